/** What of a browser outlives its processes: databases, local storage, cookies. It can be copied, as a disk image is. */
import { IDBFactory } from 'fake-indexeddb';
import type { KeyedText } from '@/db/drafts/unsaved-copy';
import { readCopy } from '@/db/unsent/second-copy/read-copy';
import type { CookieJar } from '@/sync/session/cookie-jar';
import type { BrowserProcess } from './browser-process';
import { ProfileCopies } from './profile-copies';

/** `lacks-stores`: some of its files are gone. `does-not-open`: every opening fails until it is deleted. */
export type Damage = 'lacks-stores' | 'does-not-open';

/**
 * What is bytes, and what a server told and no device gives back: a company's row repeats its particulars, which stand in a row of
 * their own.
 */
const NOT_DUMPED: readonly string[] = ['document', 'company'];

/** `row`: as src/db wrote it. */
export interface HeldRow {
  readonly store: string;
  readonly row: unknown;
}

export class BrowserProfile {
  readonly texts = new Map<string, string>();
  readonly cookies = new Map<string, string>();
  /** By database; gone with it. */
  readonly damage = new Map<string, Damage>();
  private readonly cookieWatchers = new Set<() => void>();

  constructor(
    readonly factory = new IDBFactory(),
    readonly copies = new ProfileCopies(),
  ) {}

  async copy(): Promise<BrowserProfile> {
    return this.beside(new BrowserProfile(await copyDatabases(this.factory), this.copies.copy()));
  }

  /** The browser has deleted all databases of the origin, as it does where it finds one damaged. */
  withoutDatabases(): BrowserProfile {
    const profile = this.beside(new BrowserProfile(new IDBFactory(), this.copies));
    profile.damage.clear();
    return profile;
  }

  /** The databases of the app, but for the session's. */
  async databases(): Promise<readonly string[]> {
    const known = await this.factory.databases();
    return known.flatMap(({ name = '' }) => (name.startsWith('condica:') ? [name] : []));
  }

  /** As a browser leaves it that lost files of one of its databases: those `stores`, or so many that it does not open. */
  async withDamage(database: string, stores: readonly string[] | 'all'): Promise<BrowserProfile> {
    if (stores === 'all') await ended(this.factory.deleteDatabase(database));
    else loseStores(this.factory, database, stores);
    const profile = this.beside(new BrowserProfile(this.factory, this.copies));
    profile.damage.set(database, stores === 'all' ? 'does-not-open' : 'lacks-stores');
    return profile;
  }

  /** The same, as another one: its user's databases were erased. */
  begunAnew(): BrowserProfile {
    return this.beside(new BrowserProfile(this.factory, this.copies));
  }

  private beside(profile: BrowserProfile): BrowserProfile {
    for (const [name, damage] of this.damage) profile.damage.set(name, damage);
    for (const [key, text] of this.texts) profile.texts.set(key, text);
    for (const [key, text] of this.cookies) profile.cookies.set(key, text);
    return profile;
  }

  /**
   * Everything that stands in databases, copies and local storage, as text; some stores left out (NOT_DUMPED), and so is what a
   * damaged database still holds: whoever mends it need not find it there.
   */
  async dump(): Promise<readonly string[]> {
    const rows = (await this.rows()).filter(({ store }) => !NOT_DUMPED.includes(store));
    return [...this.texts.values(), ...rows.map(({ row }) => JSON.stringify(row))];
  }

  /** The same of databases and copies, row by row. */
  async rows(): Promise<readonly HeldRow[]> {
    const held: HeldRow[] = [];
    for (const database of this.copies.databases)
      for (const [store, , row] of (await readCopy(this.copies.storeOf(database)))?.items ?? [])
        held.push({ store, row });
    for (const name of await this.databases()) {
      if (this.damage.has(name)) continue;
      const database = await ended(this.factory.open(name));
      for (const store of database.objectStoreNames)
        for (const row of await ended(database.transaction(store).objectStore(store).getAll()))
          held.push({ store, row });
      database.close();
    }
    return held;
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

/** Past IndexedDB, which would make it another version of the database. */
function loseStores(factory: IDBFactory, database: string, stores: readonly string[]): void {
  const databases = Reflect.get(factory, '_databases') as ReadonlyMap<string, RawDatabase>; // As fake-indexeddb 6 has it.
  const raw = databases.get(database);
  for (const store of stores) raw?.rawObjectStores.delete(store);
}

interface RawDatabase {
  readonly rawObjectStores: Map<string, unknown>;
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
