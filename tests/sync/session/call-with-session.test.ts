import { describe, expect, it } from 'vitest';
import type { ServerConnection } from '@/api/call-server';
import { GetAuthorizations } from '@/api/calls/session-calls';
import { callWithSession } from '@/sync/session/call-with-session';
import type { CredentialsOutcome, SessionPort } from '@/sync/session/session-port';

const ENDED = JSON.stringify({ status: 'error', error: 'Sesiunea s-a încheiat.', code: 'session-ended' });
const READY: CredentialsOutcome = { kind: 'ready', credentials: { token: 'a', backendKey: 'b', reportKey: 'c' } };

/** A server that ends every session, and what it was asked with. */
function endingServer() {
  const asked: (string | null)[] = [];
  const connection: ServerConnection = {
    fetch: async (_, init) => {
      asked.push(new Headers(init.headers).get('authorization'));
      return new Response(ENDED, { status: 401 });
    },
    urls: { common: '/c', backend: '/b', reports: '/r' },
  };
  return { asked, connection };
}

function ask(connection: ServerConnection, first: CredentialsOutcome, renewed: CredentialsOutcome = first) {
  const session: SessionPort = { credentials: async () => first, renew: async () => renewed };
  return callWithSession(connection, session, GetAuthorizations, { params: undefined, body: undefined });
}

describe('a call with the session', () => {
  it('asks nothing once somebody signed out, and says that the session has ended', async () => {
    const { asked, connection } = endingServer();
    expect(await ask(connection, { kind: 'signed-out' })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 'session-ended', reaction: 'sign-in' },
    });
    expect(asked).toEqual([]);
  });

  it('asks nothing while the session cannot be renewed', async () => {
    const { asked, connection } = endingServer();
    expect(await ask(connection, { kind: 'unreachable' })).toEqual({ ok: false, failure: { kind: 'network' } });
    expect(asked).toEqual([]);
  });

  it('gives the refusal of the server where the session ended meanwhile, without asking again', async () => {
    const { asked, connection } = endingServer();
    expect(await ask(connection, READY, { kind: 'signed-out' })).toMatchObject({
      failure: { code: 'session-ended', body: { error: 'Sesiunea s-a încheiat.' } },
    });
    expect(asked).toEqual(['Bearer a']);
  });

  it('asks once more with what was renewed', async () => {
    const { asked, connection } = endingServer();
    await ask(connection, READY, { kind: 'ready', credentials: { token: 'z', backendKey: 'b', reportKey: 'c' } });
    expect(asked).toEqual(['Bearer a', 'Bearer z']);
  });
});
