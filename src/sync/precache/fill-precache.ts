/**
 * Keeps the app's files on the device: those that are not there yet. Workbox asks for the some six hundred of a first visit one
 * after the other, each with a way to the server and back, and puts each by itself (decision 0166).
 */

/** A file that is kept, as the build lists it. */
export interface PrecacheEntry {
  readonly url: string;
  /** Null where the name already says the content. */
  readonly revision: string | null;
}

/** A batch is kept whole or not at all: what a failed try has kept, the next one need not ask for. */
const BATCH = 32;

export interface PrecachePorts {
  readonly cache: Pick<Cache, 'addAll' | 'keys' | 'put'>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly entries: readonly PrecacheEntry[];
  /** The address under which a file is kept. */
  readonly keyOf: (url: string) => string;
}

/** Rejects where a file could not be brought. */
export async function fillPrecache({ cache, fetch, entries, keyOf }: PrecachePorts): Promise<void> {
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = entries.filter(({ url }) => !kept.has(keyOf(url)));
  const hashed = missing.filter(({ revision }) => revision === null).map(({ url }) => asked(keyOf(url), 'default'));
  // A response of the network, put as it came: one that is made of bytes is compiled anew at every start of the app.
  for (let from = 0; from < hashed.length; from += BATCH) await cache.addAll(hashed.slice(from, from + BATCH));
  for (const { url } of missing.filter(({ revision }) => revision !== null)) {
    const response = await fetch(asked(new URL(url, keyOf(url)).href, 'reload'));
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
    await cache.put(keyOf(url), response);
  }
}

/** What the page asks for meanwhile comes first. */
function asked(url: string, cache: RequestCache): Request {
  return new Request(url, { cache, credentials: 'same-origin', priority: 'low' });
}
