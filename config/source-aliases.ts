import { resolve } from 'node:path';

/** What names stand for in everything that runs in a browser. */
export function sourceAliases(root: string) {
  return [
    { find: '@', replacement: resolve(root, 'src') },
    // Its entry brings a build for browsers of before 2017, a tenth larger.
    { find: /^dexie$/, replacement: resolve(root, 'node_modules/dexie/dist/modern/dexie.mjs') },
    // What wouter asks of it for React before 18, React itself has.
    { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
  ];
}
