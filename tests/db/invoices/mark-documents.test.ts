/** «Vizată» and «înregistrată»: given and taken back offline, sent through the outbox, merged by the server. */
import { describe, expect, it } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { EntityId } from '@/api/ids';
import { archiveById } from '@/db/archive/archive-queries';
import { packSettled } from '@/db/archive/cold/pack-settled';
import type { CommandContext } from '@/db/command-context';
import { discardEntry } from '@/db/entries/discard-entry';
import { settleAcknowledged } from '@/db/entries/settle-acknowledged';
import { markDocuments } from '@/db/invoices/mark-documents';
import { applyPage } from '@/db/replication/apply-page';
import { acknowledgedItem } from '../support/acknowledged-item';
import { entityId, summaryOf, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, OTHER_COMPANY, openTestDatabase, testContext } from '../support/test-database';

const LATER = '2026-03-02T09:00:00.000Z';
const BOOKED = { mark: 'booked', state: true, by: 'Ana Pop' } as const;

function itemOf(place: number, more: Partial<ArchiveItem> = {}): ArchiveItem {
  const id = entityId(`00000000-0000-4000-8000-${String(place).padStart(12, '0')}`);
  return acknowledgedItem({ ...summaryOf(`FCT-${place}`), id, state: 'accepted', direction: 'in', ...more });
}

async function storeWith(items: readonly ArchiveItem[], to = items.length) {
  const db = openTestDatabase();
  const changes = items.map((item, place) => ({
    ...{ collection: 'archive', id: item.id, version: version(place + 1), row: { ...item } },
  }));
  await applyPage(db, COMPANY, version(0), { changes, version: version(to), head: version(to) }, LATER);
  return { db, context: testContext(db) };
}

async function marksOf({ db }: CommandContext, id: EntityId) {
  return (await archiveById(db, id))?.item.marks;
}

const first = itemOf(1);

describe('a mark', () => {
  it('is shown at once and waits in the outbox with who and when', async () => {
    const { db, context } = await storeWith([first]);
    expect(await markDocuments(context, [first.id], BOOKED)).toEqual([first.id]);
    const marks = await marksOf(context, first.id);
    expect(marks?.booked).toMatchObject({ state: true, by: 'Ana Pop' });
    const [entry, ...more] = await db.outbox.toArray();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      ...{ call: 'InvoiceMark', touches: [`invoice:${first.id}`] },
      body: { invoice: first.id, state: true, mark: 'booked', at: marks?.booked?.at },
    });
    await expectSoundStore(db);
  });

  it('that stands already is not said again, nor of what is another’s or nobody’s', async () => {
    const { db, context } = await storeWith([first]);
    await markDocuments(context, [first.id], BOOKED);
    expect(await markDocuments(context, [first.id, entityId('00000000-0000-4000-8000-00000000ffff')], BOOKED)).toEqual(
      [],
    );
    expect(await markDocuments({ ...context, companyId: OTHER_COMPANY }, [first.id], BOOKED)).toEqual([]);
    expect(await db.outbox.count()).toBe(1);
  });

  it('taken back before it has left leaves nothing to send; each mark is a word of its own', async () => {
    const { db, context } = await storeWith([first]);
    await markDocuments(context, [first.id], BOOKED);
    await markDocuments(context, [first.id], { ...BOOKED, mark: 'approved' });
    expect(await markDocuments(context, [first.id], { ...BOOKED, state: false })).toEqual([first.id]);
    expect((await db.outbox.toArray()).map(({ body }) => body)).toMatchObject([{ mark: 'approved' }]);
    expect(await marksOf(context, first.id)).toMatchObject({ approved: { state: true } });
    expect((await marksOf(context, first.id))?.booked).toBeUndefined();
    await expectSoundStore(db);
  });

  it('taken back while it is on its way goes after it', async () => {
    const { db, context } = await storeWith([first]);
    await markDocuments(context, [first.id], BOOKED);
    await db.outbox.toCollection().modify({ attempts: 1, state: 'sending' });
    await markDocuments(context, [first.id], { ...BOOKED, state: false });
    expect((await db.outbox.orderBy('seq').toArray()).map(({ body }) => body)).toMatchObject([
      { state: true },
      { state: false },
    ]);
    expect((await marksOf(context, first.id))?.booked?.state).toBe(false);
  });

  it('becomes the server’s word with its answer, and a word made since stays', async () => {
    const { db, context } = await storeWith([first]);
    await markDocuments(context, [first.id], BOOKED);
    await markDocuments(context, [first.id], { ...BOOKED, mark: 'approved' });
    const [entry] = await db.outbox.orderBy('seq').toArray();
    if (entry === undefined) throw new Error('not queued');
    const said = { state: true, by: 'Ana Pop-Ionescu', at: LATER };
    const row = { ...first, marks: { booked: said } };
    await settleAcknowledged(db, entry, { version: version(7), row });
    const marks = await marksOf(context, first.id);
    expect(marks).toMatchObject({ booked: said, approved: { state: true } });
    await expectSoundStore(db);
  });

  it('given up leaves the document as the server has it', async () => {
    const { db, context } = await storeWith([first]);
    await markDocuments(context, [first.id], BOOKED);
    const [entry] = await db.outbox.toArray();
    expect(entry && (await discardEntry(context, entry.id))).toBe('discarded');
    expect(await marksOf(context, first.id)).toBeUndefined();
    await expectSoundStore(db);
  });

  it('of many documents out of blocks is one write, and they go back with it', async () => {
    const items = Array.from({ length: 600 }, (_, place) => itemOf(place + 1));
    const { db, context } = await storeWith(items);
    expect(await db.coldHeader.count()).toBeGreaterThan(0);
    const ids = items.slice(0, 500).map(({ id }) => id);
    expect(await markDocuments(context, ids, BOOKED)).toHaveLength(500);
    for (const entry of await db.outbox.orderBy('seq').toArray()) {
      const item = items.find(({ id }) => id === entry.subject.id);
      const row = { ...item, marks: { booked: { state: true, by: 'Ana Pop', at: LATER } } };
      await settleAcknowledged(db, entry, { version: version(700 + entry.seq), row });
    }
    await packSettled(db, COMPANY, async () => true);
    const marked = (await db.coldColumns.toArray()).flatMap(({ marks }) => [...(marks ?? [])]);
    expect(marked.filter((bits) => bits === 2)).toHaveLength(500);
    expect(await marksOf(context, items[0]?.id ?? first.id)).toMatchObject({ booked: { state: true } });
    await expectSoundStore(db);
  });
});
