/** A browser profile for the session: tabs over one vault, a server that gives tokens, all turned by hand. */
import { IDBFactory } from 'fake-indexeddb';
import type { User } from '@/api/entities/user';
import { DEFAULT_BASE_URLS } from '@/api/paths';
import type { KeyedText } from '@/db/drafts/unsaved-copy';
import type { CookieJar } from '@/sync/session/cookie-jar';
import { sessionCalls } from '@/sync/session/session-calls';
import { type SessionPorts, type SessionService, sessionService } from '@/sync/session/session-service';
import { openSessionVault, type SessionVault } from '@/sync/session/session-vault';
import { type MemoryCopies, memoryCopies } from '../../db/support/memory-copy-store';
import { risingClock, risingIds } from '../../db/support/test-database';
import { memoryLocks } from './memory-locks';
import { userOf } from './sample-user';

export interface Request {
  readonly call: string;
  readonly body: Record<string, unknown>;
}

export type Answer = { readonly status: number; readonly body: unknown } | 'no answer';

export interface SessionWorld {
  readonly indexedDB: IDBFactory;
  readonly jar: CookieJar & { readonly values: Map<string, string> };
  readonly storage: Map<string, string>;
  /** The storage as a page sees it. */
  readonly textStore: KeyedText;
  readonly copies: MemoryCopies;
  readonly requests: Request[];
  answer: (request: Request) => Answer | Promise<Answer>;
  readonly tab: (ports?: Partial<SessionPorts>) => { readonly service: SessionService; readonly vault: SessionVault };
}

export function user(generation: number): User {
  return userOf(1, { token: `token-${generation}`, refreshToken: `refresh-${generation}` });
}

export function sessionWorld(): SessionWorld {
  const indexedDB = new IDBFactory();
  const locks = memoryLocks();
  const values = new Map<string, string>();
  const watchers = new Set<() => void>();
  const jar = {
    values,
    get: (name: string) => values.get(name),
    set: (name: string, value: string) => {
      values.set(name, value);
      for (const watcher of watchers) watcher();
    },
    remove: (name: string) => {
      values.delete(name);
      for (const watcher of watchers) watcher();
    },
    watch: (listener: () => void) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
  };
  const storage = new Map<string, string>();
  const textStore: KeyedText = {
    getItem: (key) => storage.get(key) ?? null,
    setItem: (key, value) => {
      storage.set(key, value);
    },
    removeItem: (key) => {
      storage.delete(key);
    },
    key: (place) => [...storage.keys()][place] ?? null,
    get length() {
      return storage.size;
    },
  };
  const newId = risingIds(7);
  const now = risingClock();
  const copies = memoryCopies();
  const world: SessionWorld = {
    copies,
    indexedDB,
    jar,
    storage,
    textStore,
    requests: [],
    answer: () => ({ status: 200, body: { user: user(1) } }),
    tab: (given = {}) => {
      const vault = openSessionVault({ indexedDB, crypto });
      const ports: SessionPorts = {
        indexedDB,
        vault,
        crypto,
        locks,
        fetch: (url, init) => exchange(world, url, init),
        calls: async () => sessionCalls,
        urls: DEFAULT_BASE_URLS,
        serverKey: 'test',
        now,
        newId,
        deadline: () => new AbortController().signal,
        cookies: jar,
        localStorage: textStore,
        copyStores: copies.stores,
        channel: null,
        ...given,
      };
      return { service: sessionService(ports), vault };
    },
  };
  return world;
}

async function exchange(world: SessionWorld, url: string, init: RequestInit): Promise<Response> {
  const request = { call: url.split('/').at(-1) ?? '', body: JSON.parse(String(init.body)) };
  world.requests.push(request);
  const answer = await world.answer(request);
  if (answer === 'no answer') throw new TypeError('fetch failed');
  return new Response(JSON.stringify(answer.body), { status: answer.status });
}
