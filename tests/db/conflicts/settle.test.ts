/** What the server's «conflict» does here: theirs stands, mine waits for the person, the rest goes on (G9). */
import { describe, expect, it } from 'vitest';
import { archiveById } from '@/db/archive/archive-queries';
import { saveDraft } from '@/db/collections/draft';
import { draftById } from '@/db/collections/draft-queries';
import { addPartner, partnerById, removePartner, updatePartner } from '@/db/collections/partner';
import { listConflicts } from '@/db/conflicts/conflict-queries';
import { canKeepBoth, keepBoth } from '@/db/conflicts/keep-both';
import { resolveConflict } from '@/db/conflicts/resolve-conflict';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';
import { draftOf, PARTNER, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, OTHER_COMPANY } from '../support/test-database';
import { begin, DRAFTS, issue, PARTNERS, workedStore } from '../support/worked-store';

const ROW = { id: PARTNERS.plain, ...PARTNER };
type Fields = Partial<typeof PARTNER>;

async function sent(changes: Fields, later: Fields = {}) {
  const { db, context } = await workedStore();
  const store = dexieOutboxStore(context);
  await updatePartner(context, PARTNERS.plain, PARTNER, { ...PARTNER, ...changes });
  const entry = await begin(context, ({ subject }) => subject.id === PARTNERS.plain);
  const now = { ...PARTNER, ...changes };
  if (Object.keys(later).length > 0) await updatePartner(context, PARTNERS.plain, now, { ...now, ...later });
  const clash = (theirs: Fields | null, fields: readonly string[] = [], at: number | null = 30) =>
    store.conflict(entry, {
      row: theirs === null ? null : { ...ROW, ...theirs },
      version: at === null ? null : version(at),
      fields,
    });
  const shown = async () => (await partnerById(db, PARTNERS.plain))?.row;
  const open = async () => (await listConflicts(db, COMPANY)).find(({ id }) => id === entry.id);
  const waiting = async (): Promise<readonly OutboxEntry[]> =>
    (await db.outbox.toArray()).filter(({ subject, state }) => subject.id === PARTNERS.plain && state !== 'conflict');
  return { db, context, store, entry, clash, shown, open, waiting };
}

// Verifies: G9
describe('a change that clashes', () => {
  it('waits for a choice with both values, whose and when', async () => {
    const run = await sent({ email: 'eu@b.ro' });
    expect(await run.clash({ email: 'ei@b.ro' }, ['email'])).toEqual({ kind: 'moved' });
    expect(await run.shown()).toMatchObject({ email: 'ei@b.ro' });
    expect(await run.open()).toMatchObject({
      ...{ kind: 'fields', rowId: PARTNERS.plain, label: PARTNER.name, version: 30 },
      row: { ...ROW, email: 'eu@b.ro' },
      fields: [{ field: 'email', was: '', mine: 'eu@b.ro', theirs: 'ei@b.ro' }],
      mine: { deviceName: 'Chrome pe Linux' },
    });
    expect((await run.db.outbox.get(run.entry.seq))?.state).toBe('conflict');
    expect(await run.waiting()).toEqual([]);
    await expectSoundStore(run.db);
  });

  it('sends on what clashes with nothing, over the version that stands, and tells what was merged', async () => {
    const run = await sent({ email: 'eu@b.ro', bank: 'BT' });
    await run.clash({ email: 'ei@b.ro', telephone: '0722' }, ['email']);
    const [rest] = await run.waiting();
    expect(rest).toMatchObject({ call: 'UpdateCompanyPartner', state: 'queued', attempts: 0, companyId: COMPANY });
    expect(rest?.body).toMatchObject({ version: 30, base: { bank: '' }, changes: { bank: 'BT' } });
    expect(await run.shown()).toMatchObject({ email: 'ei@b.ro', bank: 'BT', telephone: '0722' });
    expect((await run.open())?.merged).toEqual([
      { field: 'bank', by: 'mine', was: '', now: 'BT' },
      { field: 'telephone', by: 'theirs', was: '', now: '0722' },
    ]);
    await expectSoundStore(run.db);
  });

  it('finds itself what clashes where the server does not name it', async () => {
    const run = await sent({ email: 'eu@b.ro', bank: 'BT', iban: 'RO49' });
    await run.clash({ email: 'ei@b.ro', bank: 'BT' });
    expect((await run.open())?.fields.map(({ field }) => field)).toEqual(['email']);
    const [rest] = await run.waiting();
    expect(rest?.body).toMatchObject({ changes: { iban: 'RO49' } });
  });

  it('does not ask about a field that was not changed here', async () => {
    const run = await sent({ email: 'eu@b.ro' });
    await run.clash({ email: 'ei@b.ro', notes: 'x' }, ['email', 'notes']);
    expect((await run.open())?.fields.map(({ field }) => field)).toEqual(['email']);
  });

  it('asks nothing where both wrote the same, and keeps what was written', async () => {
    const run = await sent({ email: 'la.fel@b.ro' });
    await run.clash({ email: 'la.fel@b.ro' });
    expect(await run.open()).toBeUndefined();
    expect(await run.db.outbox.get(run.entry.seq)).toBeUndefined();
    expect(await run.shown()).toMatchObject({ email: 'la.fel@b.ro' });
    await expectSoundStore(run.db);
  });

  it('takes later changes of the row along: the last value is what is asked about', async () => {
    const run = await sent({ email: 'eu@b.ro' }, { email: 'mai.nou@b.ro', bank: 'BT' });
    await run.clash({ email: 'ei@b.ro' }, ['email']);
    expect((await run.open())?.fields).toEqual([{ field: 'email', was: '', mine: 'mai.nou@b.ro', theirs: 'ei@b.ro' }]);
    expect((await run.waiting()).map(({ body }) => Object(body).changes)).toEqual([{ bank: 'BT' }]);
    await expectSoundStore(run.db);
  });

  // Before: what another device had written there was written over without a word (seed 7162).
  it('asks about what clashes of later changes too, of which the server has not heard', async () => {
    const run = await sent({ email: 'eu@b.ro', iban: 'RO49' }, { bank: 'BT', telephone: '0722' });
    await run.clash({ email: 'ei@b.ro', bank: 'BRD' }, ['email']);
    expect((await run.open())?.fields).toEqual([
      { field: 'email', was: '', mine: 'eu@b.ro', theirs: 'ei@b.ro' },
      { field: 'bank', was: '', mine: 'BT', theirs: 'BRD' },
    ]);
    expect((await run.waiting()).map(({ body }) => Object(body).changes)).toEqual([
      { iban: 'RO49', telephone: '0722' },
    ]);
    expect(await run.shown()).toMatchObject({ email: 'ei@b.ro', bank: 'BRD' });
    await expectSoundStore(run.db);
  });

  it('keeps the version known where the answer does not say one', async () => {
    const run = await sent({ email: 'eu@b.ro' });
    const before = (await run.db.partner.get(PARTNERS.plain))?.version;
    await run.clash({ email: 'ei@b.ro' }, ['email'], null);
    expect((await run.db.partner.get(PARTNERS.plain))?.version).toBe(before);
  });

  // Before: the device took the older row for the server's, and stayed behind it (seeds 2104 and 2105).
  it('heard late is of an older row than the one that the stream has told: that one stands', async () => {
    const run = await sent({ email: 'eu@b.ro' });
    await run.db.partner.update(PARTNERS.plain, { version: 40, base: { ...ROW, email: 'al@treilea.ro' } });
    await run.clash({ email: 'ei@b.ro' }, ['email']);
    expect(await run.db.partner.get(PARTNERS.plain)).toMatchObject({ version: 40, shown: { email: 'al@treilea.ro' } });
    expect((await run.open())?.fields).toMatchObject([{ mine: 'eu@b.ro', theirs: 'al@treilea.ro' }]);
    await expectSoundStore(run.db);
  });

  it('of a row older than what the change had seen is of a restored server: nothing moves until the stream tells it', async () => {
    const run = await sent({ email: 'eu@b.ro' });
    expect(await run.clash({ email: 'ei@b.ro' }, ['email'], 0)).toEqual({ kind: 'restored' });
    expect(await run.shown()).toMatchObject({ email: 'eu@b.ro' });
    expect(await run.db.outbox.get(run.entry.seq)).toEqual(run.entry);
  });

  it('heard late of a row that was removed, and is there again, takes nothing away', async () => {
    const run = await sent({ email: 'eu@b.ro' });
    await run.db.partner.update(PARTNERS.plain, { version: 40, base: { ...ROW, email: 'iar@aici.ro' } });
    await run.clash(null);
    expect(await run.db.partner.get(PARTNERS.plain)).toMatchObject({ version: 40, shown: { email: 'iar@aici.ro' } });
    expect(await run.open()).toMatchObject({ kind: 'fields' });
  });

  it('comes back over a row that was told as removed', async () => {
    const run = await sent({ email: 'eu@b.ro' });
    await run.db.partner.update(PARTNERS.plain, { gone: true });
    await run.clash({ email: 'ei@b.ro' }, ['email']);
    expect((await run.db.partner.get(PARTNERS.plain))?.gone).toBeUndefined();
  });

  it('cannot be settled where the answer cannot be read, or the change is not there any more', async () => {
    const run = await sent({ email: 'eu@b.ro' });
    const unreadable = { row: { id: 7 }, version: version(30), fields: [] };
    expect(await run.store.conflict(run.entry, unreadable)).toEqual({ kind: 'unsettled' });
    await run.db.partner.update(PARTNERS.plain, { pending: [] });
    expect(await run.clash({ email: 'x' })).toEqual({ kind: 'unsettled' });
    await run.db.partner.delete(PARTNERS.plain);
    expect(await run.clash({ email: 'x' })).toEqual({ kind: 'unsettled' });
    expect((await run.db.outbox.get(run.entry.seq))?.state).toBe('sending');
    expect(await run.open()).toBeUndefined();
  });
});

describe('a removal that clashes', () => {
  async function begun() {
    const { db, context } = await workedStore();
    await removePartner(context, PARTNERS.plain);
    const entry = await begin(context, ({ subject }) => subject.id === PARTNERS.plain);
    const row = { ...ROW, notes: 'scris între timp' };
    const clash = () => dexieOutboxStore(context).conflict(entry, { row, version: version(30), fields: [] });
    return { db, context, entry, clash };
  }

  async function removing() {
    const run = await begun();
    await run.clash();
    return run;
  }

  // Before: the older row came back here alone, and stayed (seed 7144).
  it('heard late of a row that was removed elsewhere since is done', async () => {
    const { db, entry, clash } = await begun();
    await db.partner.update(PARTNERS.plain, { version: 40, base: null });
    expect(await clash()).toEqual({ kind: 'moved' });
    expect(await db.partner.get(PARTNERS.plain)).toBeUndefined();
    expect(await db.outbox.get(entry.seq)).toBeUndefined();
    expect(await listConflicts(db, COMPANY)).not.toContainEqual(expect.objectContaining({ id: entry.id }));
    await expectSoundStore(db);
  });

  it('shows the row again and asks', async () => {
    const { db, entry } = await removing();
    expect((await partnerById(db, PARTNERS.plain))?.row.notes).toBe('scris între timp');
    const conflict = await db.conflict.get(entry.id);
    expect(conflict).toMatchObject({ kind: 'removal', fields: [], mine: { at: entry.madeAt } });
    expect(conflict && canKeepBoth(conflict)).toBe(false);
    await expectSoundStore(db);
  });

  it.each([
    ['mine', null],
    ['theirs', PARTNER.name],
  ] as const)('and %s is chosen', async (removal, name) => {
    const { db, context, entry } = await removing();
    expect(await keepBoth(context, entry.id)).toBeNull();
    expect(await resolveConflict(context, entry.id, { removal })).toBe(true);
    expect((await partnerById(db, PARTNERS.plain))?.row.name ?? null).toBe(name);
    await expectSoundStore(db);
  });
});

describe('a change of what was removed elsewhere', () => {
  it('is set aside whole with the later ones, the latest values first', async () => {
    const run = await sent({ email: 'eu@b.ro' }, { bank: 'BT' });
    await run.clash(null);
    expect(await run.shown()).toBeUndefined();
    expect(await run.waiting()).toEqual([]);
    expect(await run.open()).toMatchObject({
      kind: 'removed-elsewhere',
      row: { ...ROW, email: 'eu@b.ro', bank: 'BT' },
    });
    await expectSoundStore(run.db);
  });

  it('is set aside with what a removal made here later would have hidden', async () => {
    const run = await sent({ email: 'eu@b.ro' });
    await removePartner(run.context, PARTNERS.plain);
    await run.clash(null);
    expect(await run.open()).toMatchObject({ row: { email: 'eu@b.ro' } });
    expect(await run.waiting()).toEqual([]);
  });

  it.each(['mine', 'theirs'] as const)('and %s is chosen', async (removal) => {
    const run = await sent({ email: 'eu@b.ro' });
    await run.clash(null);
    expect(await resolveConflict(run.context, run.entry.id, { removal })).toBe(true);
    expect((await run.shown())?.email).toBe(removal === 'mine' ? 'eu@b.ro' : undefined);
    expect((await run.waiting()).map(({ call }) => call)).toEqual(removal === 'mine' ? ['AddCompanyPartner'] : []);
    await expectSoundStore(run.db);
  });

  it('asks nothing where the draft has become an invoice that is on its way', async () => {
    const { db, context } = await workedStore();
    const entry = await begin(context, ({ subject }) => subject.id === DRAFTS.known);
    const invoice = await issue(context, DRAFTS.known, '2026-03-04', draftOf({ notes: 'schimbată' }));
    const answer = { row: null, version: version(30), fields: [] };
    expect(await dexieOutboxStore(context).conflict(entry, answer)).toEqual({ kind: 'moved' });
    expect(await db.conflict.get(entry.id)).toBeUndefined();
    expect(await db.outbox.get(entry.seq)).toBeUndefined();
    expect(await db.draft.get(DRAFTS.known)).toBeUndefined();
    expect((await archiveById(db, invoice))?.delivery?.state).toBe('queued');
    await expectSoundStore(db);
  });
});

describe('a choice', () => {
  it.each([
    [{ email: 'mine' }, 'eu@b.ro', { email: 'eu@b.ro' }],
    [{ email: 'theirs' }, 'ei@b.ro', null],
    [{}, 'ei@b.ro', null],
  ] as const)('of %o', async (choices, email, changes) => {
    const run = await sent({ email: 'eu@b.ro' });
    await run.clash({ email: 'ei@b.ro' }, ['email']);
    expect(await resolveConflict(run.context, run.entry.id, choices)).toBe(true);
    expect((await run.shown())?.email).toBe(email);
    expect((await run.waiting()).map(({ body }) => Object(body).changes)).toEqual(changes === null ? [] : [changes]);
    expect(await run.open()).toBeUndefined();
    expect(await resolveConflict(run.context, run.entry.id, choices)).toBe(false);
    await expectSoundStore(run.db);
  });

  it('of both adds mine as a row of its own and leaves theirs', async () => {
    const run = await sent({ email: 'eu@b.ro' });
    await run.clash({ email: 'ei@b.ro' }, ['email']);
    const added = await keepBoth(run.context, run.entry.id);
    expect((await partnerById(run.db, added ?? ''))?.row).toEqual({ ...ROW, id: added, email: 'eu@b.ro' });
    expect((await run.shown())?.email).toBe('ei@b.ro');
    expect(await keepBoth(run.context, run.entry.id)).toBeNull();
    await expectSoundStore(run.db);
  });

  // Before: the words that were chosen were gone without a word (seed 320).
  it.each([
    ['of mine brings the row back where it was removed meanwhile', { email: 'mine' }, 'eu@b.ro'],
    ['of theirs leaves it away', { email: 'theirs' }, undefined],
  ] as const)('%s', async (_name, choices, email) => {
    const run = await sent({ email: 'eu@b.ro' });
    await run.clash({ email: 'ei@b.ro', bank: 'BT' }, ['email']);
    await run.db.partner.delete(PARTNERS.plain);
    expect(await resolveConflict(run.context, run.entry.id, choices)).toBe(true);
    expect(await run.shown()).toEqual(email === undefined ? undefined : { ...ROW, bank: 'BT', email });
    expect((await run.waiting()).map(({ call }) => call)).toEqual(email === undefined ? [] : ['AddCompanyPartner']);
    await expectSoundStore(run.db);
  });

  it('of mine goes on beside a removal made here that is on its way', async () => {
    const run = await sent({ email: 'eu@b.ro' });
    await run.clash({ email: 'ei@b.ro' }, ['email']);
    await removePartner(run.context, PARTNERS.plain);
    await begin(run.context, ({ call }) => call === 'RemoveCompanyPartner');
    expect(await resolveConflict(run.context, run.entry.id, { email: 'mine' })).toBe(true);
    const shown = (await run.db.partner.toArray()).flatMap((row) => row.shown ?? []);
    expect(shown.filter(({ email }) => email === 'eu@b.ro')).toHaveLength(1);
    await expectSoundStore(run.db);
  });

  it('of both is mine alone where their row went meanwhile; of a conflict of older versions it is not possible', async () => {
    const run = await sent({ email: 'eu@b.ro' });
    await run.clash({ email: 'ei@b.ro' }, ['email']);
    await run.db.partner.delete(PARTNERS.plain);
    await run.db.conflict.update(run.entry.id, { row: null });
    expect(await keepBoth(run.context, run.entry.id)).toBeNull();
    await run.db.conflict.update(run.entry.id, { row: { ...ROW, email: 'eu@b.ro' } });
    const added = await keepBoth(run.context, run.entry.id);
    expect((await partnerById(run.db, added ?? ''))?.row.email).toBe('eu@b.ro');
    expect(await run.open()).toBeUndefined();
  });

  it('is listed for its own company alone', async () => {
    const { db, context } = await workedStore();
    expect(await listConflicts(db, COMPANY)).toHaveLength(2);
    expect(await listConflicts(db, OTHER_COMPANY)).toEqual([]);
    await addPartner(context, PARTNER);
    await saveDraft(context, { id: DRAFTS.removedElsewhere, content: draftOf(), seen: draftOf() });
    expect(await draftById(db, DRAFTS.removedElsewhere)).toBeNull();
  });
});
