/** What the browser may do with the app: no inline code, no foreign sources, scripts only from built addresses. */
import type { FastifyInstance } from 'fastify';

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
export function addSecurityHeaders(app: FastifyInstance, frameAncestors: readonly string[], secure: boolean): void {
  const ancestors = frameAncestors.length === 0 ? "'none'" : frameAncestors.join(' ');
  const policy = [
    ...Object.entries(POLICY).map(([name, value]) => `${name} ${value}`),
    `frame-ancestors ${ancestors}`,
  ].join('; ');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
    reply.header('x-content-type-options', 'nosniff');
    if (frameAncestors.length === 0) reply.header('x-frame-options', 'DENY');
    if (secure) reply.header('strict-transport-security', 'max-age=31536000');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  });
}
