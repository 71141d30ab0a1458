/** What the browser may do with the app: no inline code, styles of the page's own by their hash alone, no foreign sources. */
const POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  // The virtual lists and the floating parts set positions as style attributes.
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'condica',
} as const;

/** The policy of an answer; `styles`: sources of what a page brings with it (page-styles.ts). */
export function contentPolicy(frameAncestors: readonly string[], styles: readonly string[] = []): string {
  const ancestors = frameAncestors.length === 0 ? "'none'" : frameAncestors.join(' ');
  const policy = { ...POLICY, 'style-src': [POLICY['style-src'], ...styles].join(' ') };
  return [...Object.entries(policy).map(([name, value]) => `${name} ${value}`), `frame-ancestors ${ancestors}`].join(
    '; ',
  );
}

/** `secure`: served by https, and the browser is told to stay there. */
export function securityHeaders(frameAncestors: readonly string[], secure: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(frameAncestors),
    'x-content-type-options': 'nosniff',
    ...(frameAncestors.length === 0 ? { 'x-frame-options': 'DENY' } : {}),
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}
