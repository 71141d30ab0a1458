/** What the browser may do with the app: no inline code, no foreign sources, scripts only from built addresses. */
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

/** `secure`: served by https, and the browser is told to stay there. */
export function securityHeaders(frameAncestors: readonly string[], secure: boolean): Readonly<Record<string, string>> {
  const ancestors = frameAncestors.length === 0 ? "'none'" : frameAncestors.join(' ');
  return {
    'content-security-policy': [
      ...Object.entries(POLICY).map(([name, value]) => `${name} ${value}`),
      `frame-ancestors ${ancestors}`,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    ...(frameAncestors.length === 0 ? { 'x-frame-options': 'DENY' } : {}),
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}
