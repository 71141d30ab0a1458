/** The built app: hashed files for ever, the page and the service worker asked for each time, any route the page. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 'public, max-age=31536000, immutable';
const ASK = 'no-cache';

export async function addAppFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', path.includes('/assets/') ? YEAR : ASK);
      if (path.endsWith('service-worker.js') || path.endsWith('service-worker.js.br'))
        response.setHeader('service-worker-allowed', '/');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const navigates = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
    if (navigates && !request.url.startsWith('/api/')) return reply.sendFile('index.html');
    return reply.code(404).send({ status: 'error', error: 'Adresa nu există.', code: 'not-found' });
  });
}
