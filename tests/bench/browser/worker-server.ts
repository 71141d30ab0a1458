/** A page on loopback with one worker: the bundle is made as the product's are. */
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { build } from 'vite';

export interface WorkerServer {
  readonly url: string;
  close(): Promise<void>;
}

export const WORKER_PATH = '/bench.worker.js';

/** `entry`: the worker's file, from the repository's root. */
export async function startWorkerServer(entry: string): Promise<WorkerServer> {
  const code = await bundleWorker(entry);
  const server = createServer((request, response) => {
    const isWorker = request.url === WORKER_PATH;
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? code : '<!doctype html><title>Bench</title>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = (): Promise<void> =>
    new Promise((closed) => {
      server.closeAllConnections();
      server.close(() => closed());
    });
  return { url: `http://127.0.0.1:${port}/`, close };
}

async function bundleWorker(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@': resolve('src') } },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: resolve(entry), formats: ['es'] },
    },
  });
  const [bundle] = [built].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('The worker was not built.');
  return bundle.output[0].code;
}
