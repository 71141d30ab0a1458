/** The particulars of the person on their way: kept until the server takes them, whatever becomes of an answer. */
import { describe, expect, it } from 'vitest';
import { DEFAULT_BASE_URLS } from '@/api/paths';
import { knownPerson, personNote } from '@/db/settings/person';
import { sendPerson } from '@/sync/drain/send-person';
import { readCounts } from '@/sync/engine/sync-counts';
import { openTestDatabase } from '../../db/support/test-database';

const NOW = '2026-11-26T10:00:00.000Z';
const OPEN = new AbortController().signal;
const CONTENT = {
  ...{ user: 7, firstName: 'Ana', lastName: 'Pop', telephone: '' },
  ...{ email: 'ana@exemplu.ro', since: '2026-01-02T08:00:00.000Z' },
};
const reply = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const taken = (changes: object) =>
  reply(200, { status: 'ok', person: { version: 2, content: { ...CONTENT, ...changes } } });

async function world(answer: (changes: object) => Response | Error) {
  const db = openTestDatabase();
  await personNote.note(db, { version: 1, content: CONTENT }, 'a');
  const sent: object[] = [];
  const ready = async () => ({
    kind: 'ready' as const,
    credentials: { token: 't', backendKey: 'b', reportKey: 'r' },
  });
  const fetch = async (_url: string, { body }: RequestInit) => {
    const asked = JSON.parse(String(body));
    sent.push(asked);
    const given = answer(asked.updateUser);
    if (given instanceof Error) throw given;
    return given;
  };
  const connection = { urls: DEFAULT_BASE_URLS, fetch };
  const ports = {
    db,
    session: { credentials: ready, renew: ready },
    connection,
    now: () => Date.parse(NOW),
    deadline: () => OPEN,
  };
  return { db, sent, send: () => sendPerson(ports, OPEN) };
}

describe('sending the particulars of the person', () => {
  it('names the changed fields alone, once, and again the same where the answer was lost', async () => {
    let lost = true;
    const { db, sent, send } = await world((changes) => {
      if (!lost) return taken(changes);
      lost = false;
      return new Error('lost');
    });
    await send();
    expect(sent).toEqual([]);
    await personNote.change(db, { telephone: '0722' });
    await send();
    expect(await personNote.pending(db)).toEqual({ telephone: '0722' });
    await send();
    await send();
    expect(sent).toEqual([1, 2].map(() => ({ userId: 7, updateUser: { telephone: '0722' } })));
    expect(await knownPerson(db)).toMatchObject({ person: { telephone: '0722' }, waits: false });
  });

  it('keeps what a server cannot take now, and with its reason what it never takes', async () => {
    let code = 'internal';
    const { db, send } = await world(() =>
      reply(code === 'internal' ? 500 : 400, { status: 'error', error: 'x', code }),
    );
    await personNote.change(db, { telephone: '0722' });
    await send();
    expect(await personNote.pending(db)).toEqual({ telephone: '0722' });
    code = 'invalid-request';
    await send();
    expect(await personNote.pending(db)).toBeNull();
    expect(await knownPerson(db)).toMatchObject({
      person: { telephone: '' },
      waits: false,
      refused: { changes: { telephone: '0722' }, reason: 'x', at: NOW },
    });
    // Before: it was logged, and the person never heard that what had been told as saved was not.
    expect(await readCounts(db)).toMatchObject({ rejected: 1, waiting: 0 });
  });
});
