import { describe, expect, it } from 'vitest';
import { lostStorage } from '@/sync/session/lost-storage';
import { expectedDatabase } from '@/sync/session/session-copies';
import { openSessionVault, SESSION_DATABASE } from '@/sync/session/session-vault';
import { type SessionWorld, sessionWorld } from '../support/session-world';

const INPUT = { username: 'ana@exemplu.ro', password: 'secret', rememberMe: true };
const ENDED = { status: 401, body: { status: 'error', error: 'Sesiunea s-a încheiat.', code: 'session-ended' } };

function saidOf({ indexedDB, textStore: localStorage, copies }: SessionWorld) {
  return lostStorage({ indexedDB, localStorage, copyStores: copies.stores });
}

async function signedIn() {
  const world = sessionWorld();
  const tab = world.tab();
  await tab.service.signIn(INPUT);
  return { world, tab, said: () => saidOf(world) };
}

/** The session's database as a browser that died may leave it. */
async function leaveStores({ indexedDB }: SessionWorld, stores: readonly string[]): Promise<void> {
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(SESSION_DATABASE).onsuccess = resolve;
  });
  await new Promise<void>((resolve) => {
    const request = indexedDB.open(SESSION_DATABASE, 1);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store);
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}

/** What another process asks of the database after its first opening is heard when `until` has come. */
function lateAfterFirst(indexedDB: IDBFactory, until: Promise<void>): IDBFactory {
  let isFirst = true;
  return new Proxy(indexedDB, {
    get: (factory, name) => {
      if (name === 'deleteDatabase')
        return (of: string) => lateRequest(factory, () => factory.deleteDatabase(of), until);
      if (name !== 'open') return Reflect.get(factory, name, factory);
      return (of: string, version?: number) => {
        const open = () => factory.open(of, version);
        if (!isFirst) return lateRequest(factory, open, until);
        isFirst = false;
        return open();
      };
    },
  });
}

function lateRequest(indexedDB: IDBFactory, make: () => IDBOpenDBRequest, until: Promise<void>): IDBOpenDBRequest {
  const heard: [string | symbol, unknown][] = [];
  let made: IDBOpenDBRequest | undefined;
  void until.then(() => {
    made = make();
    for (const [name, listener] of heard) Reflect.set(made, name, listener);
  });
  return new Proxy(indexedDB.open('stands-in'), {
    set: (_target, name, listener) => heard.push([name, listener]) > 0,
    get: (target, name) => Reflect.get(made ?? target, name, made ?? target),
  });
}

describe('a storage that the browser has thrown away', () => {
  // Before: the sign-in page came without a word, and what had not left was missed by nobody.
  it('is known by the copies that stayed', async () => {
    const { world, said } = await signedIn();
    expect(await said()).toBe('none');
    await new Promise((resolve) => {
      world.indexedDB.deleteDatabase(SESSION_DATABASE).onsuccess = resolve;
    });
    expect(await world.tab().service.currentSession()).toBeNull();
    expect(await said()).toBe('lost');
    const name = expectedDatabase(world.textStore) ?? '';
    await world.copies.stores(name).write(1, 'ce era numai aici');
    expect(await said()).toBe('copied');
    await world.tab().service.signIn(INPUT);
    expect(await said()).toBe('none');
  });

  // Before: no page opened there any more, and no sign-in worked, until somebody erased the site's data by hand (seed 7716675).
  it.each([[[]], [['key']]])('is made anew where the session has %j of its stores left', async (stores) => {
    const { world, said } = await signedIn();
    await leaveStores(world, stores);
    const tab = world.tab();
    expect(await tab.service.currentSession()).toBeNull();
    expect(await said()).toBe('lost');
    await tab.service.signIn(INPUT);
    expect(await world.tab().service.currentSession()).not.toBeNull();
    expect(await said()).toBe('none');
  });

  it.each([[[]], [['key']], [['record']]])('is made anew by tabs that open at once, with %j left', async (stores) => {
    const { world } = await signedIn();
    await leaveStores(world, stores);
    const tabs = Array.from({ length: 4 }, () => world.tab());
    expect(await Promise.all(tabs.map(({ service }) => service.currentSession()))).toEqual([null, null, null, null]);
    const [first, ...others] = tabs;
    await first?.service.signIn(INPUT);
    for (const { vault } of others) expect(await vault.read()).not.toBeNull();
  });

  // Before: the later one took away the database that the first had made by then, with the sign-in in it.
  it('is made anew once, however late the second tab comes to it', async () => {
    const { world } = await signedIn();
    await leaveStores(world, []);
    let tellSignedIn = (): void => undefined;
    const signedInThere = new Promise<void>((resolve) => {
      tellSignedIn = resolve;
    });
    const late = openSessionVault({ indexedDB: lateAfterFirst(world.indexedDB, signedInThere), crypto });
    const first = world.tab();
    const read = late.read();
    await first.service.signIn(INPUT);
    tellSignedIn();
    expect(await read).not.toBeNull();
    for (const vault of [first.vault, late, world.tab().vault]) expect(await vault.read()).not.toBeNull();
  });

  it('is not said of a session that was ended, on a new device, or after its data were erased', async () => {
    const { world, tab, said } = await signedIn();
    world.answer = () => ENDED;
    await tab.service.refresh('token-1');
    expect(await said()).toBe('none');
    const another = await signedIn();
    await another.tab.service.signOutAndErase();
    expect(await another.said()).toBe('none');
    expect(await saidOf(sessionWorld())).toBe('none');
  });

  it('is not said where the worker heard that the session has ended: the copies stay until a page comes', async () => {
    const { world, tab, said } = await signedIn();
    const stayed = new Map(world.storage);
    await tab.service.signOut();
    for (const [name, text] of stayed) world.storage.set(name, text);
    expect(await said()).toBe('none');
  });
});
