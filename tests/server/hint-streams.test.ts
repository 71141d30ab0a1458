/** Streams of one account: bounded, and one look a hint for all of them. */
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddCompanyPartner } from '@/api/calls/definition-calls';
import { Logout } from '@/api/calls/session-calls';
import { type HintStream, hintStreams } from '../../server/http/hint-streams';
import type { NudgeListener } from '../../server/http/nudge-hub';
import type { AccountSight } from '../../server/session/account-sight';
import { companyId, samplePartner } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { signIn, type TestClient } from './support/test-client';

const SIGHT: AccountSight = { sessions: new Set(['a', 'b']), companies: new Map([[1, 7]]) };

function openAccount(bounds = { ofSession: 2, ofAccount: 3 }) {
  const listeners = new Set<NudgeListener>();
  const told: string[] = [];
  const answers: (AccountSight | undefined)[] = [];
  let looks = 0;
  const streams = hintStreams({
    hub: {
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    bounds,
    look: async () => {
      looks += 1;
      return answers.length === 0 ? SIGHT : answers.shift();
    },
    onError: (error) => told.push(String(error)),
    later: () => () => undefined,
  });
  const stream = (name: string, session: string): HintStream => ({
    session,
    write: (company, version) => told.push(`${name} ${company}:${version}`),
    end: () => told.push(`${name} ended`),
  });
  const add = (name: string, session = 'a') => streams.add(1, stream(name, session), SIGHT.companies);
  const hint = async () => {
    for (const listener of listeners) listener(1, 7);
    await turn();
  };
  return { streams, add, hint, told, answers, listeners, looks: () => looks };
}

describe('streams of an account', () => {
  // Before: each asked the database for itself; a thousand of them took all its connections for minutes.
  it('are told of a hint by one look', async () => {
    const { add, hint, told, looks } = openAccount();
    add('one');
    add('two', 'b');
    await hint();
    expect(looks()).toBe(1);
    expect(told).toEqual(['one 1:7', 'two 1:7']);
  });

  it('are bounded by session and by account: the oldest ends', () => {
    const { add, told } = openAccount();
    for (const name of ['a1', 'a2', 'a3']) add(name, 'a');
    expect(told).toEqual(['a1 ended']);
    for (const name of ['b1', 'b2']) add(name, 'b');
    expect(told).toEqual(['a1 ended', 'a2 ended']);
  });

  it('end with their session, and all of them with the account; nothing listens then', async () => {
    const { add, hint, told, answers, listeners } = openAccount();
    add('a1', 'a');
    add('b1', 'b');
    answers.push({ ...SIGHT, sessions: new Set(['b']) }, undefined);
    await hint();
    expect(told).toEqual(['a1 ended', 'b1 1:7']);
    await hint();
    expect(told.slice(2)).toEqual(['b1 ended']);
    expect(listeners.size).toBe(0);
    add('b2', 'b');
    await hint();
    expect(told.slice(3)).toEqual(['b2 1:7']);
  });

  it('end once, when their client leaves and when the server stops', () => {
    const { add, told, streams, listeners } = openAccount();
    const leave = add('one');
    add('two', 'b');
    leave();
    leave();
    streams.endAll();
    expect(told).toEqual(['one ended', 'two ended']);
    expect(listeners.size).toBe(0);
  });
});

describe('over HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  async function open(client: TestClient) {
    const response = await client.raw('/api/backend/Nudges', {});
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    /** All that comes until the server ends it. */
    const rest = async (): Promise<string> => {
      for (let text = ''; ; ) {
        const chunk = await reader?.read();
        if (chunk === undefined || chunk.done) return text;
        text += chunk.value;
      }
    };
    return { status: response.status, rest };
  }

  it('a third stream of a session ends its first, and a sign-out ends those of its session', async () => {
    // Of one process: each bounds its own.
    const { url } = await app.startAnother();
    const [ana, elsewhere] = [await signIn(url, app.ana), await signIn(url, app.ana)];
    const streams = [await open(ana), await open(ana), await open(elsewhere), await open(ana)];
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await streams[0]?.rest();
    await ana.must(Logout, { body: { refresh: ana.user.refreshToken } });
    const partner = samplePartner('Vestit SRL');
    await elsewhere.must(AddCompanyPartner, { body: { company: companyId(app.companies.first), partner } });
    expect(await streams[1]?.rest()).toContain('event: nudge');
    await streams[3]?.rest();
    await elsewhere.must(Logout, { body: { refresh: elsewhere.user.refreshToken } });
  });
});
