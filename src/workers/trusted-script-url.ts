/**
 * The one Trusted Types policy of the app. It lets through only addresses of built scripts on the app's own origin: the
 * workers' files and the service worker. Everything else that is made a script address throws, in every browser. The page
 * makes it before anything else (app/claim-script-policy.ts): its name is free once, for whoever comes first.
 */
interface TrustedTypePolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): TrustedTypePolicy;
}

const BUILT_SCRIPT = /^\/(?:assets\/[\w.-]+\.js|service-worker\.js|src\/[\w./-]+\.worker\.ts(?:\?[\w&=_-]*)?)$/;

let policy: TrustedTypePolicy | undefined;

function checked(url: string): string {
  const { origin, pathname, search } = new URL(url, self.location.origin);
  if (origin === self.location.origin && BUILT_SCRIPT.test(`${pathname}${search}`)) return url;
  throw new TypeError(`Not a built script of this app: ${url}`);
}

function thePolicy(): TrustedTypePolicy {
  const factory = (self as { trustedTypes?: TrustedTypePolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('condica', { createScriptURL: checked }) ?? { createScriptURL: checked };
  return policy;
}

/** Makes the policy, where the browser has such. */
export function claimScriptPolicy(): void {
  thePolicy();
}

/** The address as the browser accepts it for `new Worker` and `serviceWorker.register`; throws for any other address. */
export function trustedScriptUrl(url: string): string {
  return thePolicy().createScriptURL(url);
}
