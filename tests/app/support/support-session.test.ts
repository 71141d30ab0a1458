/** Which message lets the support in, and the session that it gets: in memory, renewed by nothing, ended once. */
import { describe, expect, it, vi } from 'vitest';
import { type HeardMessage, type HearingWindow, proofIn } from '@/app/support/support-message';
import { supportSession } from '@/app/support/support-session';
import type { SessionRecord } from '@/sync/session/session-record';

const ORIGIN = 'https://suport.exemplu.ro';
const PARENT = { name: 'parent' };
const SELF = { name: 'self' };
const FRAMED: HearingWindow = { self: SELF, parent: PARENT, origins: [ORIGIN] };
const GOOD: HeardMessage = {
  data: { type: 'IMPERSONATE', user: { proof: 'abc', email: 'ana@exemplu.ro' } },
  origin: ORIGIN,
  source: PARENT,
};

describe('the message', () => {
  it('is taken from the parent window, of a named origin, with a proof', () => {
    expect(proofIn(GOOD, FRAMED)).toBe('abc');
  });

  it.each([
    ['of a foreign origin', { ...GOOD, origin: 'https://altul.ro' }, FRAMED],
    ['of an origin that begins alike', { ...GOOD, origin: `${ORIGIN}.altul.ro` }, FRAMED],
    ['where the server names none', GOOD, { ...FRAMED, origins: [] }],
    ['of a popup, whose window stands in no other', { ...GOOD, source: SELF }, { ...FRAMED, parent: SELF }],
    ['of the window that opened this one', { ...GOOD, source: { name: 'opener' } }, { ...FRAMED, parent: SELF }],
    ['of another frame of the page', { ...GOOD, source: { name: 'sibling' } }, FRAMED],
    ['without a source', { ...GOOD, source: null }, FRAMED],
    ['without a proof', { ...GOOD, data: { type: 'IMPERSONATE', user: { id: 1, token: 'x' } } }, FRAMED],
    ['with an empty proof', { ...GOOD, data: { type: 'IMPERSONATE', user: { proof: '' } } }, FRAMED],
    [
      'with a proof of a megabyte',
      { ...GOOD, data: { type: 'IMPERSONATE', user: { proof: 'x'.repeat(1e6) } } },
      FRAMED,
    ],
    ['without a user', { ...GOOD, data: { type: 'IMPERSONATE' } }, FRAMED],
    ['of another kind', { ...GOOD, data: { type: 'OTHER', user: { proof: 'abc' } } }, FRAMED],
    ['that is no object', { ...GOOD, data: 'IMPERSONATE' }, FRAMED],
  ] satisfies [string, HeardMessage, HearingWindow][])('is left alone %s', (_name, message, window) => {
    expect(proofIn(message, window)).toBeNull();
  });
});

describe('the session', () => {
  const record = { id: 'r', user: { id: 7 } } as unknown as SessionRecord;

  it('is this record until it ends, and tells of its end once', async () => {
    const onEnd = vi.fn();
    const { service, end } = supportSession(record, onEnd);
    const heard: (SessionRecord | null)[] = [];
    service.onSessionChange((session) => heard.push(session));
    expect(await service.currentSession()).toBe(record);
    end();
    end();
    expect(await service.currentSession()).toBeNull();
    expect(heard).toEqual([null]);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it.each(['refresh', 'signOut', 'signOutAndErase'] as const)('ends by %s', async (way) => {
    const onEnd = vi.fn();
    const { service } = supportSession(record, onEnd);
    if (way === 'refresh') expect(await service.refresh('old')).toEqual({ kind: 'ended' });
    else expect(await service[way]()).toEqual({ warning: null });
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('lets nobody sign in over it', async () => {
    const { service } = supportSession(record, () => undefined);
    const input = { username: 'a', password: 'b', rememberMe: false };
    expect(await service.signIn(input)).toMatchObject({ kind: 'failed' });
  });
});
