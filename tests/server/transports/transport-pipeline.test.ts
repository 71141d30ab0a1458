/** From the record of a step to ANAF's verdict and back, over the stand-in with its faults. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { declaredHash } from '@/domain/transport/draft/declaration-of-draft';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import type { TransportOperation } from '@/domain/transport/model/declaration';
import { isUit } from '@/domain/transport/uit';
import { publishChanges } from '../../../server/database/publish-changes';
import { lockRow } from '../../../server/database/replicated-rows';
import { wholeTransport } from '../../db/support/transport-samples';
import { declaring, START, type TransportWorld, transportWorld } from './transport-world';

let world: TransportWorld;
let id: string;
beforeAll(async () => {
  world = await transportWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  id = randomUUID();
  world.clock.now = Date.parse('2026-03-15T08:00:00Z');
  world.standIns.standIns().faults.clear();
  world.log.length = 0;
});

const states = async (): Promise<readonly string[]> =>
  (await world.item(id)).steps.map(({ kind, state }) => `${kind} ${state}`);
const uploads = (): number => world.standIns.standIns().transports.all().length;
const vehicle = (uit: string, changedAt = '2026-03-16T10:00:00'): TransportOperation => ({
  ...{ kind: 'vehicleChange', uit, vehicle: 'CJ10XYZ', firstTrailer: '', secondTrailer: '', changedAt, remarks: '' },
});

/** Until somebody of this database waits for a lock; long enough on a busy machine. */
const untilSomebodyWaits = () =>
  world.database.asOwner((db) =>
    vi.waitFor(
      async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::integer as waiting from pg_locks join pg_stat_activity using (pid)
          where datname = current_database() and not granted`.execute(db);
        expect(rows[0]?.waiting).toBeGreaterThan(0);
      },
      { timeout: 20_000 },
    ),
  );

const begins = () =>
  sql`select begin_epoch(${randomUUID()}, 'restore', ${new Date(world.clock.now)}, (select max(seq) from epoch))`;
/** The tests begin at an earlier hour of the same database. */
const firstEpoch = () =>
  world.database.asOwner(async (db) => {
    await sql`delete from epoch_head where epoch_seq > 1`.execute(db);
    await sql`delete from epoch where seq > 1`.execute(db);
  });

describe('a declaration', () => {
  it('gets its UIT at once, and counts only from the state ok on', async () => {
    await world.record({ transport: id });
    await world.work();
    const taken = await world.item(id);
    expect([taken.steps[0]?.state, isUit(taken.uit)]).toEqual(['processing', true]);
    await world.pass(3000);
    expect(await states()).toEqual(['declare accepted']);
  });

  it('of a phone whose clock is three hours ahead waits for the first day that the law gives, and says so', async () => {
    // 23:00 in Romania on the 12th; the phone says 02:00 on the 13th, three days before the start.
    world.clock.now = Date.parse('2026-03-12T21:00:00Z');
    const before = uploads();
    await world.record({ transport: id });
    await world.pass(30_000);
    const held = await world.item(id);
    expect([await states(), uploads()]).toEqual([['declare recorded'], before]);
    expect(held.steps[0]?.messages.join()).toMatch(/13\.03\.2026|2026-03-13/);
    world.clock.now = Date.parse('2026-03-12T22:00:01Z');
    await world.pass(5000);
    expect([await states(), uploads()]).toEqual([['declare accepted'], before + 1]);
  });

  it('refused by the rules says why, with its field', async () => {
    const content = declaring();
    const wrong =
      content.kind === 'notification' ? { ...content, partner: { ...content.partner, code: 'X' } } : content;
    await expect(world.record({ transport: id, content: wrong })).rejects.toThrow('partener');
  });

  it('declared from two devices goes once', async () => {
    expect((await world.record({ transport: id })).kind).toBe('recorded');
    expect(await world.record({ transport: id })).toMatchObject({ kind: 'refused', code: 'already-sent' });
  });

  // Verifies: G2
  it('sent again under another key is recorded once', async () => {
    await world.pass(5000);
    const step = randomUUID();
    await world.record({ transport: id, step });
    const before = uploads();
    expect(await world.record({ transport: id, step })).toMatchObject({ kind: 'recorded' });
    await world.pass(3000);
    expect(uploads()).toBe(before + 1);
  });

  // Verifies: G13
  it.each(['accept-and-drop', 'accept-and-html', 'accept-and-server-error', 'garbage'] as const)(
    'whose answer is lost (%s) is looked for by its reference and never sent twice',
    async (kind) => {
      const before = uploads();
      world.fault({ kind, path: '/upload/', count: 1 });
      await world.record({ transport: id });
      await world.work();
      expect(await states()).toEqual(['declare doubtful']);
      await world.pass(30_000);
      expect(await states()).toEqual(['declare accepted']);
      expect(uploads()).toBe(before + 1);
    },
  );

  // Verifies: G13
  it.each(['drop-before-accept', 'html'] as const)(
    'that never arrived (%s) is sent once more after the wait',
    async (kind) => {
      const before = uploads();
      world.fault({ kind, path: '/upload/', count: 1 });
      await world.record({ transport: id });
      await world.pass(9000);
      expect([await states(), uploads()]).toEqual([['declare doubtful'], before]);
      await world.pass(30_000);
      expect([await states(), uploads()]).toEqual([['declare accepted'], before + 1]);
    },
  );

  it.each(['throttle', 'unauthorized', 'forbidden', 'no-right', 'maintenance', 'not-found'] as const)(
    'waits out what stands before the service (%s)',
    async (kind) => {
      world.fault({ kind, count: 1 });
      await world.record({ transport: id });
      await world.pass(60_000);
      expect(await states()).toEqual(['declare accepted']);
    },
  );

  it('refused at upload says so in ANAF’s words, and what stood on it is not sent', async () => {
    world.fault({ kind: 'refuse', path: '/upload/', count: 1 });
    await world.record({ transport: id });
    await world.record({ transport: id, kind: 'vehicle', content: vehicle('') });
    await world.pass(5000);
    expect(await states()).toEqual(['declare refused', 'vehicle refused']);
    expect((await world.item(id)).steps[0]?.messages[0]).toContain('Fisierul transmis nu este valid.');
  });

  it('kept from ANAF until the day of its start was over says that it was declared after an outage', async () => {
    world.clock.now = Date.parse('2026-03-16T20:00:00Z');
    world.fault({ kind: 'maintenance', path: '/upload/' });
    await world.record({ transport: id });
    await world.work();
    world.clock.now = Date.parse('2026-03-17T07:00:00Z');
    world.standIns.standIns().faults.clear();
    await world.pass(20_000);
    expect(await states()).toEqual(['declare accepted']);
    const sent = world.standIns.standIns().transports.all().at(-1);
    expect(Buffer.from(sent?.xml ?? '', 'base64').toString()).toContain('declPostAvarie="D"');
    expect((await world.item(id)).steps[0]?.afterOutage).toBe(true);
  });

  it('kept from ANAF by the outage, and by the company itself for days after it, does not say so', async () => {
    world.clock.now = Date.parse('2026-03-16T20:00:00Z');
    world.fault({ kind: 'maintenance', path: '/upload/' });
    await world.record({ transport: id });
    await world.work();
    // The service was back on the next day; a week later the declaration goes.
    world.log.push({ from: '2026-03-16T19:00:00.000Z', until: '2026-03-17T06:00:00.000Z' });
    world.clock.now = Date.parse('2026-03-24T07:00:00Z');
    world.standIns.standIns().faults.clear();
    await world.pass(20_000);
    const sent = world.standIns.standIns().transports.all().at(-1);
    expect(Buffer.from(sent?.xml ?? '', 'base64').toString()).not.toContain('declPostAvarie');
    expect((await world.item(id)).steps[0]?.afterOutage).toBe(false);
  });

  it('that a restored server is given back is not sent again', async () => {
    const step = randomUUID();
    await world.record({ transport: id, step });
    await world.pass(10_000);
    const before = uploads();
    const { uit } = await world.item(id);
    await world.database.asOwner(async (db) => {
      await db.deleteFrom('transport').where('id', '=', id).execute();
    });
    await world.record({ transport: id, step, known: { index: '', uit, refused: false } });
    await world.pass(20_000);
    expect([await states(), uploads(), (await world.item(id)).uit]).toEqual([['declare accepted'], before, uit]);
  });

  it('that a restored server is given back is not sent over a correction that somebody made since', async () => {
    const [first, since] = [randomUUID(), randomUUID()];
    await world.record({ transport: id, step: first });
    await world.pass(10_000);
    const { uit } = await world.item(id);
    await world.record({ transport: id, kind: 'correct', step: since, after: first, content: declaring('2026-03-17') });
    await world.pass(10_000);
    const lost = { transport: id, kind: 'correct' as const, content: declaring('2026-03-17') };
    const unsure = { ...lost, after: first, known: { index: '', uit, refused: false } };
    expect(await world.record(unsure)).toMatchObject({ kind: 'refused', code: 'transport-changed' });
    // What is in no doubt is told whatever came since.
    const sent = { ...lost, after: first, known: { index: '6001999999', uit, refused: false } };
    expect((await world.record(sent)).kind).toBe('recorded');
  });

  it.each(['', 'known'])(
    'that two devices give back, a step each, is whole and in order again (index %s)',
    async (index) => {
      const [first, second] = [randomUUID(), randomUUID()];
      const correction = { transport: id, kind: 'correct' as const, step: second, content: declaring('2026-03-17') };
      await world.record({ transport: id, step: first });
      await world.pass(10_000);
      await world.record({ ...correction, after: first });
      await world.pass(10_000);
      const { uit, steps } = await world.item(id);
      const sent = uploads();
      const knows = (place: number) => {
        const known = index === '' ? '' : (steps[place]?.uploadIndex ?? '');
        return { known: { index: known, uit, refused: false } };
      };
      await world.database.asOwner(async (db) => {
        await db.deleteFrom('transport').where('id', '=', id).execute();
      });
      // The correction's device does not have what it stands on: it waits until the other one has given that back.
      expect(await world.record({ ...correction, ...knows(1) })).toMatchObject({ kind: 'refused', code: 'not-found' });
      await world.record({ transport: id, step: first, ...knows(0) });
      await world.record({ ...correction, after: first, ...knows(1) });
      await world.pass(20_000);
      const whole = await world.item(id);
      expect(whole.steps.map((step) => step.id)).toEqual([first, second]);
      // Before: one whose index was known was sent again when its turn came. Of a correction ANAF's list says nothing.
      const again = index === '' ? 1 : 0;
      expect([await states(), uploads()]).toEqual([['declare accepted', 'correct accepted'], sent + again]);
      expect(whole.uit).toBe(uit);
      expect(whole.startDate).toBe('2026-03-17');
    },
  );

  // Before: the copy sent it again at once, and ANAF had two declarations of one transport (simulation, seed 5100042).
  it('that stands unsent in a copy put in place is looked for before it is sent', async () => {
    const step = randomUUID();
    await world.record({ transport: id, step });
    const { steps } = await world.item(id);
    await world.pass(10_000);
    const [{ uit }, sent] = [await world.item(id), uploads()];
    await world.database.asOwner(async (db) => {
      await sql`update transport set item = item || ${JSON.stringify({ uit: '', steps })}::jsonb where id = ${id}`.execute(
        db,
      );
      await sql`update transport_step set state = 'recorded', settled = false, upload_index = '', sends = 0,
        first_sent_at = null, doubtful_since = null where id = ${step}`.execute(db);
      await begins().execute(db);
    });
    world.clock.now += 1000;
    const unsent = randomUUID();
    await world.record({ transport: unsent });
    await world.resume(step);
    await world.pass(20_000);
    await firstEpoch();
    expect([await states(), (await world.item(id)).uit]).toEqual([['declare accepted'], uit]);
    // What is declared after the restore goes as ever, and nothing else does.
    expect((await world.item(unsent)).steps[0]?.state).toBe('accepted');
    expect(uploads()).toBe(sent + 1);
  });

  // Before: its wait was counted from the doubt, and the lost database had sent it since (simulation, seed 7713296).
  it('that stands in doubt in a copy put in place is sent only when the list has had its time since then', async () => {
    const step = randomUUID();
    await world.record({ transport: id, step });
    const { steps } = await world.item(id);
    await world.work();
    const [{ uit }, sent] = [await world.item(id), uploads()];
    const longAgo = new Date(world.clock.now - 60_000);
    await world.database.asOwner(async (db) => {
      await sql`update transport set item = item || ${JSON.stringify({ uit: '', steps })}::jsonb where id = ${id}`.execute(
        db,
      );
      await sql`update transport_step set state = 'doubtful', upload_index = '', first_sent_at = ${longAgo},
        doubtful_since = ${longAgo} where id = ${step}`.execute(db);
      await begins().execute(db);
    });
    await world.resume(step);
    await world.pass(20_000);
    await firstEpoch();
    expect([await states(), (await world.item(id)).uit, uploads()]).toEqual([['declare accepted'], uit, sent]);
  });

  // Before: sent a second time, as one that this database had never heard of (read, after seed 7002229).
  it('told of by a device that heard no answer of the lost database is looked for there, with what stands on it', async () => {
    const [step, change, late] = [randomUUID(), randomUUID(), randomUUID()];
    await world.record({ transport: id, step });
    await world.pass(5000);
    const { uit } = await world.item(id);
    const moved = { transport: id, kind: 'vehicle' as const, step: change, after: step, content: vehicle(uit) };
    await world.record(moved);
    await world.pass(5000);
    const [sent, madeAt] = [uploads(), world.clock.now];
    await world.database.asOwner(async (db) => {
      await db.deleteFrom('transport').where('id', '=', id).execute();
      await begins().execute(db);
    });
    world.clock.now += 1000;
    await world.record({ transport: id, step, known: { index: '', uit, refused: false } });
    await world.record({ ...moved, madeAt });
    await world.record({ ...moved, step: late, content: vehicle(uit, '2026-03-16T11:00:00') });
    await world.pass(30_000);
    await firstEpoch();
    expect([await states(), uploads()]).toEqual([
      ['declare accepted', 'vehicle accepted', 'vehicle accepted'],
      // What was made after the restore goes as ever.
      sent + 1,
    ]);
  });

  // Before: refused as a document that says something else, and its person could only give it up.
  it('whose UIT a copy does not know yet takes a step that names it once it is found again', async () => {
    const [step, change] = [randomUUID(), randomUUID()];
    await world.record({ transport: id, step });
    const { steps } = await world.item(id);
    await world.pass(10_000);
    const { uit } = await world.item(id);
    await world.database.asOwner(async (db) => {
      await sql`update transport set item = item || ${JSON.stringify({ uit: '', steps })}::jsonb where id = ${id}`.execute(
        db,
      );
      await sql`update transport_step set state = 'doubtful', settled = false, upload_index = '',
        doubtful_since = first_sent_at where id = ${step}`.execute(db);
    });
    const named = { transport: id, kind: 'vehicle' as const, step: change, after: step, content: vehicle(uit) };
    expect(await world.record(named)).toMatchObject({ kind: 'refused', code: 'not-back-yet' });
    await world.resume(step);
    await world.pass(20_000);
    expect([await states(), (await world.item(id)).uit]).toEqual([['declare accepted'], uit]);
    expect((await world.record(named)).kind).toBe('recorded');
    await world.pass(20_000);
    expect(await states()).toEqual(['declare accepted', 'vehicle accepted']);
    const other = { ...named, step: randomUUID(), content: vehicle('3V0P0L0P0T3JUW46') };
    expect(await world.record(other)).toMatchObject({ kind: 'refused', code: 'transport-invalid' });
  });

  // Before: ANAF was asked for a list of days that had not come.
  it('that a restored server is given back by a device whose clock is ahead is looked for all the same', async () => {
    const step = randomUUID();
    await world.record({ transport: id, step });
    await world.pass(10_000);
    const before = uploads();
    await world.database.asOwner(async (db) => {
      await db.deleteFrom('transport').where('id', '=', id).execute();
    });
    const madeAt = world.clock.now + 40 * 86_400_000;
    await world.record({ transport: id, step, known: { index: '', uit: '', refused: false }, madeAt });
    await world.pass(20_000);
    expect([await states(), uploads()]).toEqual([['declare accepted'], before]);
  });
});

describe('a declaration after an outage', () => {
  /** On the day of the start, a Monday: the service was away from 10:00 to 14:00 in Romania. */
  const MONDAY = { from: '2026-03-16T08:00:00.000Z', until: '2026-03-16T12:00:00.000Z' };
  const declared = () => world.record({ transport: id, afterOutage: true });

  it('that the log has is taken to the end of the next working day, and says so to ANAF', async () => {
    world.log.push(MONDAY);
    world.clock.now = Date.parse('2026-03-17T21:00:00Z');
    expect(await declared()).toMatchObject({ kind: 'recorded' });
    await world.pass(5000);
    expect(await states()).toEqual(['declare accepted']);
    const sent = world.standIns.standIns().transports.all().at(-1);
    expect(Buffer.from(sent?.xml ?? '', 'base64').toString()).toContain('declPostAvarie="D"');
  });

  it('that comes from a device without network once that day is over is refused, with the day', async () => {
    world.log.push(MONDAY);
    world.clock.now = Date.parse('2026-03-17T22:00:00Z');
    const refused = await declared();
    expect(refused).toMatchObject({ kind: 'refused', code: 'transport-invalid' });
    expect(refused.kind === 'refused' && refused.messages[0]).toContain('până la sfârșitul zilei de 17.03.2026');
  });

  it.each([
    ['none', []],
    ['one of another day', [{ from: '2026-03-14T08:00:00.000Z', until: '2026-03-14T12:00:00.000Z' }]],
  ])('where the log has %s is refused, and nothing is kept of it', async (_, log) => {
    world.log.push(...log);
    world.clock.now = Date.parse('2026-03-17T10:00:00Z');
    const refused = await declared();
    expect(refused).toMatchObject({ kind: 'refused', code: 'transport-invalid' });
    expect(refused.kind === 'refused' && refused.messages[0]).toContain('nu are nicio avarie');
    expect((await world.all()).some((item) => item.id === id)).toBe(false);
  });

  it('that a restored server is given back is not judged again', async () => {
    world.clock.now = Date.parse('2026-03-20T10:00:00Z');
    const known = { index: '', uit: '', refused: false };
    expect((await world.record({ transport: id, afterOutage: true, known })).kind).toBe('recorded');
  });
});

describe('what stands on a declaration', () => {
  it('waits for its turn and is sent under the UIT that came meanwhile', async () => {
    await world.record({ transport: id });
    await world.record({ transport: id, kind: 'vehicle', content: vehicle('') });
    expect(await states()).toEqual(['declare recorded', 'vehicle waiting']);
    await world.pass(8000);
    expect(await states()).toEqual(['declare accepted', 'vehicle accepted']);
    const sent = world.standIns.standIns().transports.all().at(-1);
    const { uit } = await world.item(id);
    expect(Buffer.from(sent?.xml ?? '', 'base64').toString()).toContain(`uit="${uit}"`);
  });

  it('corrects it: what it says changes when ANAF has taken the correction', async () => {
    const first = randomUUID();
    await world.record({ transport: id, step: first });
    await world.pass(5000);
    await world.record({ transport: id, kind: 'correct', after: first, content: declaring('2026-03-17') });
    expect((await world.item(id)).startDate).toBe('2026-03-16');
    await world.pass(5000);
    expect((await world.item(id)).startDate).toBe('2026-03-17');
  });

  it('made on two devices at once: the second is told, and nothing of it is sent', async () => {
    const first = randomUUID();
    await world.record({ transport: id, step: first });
    await world.pass(5000);
    const before = uploads();
    await world.record({ transport: id, kind: 'correct', after: first, content: declaring('2026-03-17') });
    const second = await world.record({
      transport: id,
      kind: 'correct',
      after: first,
      content: declaring('2026-03-18'),
    });
    expect(second).toMatchObject({ kind: 'refused', code: 'transport-changed' });
    await world.pass(5000);
    expect([uploads(), (await world.item(id)).startDate]).toEqual([before + 1, '2026-03-17']);
  });

  it('deletes it, once even where the answer is lost', async () => {
    const first = randomUUID();
    await world.record({ transport: id, step: first });
    await world.pass(5000);
    world.fault({ kind: 'accept-and-drop', path: '/upload/', count: 1 });
    await world.record({ transport: id, kind: 'delete', after: first, content: { kind: 'deletion', uit: '' } });
    await world.pass(40_000);
    expect(await states()).toEqual(['declare accepted', 'delete accepted']);
    const late = await world.record({ transport: id, kind: 'vehicle', content: vehicle('') });
    expect(late).toMatchObject({ kind: 'refused', code: 'transport-changed' });
  });

  it('a change of vehicle made in time that arrives late goes with the time it was made, and is shown as late', async () => {
    await world.record({ transport: id });
    await world.pass(5000);
    world.clock.now = Date.parse('2026-03-22T08:00:00Z');
    await world.record({ transport: id, kind: 'vehicle', content: vehicle('', '2026-03-19T10:00:00') });
    await world.pass(8000);
    const step = (await world.item(id)).steps.at(-1);
    expect([step?.state, step?.late, step?.vehicle?.changedAt]).toEqual(['accepted', true, '2026-03-19T10:00:00']);
  });
});

describe('the draft of a declaration', () => {
  const draftOf = (content: TransportDraft) => ({
    ...{ id, type: 'transport', corrects: '', content, deviceName: 'Telefon', writtenAt: '2026-03-15T07:00:00.000Z' },
  });
  const put = (content: TransportDraft) =>
    world.database.asCompany(1, (tx) =>
      publishChanges(tx, 1, [{ collection: 'transportDraft', id, row: draftOf(content) }]),
    );
  const stands = () =>
    world.database.asCompany(1, async (tx) => (await lockRow(tx, 1, 'transportDraft', id))?.body != null);
  const begun = { ...wholeTransport(START), operation: '20' };

  it('goes with it where the server has no more than its device had seen, though the last words came with the document', async () => {
    await put(begun);
    expect(await stands()).toBe(true);
    const told = await world.record({ transport: id, draft: { id, seen: declaredHash(begun) } });
    expect([told.kind, await stands()]).toEqual(['recorded', false]);
    expect((await world.item(id)).draftStays).toBeUndefined();
  });

  it('stays where another device has written in it since, and where nobody says what was seen', async () => {
    await put({ ...begun, operation: '40' });
    await world.record({ transport: id, draft: { id, seen: declaredHash(begun) } });
    expect([await stands(), (await world.item(id)).draftStays]).toEqual([true, true]);
    id = randomUUID();
    await put(begun);
    await world.record({ transport: id, draft: { id, seen: undefined } });
    expect(await stands()).toBe(true);
  });

  // Before: it was looked at without its lock, and the words that came before its removal went with it.
  it('stays where another device is writing in it at this very moment', async () => {
    await put(begun);
    const written = [{ collection: 'transportDraft', id, row: draftOf({ ...begun, operation: '40' }) }];
    const { told } = await world.database.asCompany(1, async (tx) => {
      await lockRow(tx, 1, 'transportDraft', id);
      const sent = world.record({ transport: id, draft: { id, seen: declaredHash(begun) } });
      await untilSomebodyWaits();
      await publishChanges(tx, 1, written);
      return { told: sent };
    });
    await told;
    expect([await stands(), (await world.item(id)).draftStays]).toEqual([true, true]);
  });

  // Before: it stayed on the list beside its own declaration (read, after seed 7712780).
  it('goes with it too where its device saves it after a copy of the device has given the declaration back', async () => {
    const step = randomUUID();
    await world.record({ transport: id, step, known: { index: '', uit: '', refused: false } });
    const saved = await put(begun);
    const again = { transport: id, step, draft: { id, seen: declaredHash(begun) } };
    expect(await world.record({ ...again, known: { index: '', uit: '', refused: false } })).toMatchObject({
      kind: 'recorded',
    });
    expect(await stands()).toBe(true);
    const told = await world.record(again);
    expect(told.kind === 'recorded' && told.version > saved).toBe(true);
    expect([await stands(), (await world.item(id)).steps.length]).toEqual([false, 1]);
    // Not what another device has written in it since.
    await put({ ...begun, operation: '40' });
    expect([(await world.record(again)).kind, await stands()]).toEqual(['recorded', true]);
  });
});

describe('what other programs declared', () => {
  it('comes by the list and by the service for carriers, once', async () => {
    const rows = async () => (await world.all()).filter(({ uit: code }) => code === uit);
    await world.pass(5000);
    await world.record({ transport: id, content: declaring('2026-03-16', '18547290') });
    await world.pass(8000);
    const { uit } = await world.item(id);
    await world.look(60);
    // Its own: only the end of the UIT is learned.
    expect((await rows()).map(({ id: row, expiresOn }) => [row, expiresOn])).toEqual([[id, '2026-03-21']]);
    await world.database.asOwner(async (db) => {
      await db.deleteFrom('transport').where('id', '=', id).execute();
    });
    await world.look(60);
    await world.look(60);
    expect((await rows()).map(({ origin, partnerName }) => [origin, partnerName])).toEqual([
      ['elsewhere', 'Client Test SRL'],
    ]);
  });
});
