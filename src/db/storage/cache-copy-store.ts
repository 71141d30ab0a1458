/**
 * The second copy in the Cache Storage of pages and workers: files of their own, in no LevelDB, and none of the quota's own
 * machinery beside IndexedDB's (docs/decisions/0030 has the measurements).
 */
import type { CopyStore, CopyStores } from './copy-store';

const NAME = 'condica-unsent ';
/** A cache is asked by addresses; nothing answers at these. */
const FOLDER = '/unsent-copy/';

/** `caches`: undefined where the page is not of a secure origin; then there is no copy. */
export function cacheCopyStores(caches: CacheStorage | undefined): CopyStores {
  return (database) => (caches === undefined ? NO_STORE : cacheCopyStore(caches, `${NAME}${database}`));
}

function cacheCopyStore(caches: CacheStorage, name: string): CopyStore {
  const opened = async (): Promise<Cache | null> => ((await caches.has(name)) ? caches.open(name) : null);
  return {
    files: async () => numbersOf((await (await opened())?.keys()) ?? []),
    read: async (file) => (await (await (await opened())?.match(addressOf(file)))?.text()) ?? null,
    write: async (file, text) => (await caches.open(name)).put(addressOf(file), new Response(text)),
    remove: async (file) => void (await (await opened())?.delete(addressOf(file))),
    erase: async () => void (await caches.delete(name)),
  };
}

function addressOf(file: number): string {
  return `${FOLDER}${file}`;
}

function numbersOf(requests: readonly Request[]): readonly number[] {
  const names = requests.map(({ url }) => new URL(url).pathname.split('/').at(-1));
  return names.map(Number).toSorted((a, b) => a - b);
}

const NO_STORE: CopyStore = {
  files: () => Promise.resolve([]),
  read: () => Promise.resolve(null),
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  erase: () => Promise.resolve(),
};
