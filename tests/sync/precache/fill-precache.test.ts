/** The app's files come to the device in batches; a try that failed has kept what it brought. */
import { beforeEach, expect, it } from 'vitest';
import { fillPrecache, type PrecacheEntry } from '@/sync/precache/fill-precache';

const ORIGIN = 'https://app.test';
const ASSETS = Array.from({ length: 100 }, (_, index) => `/assets/part-${index}.js`);
const ENTRIES: readonly PrecacheEntry[] = [
  ...ASSETS.map((url) => ({ url, revision: null })),
  { url: '/index.html', revision: 'r1' },
];
const SHELL_KEY = `${ORIGIN}/index.html?__WB_REVISION__=r1`;
const ALL = [...ASSETS.map((url) => ORIGIN + url), SHELL_KEY].sort();

let kept: Map<string, Response>;
let asked: Request[];
let refused: string | undefined;

beforeEach(() => {
  kept = new Map();
  asked = [];
  refused = undefined;
});

async function fetch(request: Request): Promise<Response> {
  asked.push(request);
  return new Response(request.url, { status: new URL(request.url).pathname === refused ? 503 : 200 });
}

/** As a browser has it: all of a call or none. */
const cache: Pick<Cache, 'addAll' | 'keys' | 'put'> = {
  keys: async () => [...kept.keys()].map((url) => new Request(url)),
  put: async (key, response) => void kept.set(String(key), response),
  addAll: async (requests) => {
    const came = await Promise.all(
      [...requests].map(async (one) => [new Request(one), await fetch(new Request(one))] as const),
    );
    if (came.some(([, { ok }]) => !ok)) throw new TypeError('Request failed');
    for (const [{ url }, response] of came) kept.set(url, response);
  },
};

const fill = (): Promise<void> =>
  fillPrecache({
    cache,
    fetch,
    entries: ENTRIES,
    keyOf: (url) => (url === '/index.html' ? SHELL_KEY : ORIGIN + url),
  });

it('keeps every file under its key, the page past the cache of the browser', async () => {
  await fill();
  expect([...kept.keys()].sort()).toEqual(ALL);
  expect(asked).toHaveLength(ENTRIES.length);
  expect(asked.filter(({ cache }) => cache === 'reload').map(({ url }) => url)).toEqual([`${ORIGIN}/index.html`]);
});

it('asks for what an update changed alone', async () => {
  await fill();
  kept.delete(`${ORIGIN}/assets/part-7.js`);
  asked = [];
  await fill();
  expect(asked.map(({ url }) => url)).toEqual([`${ORIGIN}/assets/part-7.js`]);
  expect([...kept.keys()].sort()).toEqual(ALL);
});

it.each(['/assets/part-60.js', '/index.html'])(
  'fails where %s is refused, and does not ask again for what came',
  async (path) => {
    refused = path;
    await expect(fill()).rejects.toThrow();
    const before = kept.size;
    expect(before).toBeGreaterThan(30);
    refused = undefined;
    asked = [];
    await fill();
    expect(asked).toHaveLength(ENTRIES.length - before);
    expect([...kept.keys()].sort()).toEqual(ALL);
  },
);
