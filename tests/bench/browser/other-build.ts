/**
 * Another build of the app on the address of a stopped installation, so that a copy of its profile takes it over: pairs of the
 * same data under two builds.
 */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { startBrowser } from '../../browser/killable-browser';

const TRIES = 10;
/** Chromium puts local storage on the disk some seconds later, and tells nobody. */
const STORED_MS = 8_000;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** `app`: a folder dist/app. Gives the copy's folder, whose service worker serves that build. */
export async function profileWithBuild(profile: string, url: string, app: string): Promise<string> {
  const copy = `${profile}-other`;
  cpSync(profile, copy, { recursive: true });
  const server = await serve(app, Number(new URL(url).port));
  try {
    await takeOver(copy, url, app);
    return copy;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function serve(app: string, port: number): Promise<Server> {
  const shell = readFileSync(join(app, 'index.html'));
  const server = createServer(({ url: asked = '/' }, response) => {
    const path = new URL(asked, 'http://localhost').pathname;
    const type = TYPES[extname(path)];
    const file = join(app, path);
    // No server: the app goes on without, as offline.
    if (path.startsWith('/api/')) response.writeHead(503).end();
    else if (type !== undefined && existsSync(file))
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(readFileSync(file));
    else response.writeHead(200, { 'content-type': 'text/html' }).end(shell);
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

/** Until a start is served the other build's script, and its list was read whole once. */
async function takeOver(profile: string, url: string, app: string): Promise<void> {
  const script = /assets\/index-[^"]+\.js/.exec(readFileSync(join(app, 'index.html'), 'utf8'))?.[0] ?? '';
  const { page, close } = await startBrowser(profile);
  try {
    await page.goto(`${url}/app/invoices/out`);
    for (let tries = 0; tries < TRIES; tries += 1) {
      await page.getByRole('tab', { name: /^Toate *\d/ }).waitFor();
      if (await page.evaluate((wanted) => [...document.scripts].some(({ src }) => src.includes(wanted)), script)) {
        await page.waitForTimeout(STORED_MS);
        return;
      }
      await page.evaluate(updateWorker);
      await page.goto(`${url}/app/invoices/out`);
    }
    throw new Error(`${url} is not served by ${app}.`);
  } finally {
    await close();
  }
}

/** The browser's own look for a new worker waits until nobody navigates any more. Stands alone. */
async function updateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const taken = new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  await registration.update();
  if (registration.installing !== null || registration.waiting !== null) await taken;
}
