/** Cookies as the session uses them; real ones in `browser-cookie-jar.ts`. */
export interface CookieJar {
  /** Undefined where there is none, or where this context cannot read cookies. */
  readonly get: (name: string) => string | undefined;
  /** `maxAgeSeconds` null: until the browser's session ends. */
  readonly set: (name: string, value: string, maxAgeSeconds: number | null) => void;
  readonly remove: (name: string) => void;
  /** Tells of any change; gives the function that ends it. */
  readonly watch: (listener: () => void) => () => void;
}
