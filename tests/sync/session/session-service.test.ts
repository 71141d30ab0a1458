import { describe, expect, it, vi } from 'vitest';
import { keepUnsavedDraft } from '@/db/drafts/keep-unsaved-draft';

import { sessionCalls } from '@/sync/session/session-calls';
import { expectedDatabase, QUERY_CACHE_ITEM, SESSION_COOKIE, SESSION_OPEN_COOKIE } from '@/sync/session/session-copies';
import { draftOf } from '../../db/support/samples';
import { COMPANY, openTestDatabase, testProfile } from '../../db/support/test-database';
import { type Answer, sessionWorld, user } from '../support/session-world';

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

  it('names the user’s database beside its copies, again where the name was changed, until it ends', async () => {
    const { world, tab } = await signedIn();
    const named = () => expectedDatabase(world.textStore);
    const own = named();
    expect(own).toMatch(/^condica:.+:1$/);
    world.storage.set('condica.database', 'condica:another:2');
    await world.tab().service.currentSession();
    expect(named()).toBe(own);
    await tab.service.signOut();
    expect(named()).toBeNull();
  });

  it('says that there is no connection where its calls cannot be read, and tries again the next time', async () => {
    const world = sessionWorld();
    let readable = false;
    const calls = async () => {
      if (!readable) throw new Error('The chunk could not be read.');
      return sessionCalls;
    };
    const { service } = world.tab({ calls });
    expect(await service.signIn(INPUT)).toEqual({
      kind: 'failed',
      message: 'Ne pare rău, nu s-a putut stabili conexiunea cu serverul.',
    });
    expect(world.requests).toEqual([]);
    readable = true;
    expect((await service.signIn(INPUT)).kind).toBe('signed-in');
    readable = false;
    // The session stands: nothing has refused it.
    expect(await service.refresh('token-1')).toEqual({ kind: 'unreachable' });
    expect((await service.currentSession())?.user.token).toBe('token-1');
  });

  it('asks for the code where the server wants one', async () => {
    const world = sessionWorld();
    world.answer = () => ({ status: 401, body: { status: 'error', error: 'Cod', authenticator: true } });
    expect(await world.tab().service.signIn(INPUT)).toEqual({ kind: 'code-required', message: 'Cod' });
  });

  it.each([
    [{ status: 400, body: { status: 'error', error: 'x' } }, 'Request invalid. Verificați datele introduse.'],
    [{ status: 401, body: { status: 'error', error: 'Parola nu e bună.' } }, 'Parola nu e bună.'],
    [{ status: 500, body: { status: 'error', error: 'x' } }, 'Eroare de server. Încercați mai târziu.'],
    // Before: „Eroare necunoscută”, and the person tried on.
    [
      { status: 429, body: { status: 'error', error: 'Încercați din nou peste 4 minute.', code: 'too-many-requests' } },
      'Încercați din nou peste 4 minute.',
    ],
    [
      { status: 403, body: { status: 'error', error: 'Contul este dezactivat.', code: 'account-disabled' } },
      'Contul este dezactivat.',
    ],
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

/** While the renewal's answer is on its way the person signs out and in again, without remember-me. */
async function renewalOverASignIn(answer: Answer) {
  const { world, tab } = await signedIn(false);
  world.answer = async ({ call }) => {
    if (call !== 'RefreshSession') return { status: 200, body: { status: 'ok', user: user(5) } };
    const other = world.tab().service;
    await other.signOut();
    await other.signIn({ ...INPUT, rememberMe: false });
    return answer;
  };
  return { world, outcome: await tab.service.refresh('token-1') };
}

describe('an old renewal and a new sign-in', () => {
  // Before: the late refusal cleared the vault, or the copies, whoever was signed in by then.
  it.each([
    ['refused', ENDED],
    ['granted', { status: 200, body: { user: user(2) } }],
  ])('leaves the new session alone when the old one is %s', async (_how, answer) => {
    const { world, outcome } = await renewalOverASignIn(answer);
    expect(outcome).toMatchObject({ kind: 'ready', record: { user: { token: 'token-5' } } });
    expect((await world.tab().service.currentSession())?.user.token).toBe('token-5');
    expect(world.jar.get(SESSION_OPEN_COOKIE)).toBeDefined();
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

  it.each([
    [{ status: 400, body: { status: 'error', error: 'x', code: 'invalid-request' } }, 'Invalid user data'],
    [{ status: 500, body: { status: 'error', error: 'x' } }, 'A intervenit o eroare'],
    [{ status: 502, body: '<html>' }, 'A intervenit o eroare'],
  ])('says what the server made of it: %j', async (answer, warning) => {
    const { world, tab } = await signedIn();
    world.answer = () => answer;
    expect((await tab.service.signOut()).warning).toBe(warning);
    expect((await world.tab().service.signOut()).warning).toBe('Undefined session');
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

  // Before: the tab heard of it while the server was told, and a call begun in between was answered with 401.
  it('is known to the tab before the server is told', async () => {
    const { world, tab } = await signedIn();
    const order: string[] = [];
    tab.service.onSessionChange((session) => order.push(session === null ? 'the tab' : 'signed in'));
    world.answer = () => {
      order.push('the server');
      return { status: 200, body: { status: 'ok' } };
    };
    await tab.service.signOut();
    expect(order).toEqual(['the tab', 'the server']);
  });

  it('erases what the device holds when asked to', async () => {
    const { world, tab } = await signedIn();
    const profile = { ...testProfile(), indexedDB: world.indexedDB };
    await openTestDatabase(profile).open();
    world.answer = () => ({ status: 200, body: { status: 'ok' } });
    await tab.service.signOutAndErase();
    expect(await world.indexedDB.databases()).toEqual([]);
  });

  // Before: all stood there until the server had answered, or a minute was over, and what somebody who signed in meanwhile wrote went too.
  it('erases it also where the server does not answer', async () => {
    const { world, tab } = await signedIn();
    const profile = { ...testProfile(), indexedDB: world.indexedDB };
    await openTestDatabase(profile).open();
    let answer = (_: Answer): void => undefined;
    world.answer = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const erasing = tab.service.signOutAndErase();
    await vi.waitFor(async () => expect(await world.indexedDB.databases()).toEqual([]));
    answer('no answer');
    expect((await erasing).warning).not.toBeNull();
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

/** What stands in local storage beside the session; the first is typed text that nothing else holds. */
const OTHER_ITEMS = [
  ['condica.unsaved condica:test:1 00000000-0000-4000-8000-0000000000aa', '{"notes":"scris"}'],
  ['condica.columns.out', '{"order":[]}'],
  ['condica.theme', 'dark'],
  ['of a later version', 'x'],
] as const;

/** Each gives the session up in its own way. */
const ENDS: Readonly<Record<string, (of: Awaited<ReturnType<typeof signedIn>>) => Promise<unknown>>> = {
  'the cookie of the browser session is gone at the start': ({ world }) => {
    world.jar.remove(SESSION_OPEN_COOKIE);
    return world.tab().service.currentSession();
  },
  'the server refuses the renewal in another tab': ({ world }) => {
    world.answer = () => ENDED;
    return world.tab().service.refresh('token-1');
  },
  'the person signs out': ({ world, tab }) => {
    world.answer = () => ({ status: 200, body: { status: 'ok' } });
    return tab.service.signOut();
  },
};

describe('the end of a session', () => {
  // Before: local storage was emptied whole, and with it the last keys typed before the page went (promise 1).
  it.each(Object.keys(ENDS))('takes only its own items out of local storage when %s', async (way) => {
    const { world, tab } = await signedIn(false);
    for (const [key, text] of OTHER_ITEMS) world.storage.set(key, text);
    world.storage.set(QUERY_CACHE_ITEM, '{}');
    await ENDS[way]?.({ world, tab });
    expect(await world.tab().service.currentSession()).toBeNull();
    expect([...world.storage]).toEqual(OTHER_ITEMS);
  });

  it('takes the typed text of the user with it, and of nobody else, where the person erases his data', async () => {
    const { world, tab } = await signedIn();
    const copy = { companyId: COMPANY, content: draftOf(), written: null };
    const storage = world.textStore;
    for (const name of ['condica:test:1', 'condica:test:2']) keepUnsavedDraft(storage, name, 'a', copy);
    world.storage.set('condica.theme', 'dark');
    world.answer = () => ({ status: 200, body: { status: 'ok' } });
    await tab.service.signOutAndErase();
    expect([...world.storage.keys()]).toEqual(['condica.unsaved condica:test:2 a', 'condica.theme']);
  });

  it('takes the second copy of the user with it, and of nobody else, where the person erases his data', async () => {
    const { world, tab } = await signedIn();
    for (const name of ['condica:test:1', 'condica:test:2']) await world.copies.stores(name).write(1, 'scris');
    world.answer = () => ({ status: 200, body: { status: 'ok' } });
    const another = await signedIn();
    another.world.answer = world.answer;
    await another.world.copies.stores('condica:test:1').write(1, 'scris');
    await another.tab.service.signOut();
    expect([...another.world.copies.texts.keys()]).toEqual(['condica:test:1']);
    await tab.service.signOutAndErase();
    expect([...world.copies.texts.keys()]).toEqual(['condica:test:2']);
  });
});
