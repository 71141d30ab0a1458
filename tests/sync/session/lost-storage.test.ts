import { describe, expect, it } from 'vitest';
import { isStorageLost } from '@/sync/session/lost-storage';
import { SESSION_DATABASE } from '@/sync/session/session-vault';
import { sessionWorld } from '../support/session-world';

const INPUT = { username: 'ana@exemplu.ro', password: 'secret', rememberMe: true };
const ENDED = { status: 401, body: { status: 'error', error: 'Sesiunea s-a încheiat.', code: 'session-ended' } };

async function signedIn() {
  const world = sessionWorld();
  const tab = world.tab();
  await tab.service.signIn(INPUT);
  return { world, tab, isLost: () => isStorageLost(world.indexedDB, world.textStore) };
}

describe('a storage that the browser has thrown away', () => {
  // Before: the sign-in page came without a word, and what had not left was missed by nobody.
  it('is known by the copies that stayed', async () => {
    const { world, isLost } = await signedIn();
    expect(await isLost()).toBe(false);
    await new Promise((resolve) => {
      world.indexedDB.deleteDatabase(SESSION_DATABASE).onsuccess = resolve;
    });
    expect(await world.tab().service.currentSession()).toBeNull();
    expect(await isLost()).toBe(true);
    await world.tab().service.signIn(INPUT);
    expect(await isLost()).toBe(false);
  });

  it('is not said of a session that was ended, on a new device, or after its data were erased', async () => {
    const { world, tab, isLost } = await signedIn();
    world.answer = () => ENDED;
    await tab.service.refresh('token-1');
    expect(await isLost()).toBe(false);
    const another = await signedIn();
    await another.tab.service.signOutAndErase();
    expect(await another.isLost()).toBe(false);
    const { indexedDB, textStore } = sessionWorld();
    expect(await isStorageLost(indexedDB, textStore)).toBe(false);
  });

  it('is not said where the worker heard that the session has ended: the copies stay until a page comes', async () => {
    const { world, tab, isLost } = await signedIn();
    const stayed = new Map(world.storage);
    await tab.service.signOut();
    for (const [name, text] of stayed) world.storage.set(name, text);
    expect(await isLost()).toBe(false);
  });
});
