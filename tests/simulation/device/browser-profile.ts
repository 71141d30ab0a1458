/** What of a browser outlives its processes: databases, local storage, cookies. It can be copied, as a disk image is. */
import { IDBFactory } from 'fake-indexeddb';
import type { KeyedText } from '@/db/drafts/unsaved-copy';
import type { CookieJar } from '@/sync/session/cookie-jar';
import type { BrowserProcess } from './browser-process';

export class BrowserProfile {
  readonly texts = new Map<string, string>();
  readonly cookies = new Map<string, string>();
  private readonly cookieWatchers = new Set<() => void>();

  constructor(readonly factory = new IDBFactory()) {}

  async copy(): Promise<BrowserProfile> {
    const copied = new BrowserProfile(await copyDatabases(this.factory));
    for (const [key, text] of this.texts) copied.texts.set(key, text);
    for (const [key, text] of this.cookies) copied.cookies.set(key, text);
    return copied;
  }

  /** Local storage as a page of the process sees it. */
  textsOf(process: BrowserProcess): KeyedText {
    const { texts } = this;
    return {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void (process.alive && texts.set(key, text)),
      removeItem: (key) => void (process.alive && texts.delete(key)),
      key: (place) => [...texts.keys()][place] ?? null,
      get length() {
        return texts.size;
      },
    };
  }

  jarOf(process: BrowserProcess): CookieJar {
    const { cookies, cookieWatchers } = this;
    const changed = (change: () => void): void => {
      if (!process.alive) return;
      change();
      for (const watcher of [...cookieWatchers]) watcher();
    };
    return {
      get: (name) => cookies.get(name),
      set: (name, value) => changed(() => cookies.set(name, value)),
      remove: (name) => changed(() => cookies.delete(name)),
      watch: (listener) => {
        cookieWatchers.add(listener);
        const end = (): void => void cookieWatchers.delete(listener);
        process.onEnd(end);
        return end;
      },
    };
  }
}

async function copyDatabases(from: IDBFactory): Promise<IDBFactory> {
  const to = new IDBFactory();
  for (const { name = '', version = 1 } of await from.databases()) await copyDatabase(from, to, name, version);
  return to;
}

async function copyDatabase(from: IDBFactory, to: IDBFactory, name: string, version: number): Promise<void> {
  const source = await ended(from.open(name));
  const opening = to.open(name, version);
  opening.addEventListener('upgradeneeded', () => {
    for (const store of source.objectStoreNames) {
      const known = source.transaction(store).objectStore(store);
      const { keyPath, autoIncrement } = known;
      const made = opening.result.createObjectStore(store, { keyPath, autoIncrement });
      for (const index of known.indexNames) {
        const { keyPath: path, unique, multiEntry } = known.index(index);
        made.createIndex(index, path, { unique, multiEntry });
      }
    }
  });
  const target = await ended(opening);
  for (const store of source.objectStoreNames) {
    const rows = source.transaction(store).objectStore(store);
    const [keys, values] = await Promise.all([ended(rows.getAllKeys()), ended(rows.getAll())]);
    const writing = target.transaction(store, 'readwrite').objectStore(store);
    const puts = values.map((value, place) =>
      ended(rows.keyPath === null ? writing.put(value, keys[place]) : writing.put(value)),
    );
    await Promise.all(puts);
  }
  source.close();
  target.close();
}

function ended<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
