/** Messages to suppliers (RASP): sent once whatever happens to the answer, followed, refused with ANAF's words. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArchiveItem, SentNote } from '@/api/entities/archive-item';
import type { EntityId } from '@/api/ids';
import { sendMessage } from '../../../server/calls/invoices/send-message';
import { asUser } from '../../../server/database/as-user';
import type { MailboxParts } from '../../../server/mailbox/mailbox-parts';
import { ANAF_MAILBOX_PLAN } from '../../../server/mailbox/mailbox-plan';
import { noteStep } from '../../../server/mailbox/notes/note-step';
import { wakeNotes } from '../../../server/mailbox/notes/wake-notes';
import type { UploadAnswer } from '../../../server/outside/anaf/anaf-port';
import { sampleInvoice } from '../outside/sample-invoice';
import { type MailboxWorld, MINUTE_MS, mailboxWorld, OWN_CIF, SUPPLIER_CIF } from './mailbox-world';

let world: MailboxWorld;
beforeAll(async () => {
  world = await mailboxWorld();
  await world.database.asOwner(async (db) => {
    await db
      .insertInto('app_user')
      .values({ email: 'a@b.ro', email_key: 'a@b.ro', password_hash: 'x', first_name: 'Ana', last_name: 'Pop' })
      .execute();
    await db.insertInto('company_authorization').values({ company_id: 1, user_id: 1 }).execute();
  });
});
afterAll(() => world.close());

async function received(number: string): Promise<ArchiveItem> {
  await world.send(sampleInvoice({ number, sellerCif: SUPPLIER_CIF, buyerCif: OWN_CIF }));
  world.clock.now += MINUTE_MS;
  await world.look();
  return itemOf(number);
}

async function itemOf(number: string): Promise<ArchiveItem> {
  const item = (await world.archive()).find((one) => one.number === number);
  if (item === undefined) throw new Error(`${number} is not there`);
  return item;
}

function write(invoice: string, message: string, more: object = {}) {
  const body = { company: 1, invoice, message, ...more } as Parameters<typeof sendMessage>[1]['body'];
  const parts = { now: () => world.clock.now, lookNow: async () => undefined };
  return asUser(world.database.app, 1, (tx) => sendMessage(tx, { body, idempotencyKey: randomUUID() }, 1, parts));
}

/** As many looks as the longest way takes. */
async function later(parts?: MailboxParts): Promise<void> {
  for (let looks = 0; looks < 6; looks += 1) {
    world.clock.now += MINUTE_MS;
    await world.look(1, parts);
  }
}

const sent = async () => (await world.messages()).filter(({ type }) => type === 'MESAJ CUMPARATOR TRANSMIS');
const textsOf = async () => (await sent()).map(({ texts }) => texts[0]);

/** A restore's. */
const begin = () =>
  sql`select begin_epoch(${randomUUID()}, 'restore', ${new Date(world.clock.now)}, (select max(seq) from epoch))`;

function withUpload(upload: (...args: Parameters<MailboxParts['anaf']['upload']>) => Promise<UploadAnswer>) {
  return { ...world.parts, anaf: { ...world.parts.anaf, upload } };
}

describe('a message to the supplier', () => {
  it('is recorded at once, sent, followed to its verdict, and comes back with the mailbox', async () => {
    const { id } = await received('N-1');
    const text = 'La poziția 3 am primit 10 bidoane, nu „12”.\nVă rugăm <corectați> & confirmați.';
    expect(await write(id, text)).toMatchObject({ kind: 'done' });
    expect((await itemOf('N-1')).notes).toMatchObject([{ text, by: 'Ana Pop', state: 'recorded' }]);
    await later();
    expect((await itemOf('N-1')).notes).toMatchObject([{ text, state: 'sent', detail: '' }]);
    expect(await textsOf()).toEqual([text]);
    const said = (await itemOf('N-1')).events.filter(({ event }) => event === 'buyer-message-sent');
    expect(said.map(({ detail }) => detail)).toEqual([text]);
  });

  it('whose answer was lost after ANAF had it is found there, and not sent again', async () => {
    const { id } = await received('N-2');
    await write(id, 'Răspuns pierdut');
    let calls = 0;
    const lossy = withUpload(async (...args) => {
      calls += 1;
      await world.parts.anaf.upload(...args);
      return { kind: 'unknown', detail: 'reset' };
    });
    await later(lossy);
    expect((await itemOf('N-2')).notes).toMatchObject([{ state: 'sent' }]);
    expect(calls).toBe(1);
    expect((await textsOf()).filter((text) => text === 'Răspuns pierdut')).toHaveLength(1);
  });

  it('lost before ANAF had it is sent once more when the list has had time to show it', async () => {
    const { id } = await received('N-3');
    await write(id, 'Cerere pierdută');
    let calls = 0;
    const lossy = withUpload(async (...args) => {
      calls += 1;
      return calls === 1 ? { kind: 'unknown', detail: 'reset' } : world.parts.anaf.upload(...args);
    });
    await world.look(1, lossy);
    expect((await itemOf('N-3')).notes).toMatchObject([{ state: 'doubtful' }]);
    expect(calls).toBe(1);
    await later(lossy);
    await later(lossy);
    expect((await itemOf('N-3')).notes).toMatchObject([{ state: 'sent' }]);
    expect(calls).toBe(2);
    expect((await textsOf()).filter((text) => text === 'Cerere pierdută')).toHaveLength(1);
  });

  it('sent again, and lost again after ANAF had it, is looked for as long as the first time', async () => {
    const { id } = await received('N-11');
    await write(id, 'De două ori pierdut');
    let calls = 0;
    const lossy = withUpload(async (...args) => {
      calls += 1;
      if (calls > 1) await world.parts.anaf.upload(...args);
      return { kind: 'unknown', detail: 'reset' };
    });
    await world.look(1, lossy);
    while (calls < 2) {
      world.clock.now += 1000;
      await world.look(1, lossy);
    }
    // ANAF's list does not show it yet.
    world.clock.now += 600;
    await world.look(1, lossy);
    await later(lossy);
    expect((await itemOf('N-11')).notes).toMatchObject([{ state: 'sent' }]);
    expect(calls).toBe(2);
    expect((await textsOf()).filter((text) => text === 'De două ori pierdut')).toHaveLength(1);
  });

  it('found in the middle of its sending, after a killed process, is looked for first', async () => {
    const { id } = await received('N-4');
    await write(id, 'Proces oprit');
    const killed = withUpload(async (...args) => {
      await world.parts.anaf.upload(...args);
      throw new Error('killed');
    });
    await expect(world.look(1, killed)).rejects.toThrow('killed');
    expect((await itemOf('N-4')).notes).toMatchObject([{ state: 'sending' }]);
    await later();
    expect((await itemOf('N-4')).notes).toMatchObject([{ state: 'sent' }]);
    expect((await textsOf()).filter((text) => text === 'Proces oprit')).toHaveLength(1);
  });

  it('met by two jobs at once, of two messages that follow each other, is sent by one of them', async () => {
    const { id } = await received('N-8');
    await write(id, 'De la două joburi');
    let meet = (): void => undefined;
    const both = new Promise<void>((resolve) => {
      meet = resolve;
    });
    let have = 0;
    /** Goes on from its first look at what is due when the other one has looked too. */
    const meeting = (): MailboxParts => {
      let first = true;
      const asCompany: MailboxParts['asCompany'] = async (company, work) => {
        const seen = await world.parts.asCompany(company, work);
        if (!first) return seen;
        first = false;
        have += 1;
        if (have === 2) meet();
        await both;
        return seen;
      };
      return { ...world.parts, asCompany };
    };
    const step = () => noteStep({ parts: meeting(), companyId: 1, cif: OWN_CIF, listedTo: world.clock.now });
    await Promise.all([step(), step()]);
    await later();
    expect((await itemOf('N-8')).notes).toMatchObject([{ state: 'sent' }]);
    expect((await textsOf()).filter((text) => text === 'De la două joburi')).toHaveLength(1);
  });

  it('that ANAF refuses says why; a full day waits', async () => {
    const { id } = await received('N-5');
    await write(id, 'Refuzat');
    await later(withUpload(async () => ({ kind: 'refused', texts: ['Fisierul transmis nu este valid.'] })));
    expect((await itemOf('N-5')).notes).toMatchObject([
      { state: 'refused', detail: 'Fisierul transmis nu este valid.' },
    ]);
    await write(id, 'A o mia una');
    const full = 'S-au incarcat deja 1000 de mesaje de tip RASP pentru cui=18547290 in cursul zilei';
    let calls = 0;
    await later(
      withUpload(async () => {
        calls += 1;
        return { kind: 'refused', texts: [full] };
      }),
    );
    expect((await itemOf('N-5')).notes?.[1]).toMatchObject({ state: 'recorded' });
    expect(calls).toBe(1);
    world.clock.now += 2 * 60 * MINUTE_MS;
    await later();
    expect((await itemOf('N-5')).notes?.[1]).toMatchObject({ state: 'sent' });
  });

  it('for whose company ANAF gives no right waits with its words, and leaves once it gives it', async () => {
    const { id } = await received('N-9');
    await write(id, 'Fără drept');
    let calls = 0;
    const { noteBlockedMs } = ANAF_MAILBOX_PLAN;
    const without = (answer: UploadAnswer) => ({
      ...withUpload(async () => {
        calls += 1;
        return answer;
      }),
      plan: { ...world.parts.plan, noteBlockedMs },
    });
    await later(without({ kind: 'declined', text: 'Nu aveti drept in SPV pentru CIF=18547290' }));
    const [note] = (await itemOf('N-9')).notes ?? [];
    expect(note).toMatchObject({ state: 'recorded' });
    expect(note?.detail).toContain('„Nu aveti drept in SPV pentru CIF=18547290”');
    expect(note?.detail).toContain('verificați în SPV drepturile');
    expect(calls).toBe(1);
    world.clock.now += noteBlockedMs;
    await later(without({ kind: 'bad-request', message: 'Parametrii standard si cif sunt obligatorii' }));
    expect((await itemOf('N-9')).notes).toMatchObject([{ state: 'recorded' }]);
    expect(calls).toBe(2);
    world.clock.now += noteBlockedMs;
    await later();
    expect((await itemOf('N-9')).notes).toMatchObject([{ state: 'sent', detail: '' }]);
    expect((await textsOf()).filter((text) => text === 'Fără drept')).toHaveLength(1);
  });

  it('that waits leaves at once when the right is there', async () => {
    const { id } = await received('N-10');
    await write(id, 'Trezit');
    const real = { ...world.parts, plan: ANAF_MAILBOX_PLAN };
    const declined = { kind: 'declined', text: 'Nu aveti drept in SPV pentru CIF=18547290' } as const;
    await world.look(1, { ...real, anaf: { ...real.anaf, upload: async () => declined } });
    await world.look(1, real);
    expect((await itemOf('N-10')).notes).toMatchObject([{ state: 'recorded' }]);
    const woken: number[] = [];
    await world.parts.asCompany(1, (tx) =>
      wakeNotes(tx, [1], async (company) => void woken.push(company), world.clock.now),
    );
    expect(woken).toEqual([1]);
    await later();
    expect((await itemOf('N-10')).notes).toMatchObject([{ state: 'sent' }]);
    const none = await world.parts.asCompany(1, (tx) =>
      wakeNotes(tx, [1], async (company) => void woken.push(company), world.clock.now),
    );
    expect([none, woken]).toEqual([0, [1]]);
  });

  it('waits while nobody is authorized', async () => {
    const { id } = await received('N-6');
    await write(id, 'Așteaptă');
    const none = async () => ({ kind: 'none', reason: 'not-authorized' }) as const;
    await later({ ...world.parts, tokens: { tokenFor: none, tokenAfterRefusal: none } });
    expect((await itemOf('N-6')).notes).toMatchObject([{ state: 'recorded' }]);
    await later();
    expect((await itemOf('N-6')).notes).toMatchObject([{ state: 'sent' }]);
  });

  it('has no way on an issued invoice, and no more than a thousand a day', async () => {
    await world.send(sampleInvoice({ number: 'OUT-1', sellerCif: OWN_CIF }), { cif: OWN_CIF });
    const { id } = await received('N-7');
    expect(await write((await itemOf('OUT-1')).id, 'x')).toMatchObject({ kind: 'refused', code: 'no-message-way' });
    expect(await write(randomUUID() as EntityId, 'x')).toMatchObject({ kind: 'refused', code: 'not-found' });
    await world.database.asOwner(async (db) => {
      const day = new Date(world.clock.now).toISOString().slice(0, 10);
      const row = { company_id: 1, invoice_id: id, about: '1', text: 'x', day, state: 'sent' as const };
      const at = new Date(world.clock.now);
      const rows = Array.from({ length: 1000 }, () => ({ ...row, id: randomUUID(), written_at: at, due_at: at }));
      await db.insertInto('anaf_note').values(rows).execute();
    });
    expect(await write(id, 'prea mult')).toMatchObject({ kind: 'refused', code: 'messages-full' });
  });
});

describe('a message that a restored server has lost', () => {
  // The day before is full.
  beforeAll(() => {
    world.clock.now += 25 * 60 * MINUTE_MS;
  });
  /** The copy is older than the message; what ANAF lists of it the mailbox brings again. */
  async function forget(invoice: string): Promise<void> {
    await world.database.asOwner(async (db) => {
      await db.deleteFrom('anaf_note').where('invoice_id', '=', invoice).execute();
      await sql`update archive_item set item = (item::jsonb - 'notes')::json where id = ${invoice}`.execute(db);
    });
  }
  const givenBack = (note: SentNote, state: 'open' | 'sent' | 'refused') => {
    const { id, at, by, detail } = note;
    return { id, at, lost: { state, by, detail } };
  };
  async function lost(number: string, text: string): Promise<SentNote> {
    const { id } = await received(number);
    await write(id, text);
    await later();
    const [note] = (await itemOf(number)).notes ?? [];
    if (note?.state !== 'sent') throw new Error('It was not sent.');
    await forget(id);
    return note;
  }

  it('before its end was known, is looked for at ANAF, and not sent again', async () => {
    const note = await lost('N-20', 'Plecat înainte de copie');
    const { id } = await itemOf('N-20');
    expect(await write(id, note.text, givenBack(note, 'open'))).toMatchObject({ kind: 'done' });
    expect((await itemOf('N-20')).notes).toMatchObject([
      { id: note.id, by: 'Ana Pop', at: note.at, state: 'doubtful' },
    ]);
    await later();
    await later();
    expect((await itemOf('N-20')).notes).toMatchObject([{ state: 'sent' }]);
    expect((await textsOf()).filter((text) => text === note.text)).toHaveLength(1);
  });

  it('and had not left, leaves once the list has had time to show it', async () => {
    const { id } = await received('N-21');
    const at = new Date(world.clock.now).toISOString();
    const note = { id: randomUUID(), text: 'Nu plecase', by: 'Ion Dima', at, state: 'queued', detail: '' } as SentNote;
    await write(id, note.text, givenBack(note, 'open'));
    // Another’s name is believed from him alone.
    expect((await itemOf('N-21')).notes).toMatchObject([{ by: '', state: 'doubtful' }]);
    await later();
    await later();
    expect((await itemOf('N-21')).notes).toMatchObject([{ state: 'sent' }]);
    expect((await textsOf()).filter((text) => text === note.text)).toHaveLength(1);
  });

  it('with its end keeps it, and is there once, whoever gives it back', async () => {
    const note = await lost('N-22', 'Cu verdictul lui');
    const { id } = await itemOf('N-22');
    for (let devices = 0; devices < 2; devices += 1)
      expect(await write(id, note.text, givenBack(note, 'sent'))).toMatchObject({ kind: 'done' });
    let calls = 0;
    await later(
      withUpload(async (...args) => {
        calls += 1;
        return world.parts.anaf.upload(...args);
      }),
    );
    expect((await itemOf('N-22')).notes).toMatchObject([{ id: note.id, state: 'sent' }]);
    expect([calls, (await itemOf('N-22')).notes?.length]).toEqual([0, 1]);
  });
});

/** A copy is put in place that was taken while the message waited to be sent. */
describe('a message that stands unsent in a copy', () => {
  async function putBack(number: string, text: string): Promise<ArchiveItem> {
    const { id } = await received(number);
    await write(id, text);
    await later();
    await world.database.asOwner(async (db) => {
      const unsent = { state: 'recorded', upload_index: '', first_sent_at: null, last_sent_at: null } as const;
      await db.updateTable('anaf_note').set(unsent).where('invoice_id', '=', id).execute();
      await begin().execute(db);
    });
    return itemOf(number);
  }

  // Before: the lost server had sent it, and the copy sent it again (simulation, seed 7100025).
  it('is looked for at ANAF, and not sent again where the lost server had sent it', async () => {
    await putBack('N-24', 'Plecat după copie');
    await later();
    await later();
    expect((await itemOf('N-24')).notes).toMatchObject([{ state: 'sent' }]);
    expect((await textsOf()).filter((text) => text === 'Plecat după copie')).toHaveLength(1);
  });

  it('leaves once the list has had time to show it, and has not', async () => {
    const { id } = await received('N-25');
    await write(id, 'Neplecat');
    await world.database.asOwner((db) => begin().execute(db));
    await world.look();
    expect((await itemOf('N-25')).notes).toMatchObject([{ state: 'doubtful' }]);
    await later();
    await later();
    expect((await itemOf('N-25')).notes).toMatchObject([{ state: 'sent' }]);
    expect((await textsOf()).filter((text) => text === 'Neplecat')).toHaveLength(1);
  });
});

describe('about an invoice that the restored server lost too', () => {
  it('a message waits until the mailbox has brought the invoice again, and a stranger’s id no longer than that', async () => {
    const { id } = await received('N-30');
    const listedBefore = new Date(world.clock.now - 30 * MINUTE_MS);
    await world.database.asOwner(async (db) => {
      await db.deleteFrom('anaf_message').where('invoice_id', '=', id).execute();
      await db.deleteFrom('archive_item').where('id', '=', id).execute();
      await db.updateTable('anaf_mailbox').set({ listed_to: listedBefore }).execute();
      await begin().execute(db);
    });
    expect(await write(id, 'Scris înainte de copie')).toMatchObject({ kind: 'refused', code: 'not-back-yet' });
    // Seed 1001070: it was refused for good, and the person had to write it again.
    world.clock.now += MINUTE_MS;
    await world.look();
    expect(await write(id, 'Scris înainte de copie')).toMatchObject({ kind: 'done' });
    expect(await write(randomUUID(), 'Nicio factură')).toMatchObject({ code: 'not-back-yet' });
    for (let minutes = 0; minutes < 15; minutes += 1) await later();
    expect(await write(randomUUID(), 'Nicio factură')).toMatchObject({ code: 'not-found' });
    expect((await textsOf()).filter((text) => text === 'Scris înainte de copie')).toHaveLength(1);
  });
});
