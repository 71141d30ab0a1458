import { describe, expect, it } from 'vitest';
import { SESSION_COOKIE, SESSION_OPEN_COOKIE } from '@/sync/session/session-copies';
import { openTestDatabase, testProfile } from '../../db/support/test-database';
import { sessionWorld, user } from '../support/session-world';

const INPUT = { username: 'ana@exemplu.ro', password: 'secret', rememberMe: true };
const ENDED = { status: 401, body: { status: 'error', error: 'Sesiunea s-a încheiat.', code: 'session-ended' } };

async function signedIn(rememberMe = true) {
  const world = sessionWorld();
  const tab = world.tab();
  await tab.service.signIn({ ...INPUT, rememberMe });
  world.requests.length = 0;
  return { world, tab };
}

describe('signing in', () => {
  it('keeps the session for every tab, sealed everywhere outside', async () => {
    const { world } = await signedIn();
    expect((await world.tab().service.currentSession())?.user.token).toBe('token-1');
    expect(world.jar.get(SESSION_COOKIE)).toBeDefined();
    const outside = JSON.stringify([...world.jar.values, ...world.storage]);
    for (const secret of ['token-1', 'refresh-1', 'backend']) expect(outside).not.toContain(secret);
  });

  it('asks for the code where the server wants one', async () => {
    const world = sessionWorld();
    world.answer = () => ({ status: 401, body: { status: 'error', error: 'Cod', authenticator: true } });
    expect(await world.tab().service.signIn(INPUT)).toEqual({ kind: 'code-required' });
  });

  it.each([
    [{ status: 400, body: { status: 'error', error: 'x' } }, 'Request invalid. Verificați datele introduse.'],
    [{ status: 401, body: { status: 'error', error: 'Parola nu e bună.' } }, 'Parola nu e bună.'],
    [{ status: 500, body: { status: 'error', error: 'x' } }, 'Eroare de server. Încercați mai târziu.'],
    [{ status: 418, body: '<html>' }, 'Eroare necunoscută. Încercați din nou.'],
    ['no answer' as const, 'Ne pare rău, nu s-a putut stabili conexiunea cu serverul.'],
  ])('says why it failed: %j', async (answer, message) => {
    const world = sessionWorld();
    world.answer = () => answer;
    expect(await world.tab().service.signIn(INPUT)).toEqual({ kind: 'failed', message });
    expect(await world.tab().service.currentSession()).toBeNull();
  });

  it('ends with the browser without remember-me, and lasts with it', async () => {
    for (const rememberMe of [false, true]) {
      const { world } = await signedIn(rememberMe);
      world.jar.remove(SESSION_OPEN_COOKIE);
      expect((await world.tab().service.currentSession()) !== null).toBe(rememberMe);
    }
  });

  it('writes the copies again where they are gone', async () => {
    const { world } = await signedIn();
    world.storage.clear();
    world.jar.values.clear();
    await world.tab().service.currentSession();
    expect(world.storage.size).toBeGreaterThan(0);
    expect(world.jar.get(SESSION_COOKIE)).toBeDefined();
  });
});

describe('renewing', () => {
  it('asks once for two tabs at once', async () => {
    const { world, tab } = await signedIn();
    world.answer = () => ({ status: 200, body: { user: user(2) } });
    const other = world.tab();
    const outcomes = await Promise.all([tab.service.refresh('token-1'), other.service.refresh('token-1')]);
    expect(world.requests.map(({ call }) => call)).toEqual(['RefreshSession']);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ kind: 'ready', record: { user: { token: 'token-2' } } });
  });

  it('stores the request id first and asks again with it after a lost answer, in another tab too', async () => {
    const { world, tab } = await signedIn();
    world.answer = async () => {
      // What a killed browser would find: the id is on the disk before the call is out.
      expect((await world.tab().vault.read())?.record.refreshRequestId).not.toBeNull();
      return 'no answer' as const;
    };
    expect(await tab.service.refresh('token-1')).toEqual({ kind: 'unreachable' });
    world.answer = () => ({ status: 200, body: { user: user(2) } });
    await world.tab().service.refresh('token-1');
    const ids = world.requests.map(({ body }) => body.requestId);
    expect(ids[0]).toBeTypeOf('string');
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it('signs out where the server refuses', async () => {
    const { world, tab } = await signedIn();
    world.answer = () => ENDED;
    expect(await tab.service.refresh('token-1')).toEqual({ kind: 'ended' });
    expect(await world.tab().service.currentSession()).toBeNull();
    expect(world.jar.get(SESSION_COOKIE)).toBeUndefined();
  });

  it('does not bring back a session that was ended while the answer was on its way', async () => {
    const { world, tab } = await signedIn();
    world.answer = async ({ call }) => {
      if (call === 'RefreshSession') await world.tab().service.signOut();
      return { status: 200, body: { user: user(2), status: 'ok' } };
    };
    expect(await tab.service.refresh('token-1')).toEqual({ kind: 'ended' });
    expect(await world.tab().service.currentSession()).toBeNull();
  });
});

describe('signing out', () => {
  it('ends the session here even where the server cannot be told', async () => {
    const { world, tab } = await signedIn();
    world.answer = () => 'no answer';
    expect((await tab.service.signOut()).warning).toBe('Ne pare rău, nu s-a putut stabili conexiunea cu serverul.');
    expect(await world.tab().service.currentSession()).toBeNull();
    expect(world.storage.size).toBe(0);
  });

  // What ran under the session went on while the server was told, and heard 401 in between.
  it('has ended here before the server is told', async () => {
    const { world, tab } = await signedIn();
    let atTheServer: unknown;
    world.answer = async () => {
      atTheServer = await world.tab().service.currentSession();
      return { status: 200, body: { status: 'ok' } };
    };
    expect(await tab.service.signOut()).toEqual({ warning: null });
    expect(atTheServer).toBeNull();
  });

  it('erases what the device holds when asked to', async () => {
    const { world, tab } = await signedIn();
    const profile = { ...testProfile(), indexedDB: world.indexedDB };
    await openTestDatabase(profile).open();
    world.answer = () => ({ status: 200, body: { status: 'ok' } });
    await tab.service.signOutAndErase();
    expect(await world.indexedDB.databases()).toEqual([]);
  });

  it('tells the other tabs', async () => {
    const { world, tab } = await signedIn();
    const seen: (string | undefined)[] = [];
    const told = new Promise<void>((resolve) => {
      world.tab().service.onSessionChange((session) => {
        seen.push(session?.user.token);
        resolve();
      });
    });
    world.answer = () => ({ status: 200, body: { status: 'ok' } });
    await tab.service.signOut();
    await told;
    expect(seen).toEqual([undefined]);
  });
});
