/** Version and day of the build, put in by the bundler (config/build-facts.ts). */
declare const __BUILD__: { readonly version: string; readonly date: string; readonly commit: string };

export const buildFacts = __BUILD__;
