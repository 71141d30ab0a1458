/** What a page or an answer may do to a row: a base is replaced only by a newer one, what was written here stays. */
import { describe, expect, it } from 'vitest';
import type { Change } from '@/api/collections';
import { addPartner, partnerById, removePartner, updatePartner } from '@/db/collections/partner';
import type { CondicaDatabase } from '@/db/condica-database';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { applyChanges } from '@/db/replication/apply-changes';
import { entityId, PARTNER, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, openTestDatabase, testContext } from '../support/test-database';
import { begin } from '../support/worked-store';

const ID = entityId('00000000-0000-4000-8000-0000000000f1');

function change(at: number, name: string | null, id = ID): Change {
  const row = name === null ? null : { id, ...PARTNER, name };
  return { collection: 'partner', id, version: version(at), row };
}

function told(db: CondicaDatabase, ...changes: readonly Change[]): Promise<void> {
  return db.transaction('rw', db.tables, async () => applyChanges(db, COMPANY, changes));
}

async function known(at = 5) {
  const db = openTestDatabase();
  const context = testContext(db);
  await told(db, change(at, 'Cinci'));
  const stored = () => db.partner.get(ID);
  return { db, context, store: dexieOutboxStore(context), stored };
}

// Verifies: G8
describe('a page of changes', () => {
  it.each([
    [4, 'Patru', 'Cinci', 5],
    [5, 'Altfel', 'Cinci', 5],
    [6, 'Șase', 'Șase', 6],
  ])('at version %i over version 5', async (at, name, shown, stands) => {
    const { db, stored } = await known();
    await told(db, change(at, name));
    expect(await stored()).toMatchObject({ version: stands, shown: { name: shown } });
  });

  // Before: the removal of an earlier life of the row took what was brought back since.
  it.each([
    [4, true],
    [5, false],
    [6, false],
  ])('that removes at version %i what stands at 5', async (at, stays) => {
    const { db, stored } = await known();
    await told(db, change(at, null));
    expect((await stored()) !== undefined).toBe(stays);
  });

  it('of several changes of a row takes the last', async () => {
    const { db, stored } = await known();
    await told(db, change(6, null), change(7, 'Șapte'), change(8, 'Doi', entityId(ID.replace('f1', 'f2'))));
    expect(await stored()).toMatchObject({ version: 7, shown: { name: 'Șapte' } });
    await told(db, change(9, 'Nouă'), change(10, null));
    expect(await stored()).toBeUndefined();
    expect(await db.partner.count()).toBe(1);
  });

  it('leaves a change made here over the new base, and over the old one where the row was removed', async () => {
    const { db, context, stored } = await known();
    const seen = { ...PARTNER, name: 'Cinci' };
    await updatePartner(context, ID, seen, { ...seen, email: 'a@b.ro' });
    await told(db, change(6, 'Șase'));
    expect(await stored()).toMatchObject({ base: { email: '' }, shown: { name: 'Șase', email: 'a@b.ro' } });
    await told(db, change(7, null));
    expect(await stored()).toMatchObject({ version: 7, gone: true, shown: { name: 'Șase', email: 'a@b.ro' } });
    await told(db, change(8, 'Opt'));
    expect((await stored())?.gone).toBeUndefined();
    await expectSoundStore(db);
  });

  it('keeps no base under a removal that waits here', async () => {
    const { db, context, stored } = await known();
    await removePartner(context, ID);
    await told(db, change(6, null));
    const row = await stored();
    expect(row).toMatchObject({ base: null, version: 6, shown: null });
    expect(row?.pending).toHaveLength(1);
  });
});

describe('an acknowledgement', () => {
  async function changed() {
    const run = await known();
    const seen = { ...PARTNER, name: 'Cinci' };
    await updatePartner(run.context, ID, seen, { ...seen, email: 'a@b.ro' });
    const entry = await begin(run.context, () => true);
    const answer = { id: ID, ...seen, email: 'a@b.ro' };
    return { ...run, entry, answer, seen };
  }

  it('takes the server word and leaves nothing waiting', async () => {
    const { db, store, entry, answer, stored } = await changed();
    await store.acknowledge(entry, { version: version(6), row: { ...answer, notes: 'de la server' } });
    expect(await stored()).toMatchObject({ version: 6, base: { notes: 'de la server', email: 'a@b.ro' }, pending: [] });
    await expectSoundStore(db);
  });

  it.each([5, 4])('at version %i is older than the row, which stays as it was told', async (at) => {
    const { store, entry, answer, stored } = await changed();
    await store.acknowledge(entry, { version: version(at), row: answer });
    expect(await stored()).toMatchObject({ version: 5, base: { email: '' }, pending: [] });
  });

  it('that the stream has passed does not bring back what was removed since', async () => {
    const { db, store, entry, answer, stored } = await changed();
    await db.syncState.put({ companyId: COMPANY, cursor: version(9), head: version(9), pulledAt: '' });
    await told(db, change(8, null));
    await store.acknowledge(entry, { version: version(7), row: answer });
    expect(await stored()).toBeUndefined();
    expect(await db.outbox.count()).toBe(0);
  });

  // Before (simulation, seed 7330003): the answer that a copied profile had been given first let the row be there again, for ever.
  it.each([1, 2])('heard late of a removed row, with %i later ones waiting, leaves nothing of it', async (later) => {
    const { db, context, store, stored } = await known();
    const edits = [PARTNER, ...['a@b.ro', 'c@d.ro', 'e@f.ro'].map((email) => ({ ...PARTNER, email }))];
    for (const [at, seen] of edits.slice(0, later + 1).entries()) {
      await updatePartner(context, ID, { ...seen, name: 'Cinci' }, { ...(edits[at + 1] ?? seen), name: 'Cinci' });
      await begin(context, ({ subject }) => subject.id === ID);
    }
    const entries = await db.outbox.orderBy('seq').toArray();
    expect(entries).toHaveLength(later + 1);
    await told(db, change(9, null));
    const before = (await stored())?.shown;
    for (const [at, entry] of entries.entries()) {
      expect(await stored()).toMatchObject({ version: 9, gone: true, shown: before });
      await store.acknowledge(entry, { version: version(6 + at), row: { id: ID, ...edits[at + 1], name: 'Cinci' } });
    }
    expect(await stored()).toBeUndefined();
    await expectSoundStore(db);
  });

  it('without a row keeps what was written here until the stream tells', async () => {
    const { store, entry, stored } = await changed();
    await store.acknowledge(entry, { version: version(6), row: null });
    expect(await stored()).toMatchObject({ version: 5, base: { email: 'a@b.ro' }, pending: [] });
  });

  it('of a removal leaves a tombstone, which an older page does not undo and the stream takes away', async () => {
    const { db, context, store, stored } = await known();
    await removePartner(context, ID);
    await store.acknowledge(await begin(context, () => true), { version: version(7), row: null });
    expect(await stored()).toMatchObject({ version: 7, base: null, shown: null, pending: [] });
    await told(db, change(6, 'Mai veche'));
    expect(await partnerById(db, ID)).toBeNull();
    await told(db, change(7, null));
    expect(await stored()).toBeUndefined();
  });

  it('repeated changes nothing', async () => {
    const { db, store, entry, answer, stored } = await changed();
    await store.acknowledge(entry, { version: version(6), row: answer });
    const after = await stored();
    await store.acknowledge(entry, { version: version(8), row: { ...answer, notes: 'încă o dată' } });
    expect(await stored()).toEqual(after);
    expect(await db.outbox.count()).toBe(0);
  });
});

// Verifies: G9
describe('what was made while its row was on the way', () => {
  async function twice(then: 'update' | 'remove', answerNotes = '') {
    const db = openTestDatabase();
    const context = testContext(db);
    const store = dexieOutboxStore(context);
    const added = await addPartner(context, PARTNER);
    if (added.kind !== 'added') throw new Error('not added');
    const other = await addPartner(context, { ...PARTNER, name: 'Alt partener' });
    const entry = await begin(context, ({ subject }) => subject.id === added.id);
    if (then === 'update') await updatePartner(context, added.id, PARTNER, { ...PARTNER, email: 'a@b.ro' });
    else await removePartner(context, added.id);
    const row = { id: added.id, ...PARTNER, notes: answerNotes };
    await store.acknowledge(entry, { version: version(3), row });
    const later = await db.outbox.where('seq').above(entry.seq).toArray();
    const versions = later.map(({ call, body }) => [call, Object(body).version]);
    return { versions, other };
  }

  it.each([
    ['update', 'UpdateCompanyPartner'],
    ['remove', 'RemoveCompanyPartner'],
  ] as const)('saw its result: %s', async (then, call) => {
    const { versions } = await twice(then);
    expect(versions).toEqual([
      ['AddCompanyPartner', undefined],
      [call, 3],
    ]);
  });

  it('did not see what another device changed in between', async () => {
    const { versions } = await twice('remove', 'altcineva a scris');
    expect(versions).toContainEqual(['RemoveCompanyPartner', 0]);
  });

  // Before: what a page had brought in between counted as seen, and was removed with the row.
  it('did not see what a page brought in between', async () => {
    const { db, context, store } = await known();
    const seen = { ...PARTNER, name: 'Cinci' };
    await updatePartner(context, ID, seen, { ...seen, email: 'a@b.ro' });
    const first = await begin(context, () => true);
    await removePartner(context, ID);
    await told(db, change(6, 'Șase'));
    await store.acknowledge(first, { version: version(8), row: { id: ID, ...PARTNER, name: 'Șase', email: 'a@b.ro' } });
    const [removal] = await db.outbox.toArray();
    expect(removal?.body).toMatchObject({ version: 5 });
  });

  it('keeps its version once it was attempted', async () => {
    const { db, context, store } = await known();
    const seen = { ...PARTNER, name: 'Cinci' };
    await updatePartner(context, ID, seen, { ...seen, email: 'a@b.ro' });
    const first = await begin(context, () => true);
    await removePartner(context, ID);
    await db.outbox.where('seq').above(first.seq).modify({ attempts: 1 });
    await store.acknowledge(first, { version: version(6), row: { id: ID, ...seen, email: 'a@b.ro' } });
    const [removal] = await db.outbox.toArray();
    expect(removal?.body).toMatchObject({ version: 5 });
  });

  it('keeps its version where it was made over another state of the row', async () => {
    const { db, context, store } = await known();
    const seen = { ...PARTNER, name: 'Cinci' };
    await updatePartner(context, ID, seen, { ...seen, email: 'a@b.ro' });
    const first = await begin(context, () => true);
    await told(db, change(6, 'Șase'));
    await removePartner(context, ID);
    await store.acknowledge(first, { version: version(8), row: { id: ID, ...PARTNER, name: 'Șase', email: 'a@b.ro' } });
    const [removal] = await db.outbox.toArray();
    expect(removal?.body).toMatchObject({ version: 6 });
  });
});
