/** A message to the supplier, written offline. */
import { describe, expect, it } from 'vitest';
import { archiveById } from '@/db/archive/archive-queries';
import { discardEntry } from '@/db/entries/discard-entry';
import { settleAcknowledged } from '@/db/entries/settle-acknowledged';
import { writeNote } from '@/db/invoices/write-note';
import { applyPage } from '@/db/replication/apply-page';
import { acknowledgedItem } from '../support/acknowledged-item';
import { version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, openTestDatabase, testContext } from '../support/test-database';

const ITEM = acknowledgedItem({ direction: 'in', state: 'accepted', uploadIndex: '5001' });
const WRITTEN = { text: 'Lipsește poziția 3', by: 'Ana Pop' };

async function storeWith(item = ITEM) {
  const db = openTestDatabase();
  const changes = [{ collection: 'archive', id: item.id, version: version(1), row: { ...item } }];
  await applyPage(db, COMPANY, version(0), { changes, version: version(1), head: version(1) }, '2026-03-02T09:00:00Z');
  return { db, context: testContext(db) };
}

describe('a message to the supplier', () => {
  it('is beside the invoice at once and waits in the outbox; acknowledged, it is the server’s', async () => {
    const { db, context } = await storeWith();
    expect(await writeNote(context, ITEM.id, WRITTEN)).toBe(true);
    const [note] = (await archiveById(db, ITEM.id))?.item.notes ?? [];
    expect(note).toMatchObject({ ...WRITTEN, state: 'queued' });
    const [entry] = await db.outbox.toArray();
    if (entry === undefined) throw new Error('not queued');
    expect(entry).toMatchObject({
      call: 'InvoiceMessage',
      body: { message: WRITTEN.text, id: note?.id, at: note?.at },
    });
    const row = { ...ITEM, notes: [{ ...note, state: 'recorded' }] };
    await settleAcknowledged(db, entry, { version: version(2), row });
    expect((await archiveById(db, ITEM.id))?.item.notes).toMatchObject([{ ...WRITTEN, state: 'recorded' }]);
    await expectSoundStore(db);
  });

  it('is shown once when the page with it comes before the answer', async () => {
    const { db, context } = await storeWith();
    await writeNote(context, ITEM.id, WRITTEN);
    const [note] = (await archiveById(db, ITEM.id))?.item.notes ?? [];
    const row = { ...ITEM, notes: [{ ...note, state: 'sent' }] };
    const changes = [{ collection: 'archive', id: ITEM.id, version: version(2), row }];
    await applyPage(
      db,
      COMPANY,
      version(1),
      { changes, version: version(2), head: version(2) },
      '2026-03-02T09:00:00Z',
    );
    expect((await archiveById(db, ITEM.id))?.item.notes).toHaveLength(1);
  });

  it('given up is gone', async () => {
    const { db, context } = await storeWith();
    await writeNote(context, ITEM.id, WRITTEN);
    const [entry] = await db.outbox.toArray();
    expect(entry && (await discardEntry(context, entry.id))).toBe('discarded');
    expect((await archiveById(db, ITEM.id))?.item.notes).toBeUndefined();
    await expectSoundStore(db);
  });

  it('has no way on an issued invoice, or one that ANAF does not know', async () => {
    for (const other of [
      acknowledgedItem({ uploadIndex: '1' }),
      acknowledgedItem({ direction: 'in', uploadIndex: '' }),
    ]) {
      const { db, context } = await storeWith(other);
      expect(await writeNote(context, other.id, WRITTEN)).toBe(false);
      expect(await db.outbox.count()).toBe(0);
    }
  });
});
