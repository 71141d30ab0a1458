/** The product's own document worker: the built script, and a first verdict asked of it as the app asks (Comlink's wire). */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Its path on the app's origin. */
export function documentWorkerPath(): string {
  const name = readdirSync(join('dist', 'app', 'assets')).find((file) => /^document\.worker.*\.js$/.test(file));
  if (name === undefined) throw new Error('The build has no document worker.');
  return `/assets/${name}`;
}

export interface FreshWorker {
  /** Milliseconds from `new Worker` to the first verdict's arrival, and of a second verdict after it. */
  readonly first: number;
  readonly second: number;
}

/** The page's Content-Security-Policy must be switched off: the app lets only itself start workers. */
export function freshVerdict(page: Page, path: string, xml: string): Promise<FreshWorker> {
  return page.evaluate(
    async ([script, text]) => {
      const began = performance.now();
      const worker = new Worker(script, { type: 'module' });
      const verdict = (id: string): Promise<number> =>
        new Promise((resolve, reject) => {
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.onmessage = ({ data }) => data.id === id && resolve(performance.now());
          worker.postMessage({ id, type: 'APPLY', path: ['validate'], argumentList: [{ type: 'RAW', value: text }] });
        });
      const first = await verdict('first');
      const second = await verdict('second');
      worker.terminate();
      return { first: first - began, second: second - first };
    },
    [path, xml] as const,
  );
}

/** An empty worker of the same origin: what the browser takes for a thread. */
export function emptyWorker(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const url = URL.createObjectURL(new Blob(['postMessage(0)'], { type: 'text/javascript' }));
    const began = performance.now();
    const worker = new Worker(url, { type: 'module' });
    await new Promise((resolve) => {
      worker.onmessage = resolve;
    });
    const took = performance.now() - began;
    worker.terminate();
    return took;
  });
}
