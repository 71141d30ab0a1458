/** The account's preferences on their way: kept until the server takes them, whatever becomes of an answer. */
import { describe, expect, it } from 'vitest';
import { USUAL_PREFERENCES } from '@/api/entities/preferences';
import { DEFAULT_BASE_URLS } from '@/api/paths';
import { knownPreferences, preferencesNote } from '@/db/settings/preferences';
import { sendPreferences } from '@/sync/drain/send-preferences';
import { openTestDatabase } from '../../db/support/test-database';

const CREDENTIALS = { token: 't', backendKey: 'b', reportKey: 'r' };
const NOW = '2026-11-26T10:00:00.000Z';
const OPEN = new AbortController().signal;

function world(answer: (changes: object) => Response | Error) {
  const db = openTestDatabase();
  const sent: object[] = [];
  const ready = async () => ({ kind: 'ready' as const, credentials: CREDENTIALS });
  const ports = {
    db,
    session: { credentials: ready, renew: ready },
    connection: {
      urls: DEFAULT_BASE_URLS,
      fetch: async (_url: string, { body }: RequestInit) => {
        const { changes } = JSON.parse(String(body));
        sent.push(changes);
        const given = answer(changes);
        if (given instanceof Error) throw given;
        return given;
      },
    },
    now: () => Date.parse(NOW),
    deadline: () => OPEN,
  };
  return { db, sent, send: () => sendPreferences(ports, OPEN) };
}

const reply = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const taken = (content: object) => reply(200, { status: 'ok', preferences: { version: 1, content } });

describe('sending preferences', () => {
  it('asks nothing where nothing was changed', async () => {
    const { sent, send } = world(taken);
    await send();
    expect(sent).toEqual([]);
  });

  it('sends what was changed once, and again the same where the answer was lost', async () => {
    let lost = true;
    const { db, sent, send } = world((changes) => {
      if (!lost) return taken(changes);
      lost = false;
      return new Error('lost');
    });
    await preferencesNote.change(db, { startPage: 'out' });
    await send();
    expect(await preferencesNote.pending(db)).toEqual({ startPage: 'out' });
    await send();
    await send();
    expect(sent).toEqual([{ startPage: 'out' }, { startPage: 'out' }]);
    expect(await knownPreferences(db)).toMatchObject({ preferences: { startPage: 'out' }, waits: false });
  });

  it('keeps what a server cannot take now, and with its reason what it never takes', async () => {
    let code = 'internal';
    const { db, send } = world(() => reply(code === 'internal' ? 500 : 400, { status: 'error', error: 'x', code }));
    await preferencesNote.change(db, { enter: 'save' });
    await send();
    code = 'unknown-field';
    await send();
    expect(await preferencesNote.pending(db)).toEqual({ enter: 'save' });
    code = 'invalid-request';
    await send();
    expect(await knownPreferences(db)).toEqual({
      preferences: USUAL_PREFERENCES,
      waits: false,
      refused: { changes: { enter: 'save' }, reason: 'x', at: NOW },
    });
  });
});
