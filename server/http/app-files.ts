/** The built app: hashed files for ever, the page and the service worker asked for each time, any route the page. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { XSRF_COOKIE } from '@/api/headers';
import { errorReply } from '../calls/error-reply';
import { refused } from '../calls/reply';
import { pageStyles } from './page-styles';
import { contentPolicy } from './security-headers';

const YEAR = 'public, max-age=31536000, immutable';
const ASK = 'no-cache';

export interface AppFiles {
  /** Where it is not built, only the calls are served. */
  readonly folder: string;
  /** Served by https. */
  readonly secure: boolean;
  readonly frameAncestors: readonly string[];
}

export async function addAppFiles(app: FastifyInstance, { folder, secure, frameAncestors }: AppFiles): Promise<void> {
  const page = join(folder, 'index.html');
  const built = existsSync(page);
  const styles = pageStyles(page);
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('content-security-policy', contentPolicy(frameAncestors, await styles()));
    return sendPage(request, reply, secure);
  };
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.setHeader('cache-control', /[\\/]assets[\\/]/.test(path) ? YEAR : ASK);
        if (/service-worker\.js(\.br|\.gz)?$/.test(path)) response.setHeader('service-worker-allowed', '/');
      },
    });
    app.get('/', send);
    // As the service worker keeps it, headers and all.
    app.get('/index.html', send);
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && isNavigation(request)) return send(request, reply);
    if (request.url.startsWith('/api/')) {
      const { status, body } = errorReply(refused('unknown-call'));
      return reply.code(status).send(body);
    }
    const { status, body } = errorReply(refused('not-found'));
    return reply.code(status).send({ ...body, error: 'Adresa nu există.' });
  });
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true && !url.startsWith('/api/');
}

/**
 * The page brings the XSRF cookie that the app sends back in a header (specification, section 7). No call is authenticated
 * by a cookie, so none is refused for want of it.
 */
function sendPage(request: FastifyRequest, reply: FastifyReply, secure: boolean): FastifyReply {
  const has = request.headers.cookie?.split(/;\s*/).some((part) => part.startsWith(`${XSRF_COOKIE}=`)) === true;
  const cookie = `${XSRF_COOKIE}=${randomBytes(18).toString('base64url')}; Path=/; SameSite=Strict`;
  if (!has) reply.header('set-cookie', secure ? `${cookie}; Secure` : cookie);
  return reply.header('cache-control', ASK).sendFile('index.html');
}
