/**
 * An entry is treated by its call, never by the collection it touches: a planted call, MarkInvoice, changes an invoice as a
 * newer version of the app could, with a kind of change of its own in the invoice's row.
 */
import { describe, expect, it } from 'vitest';
import type { EntityId, OperationId } from '@/api/ids';
import { archiveById, archiveCount, documentXml } from '@/db/archive/archive-queries';
import { shownItem, uploadOf } from '@/db/archive/archive-row';
import { draftById } from '@/db/collections/draft-queries';
import { removeCompanyData } from '@/db/companies/remove-company-data';
import { discardEntry } from '@/db/entries/discard-entry';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { retryEntry } from '@/db/entries/retry-entry';
import { correctRejected } from '@/db/invoices/correct-rejected';
import { newOperationId } from '@/db/outbox/enqueue';
import { applyPage } from '@/db/replication/apply-page';
import { pullCursor } from '@/db/replication/sync-state';
import { exportUnsent } from '@/db/unsent/export-unsent';
import { importUnsent } from '@/db/unsent/import-unsent';
import { acknowledgedItem } from '../support/acknowledged-item';
import { entityId, SHA, summaryOf, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, openTestDatabase } from '../support/test-database';
import { AT, begin, DRAFTS, refuse, type WorkedStore, workedStore } from '../support/worked-store';

/** Refused by ANAF; the server has it. */
const KNOWN = entityId('00000000-0000-4000-8000-0000000000c1');

async function mark({ db, context }: WorkedStore, invoice: EntityId): Promise<OperationId> {
  const id = newOperationId(context);
  const row = await db.archive.get(invoice);
  await db.table('archive').update(invoice, { pending: [...(row?.pending ?? []), { kind: 'stamp', outboxId: id }] });
  await db.outbox.add({
    ...{ id, companyId: COMPANY, call: 'MarkInvoice', params: undefined, body: { invoice, mark: 'vizată' } },
    ...{ touches: [`invoice:${invoice}`], subject: { collection: 'archive', id: invoice, label: 'FCT-0001' } },
    ...{ state: 'queued', attempts: 0, madeAt: AT, notBefore: 0, failure: null },
  });
  return id;
}

const changesOf = async ({ db }: WorkedStore, invoice: EntityId) =>
  ((await db.archive.get(invoice))?.pending ?? []).map(({ outboxId }) => outboxId);

// Verifies: G4
describe('an entry of another call on an invoice', () => {
  it('is given up without taking the invoice back', async () => {
    const run = await workedStore();
    const before = await run.db.archive.get(KNOWN);
    expect(await discardEntry(run.context, await mark(run, KNOWN))).toBe('discarded');
    expect(await run.db.archive.get(KNOWN)).toEqual(before);
    await expectSoundStore(run.db);
  });

  it('is given up without taking back an invoice that has not left, its number and its bytes', async () => {
    const run = await workedStore();
    const { queued } = run.invoices;
    const before = await run.db.archive.get(queued);
    const xml = await documentXml(run.db, queued);
    const lease = await run.db.lease.toArray();
    expect(await discardEntry(run.context, await mark(run, queued))).toBe('discarded');
    expect(await run.db.archive.get(queued)).toEqual(before);
    expect(await documentXml(run.db, queued)).toBe(xml);
    expect(await run.db.lease.toArray()).toEqual(lease);
    expect((await archiveById(run.db, queued))?.delivery?.state).toBe('queued');
    await expectSoundStore(run.db);
  });

  it('goes with an invoice that the server will never know, and stays where only a correction is taken back', async () => {
    const run = await workedStore();
    const { queued } = run.invoices;
    await mark(run, queued);
    const upload = uploadOf((await run.db.archive.get(queued)) ?? { pending: [] });
    expect(await discardEntry(run.context, upload?.outboxId ?? newOperationId(run.context))).toBe('discarded');
    expect(await run.db.archive.get(queued)).toBeUndefined();
    expect(await draftById(run.db, DRAFTS.issued)).not.toBeNull();
    const marked = await mark(run, KNOWN);
    await correct(run, KNOWN);
    const correction = uploadOf((await run.db.archive.get(KNOWN)) ?? { pending: [] });
    expect(await changesOf(run, KNOWN)).toEqual([correction?.outboxId, marked]);
    await discardEntry(run.context, correction?.outboxId ?? marked);
    expect(await changesOf(run, KNOWN)).toEqual([marked]);
    await expectSoundStore(run.db);
  });

  it('is tried again under a key of its own', async () => {
    const run = await workedStore();
    const id = await mark(run, run.invoices.queued);
    const [upload] = await changesOf(run, run.invoices.queued);
    await refuse(run.context, await begin(run.context, ({ call }) => call === 'MarkInvoice'));
    expect(await retryEntry(run.context, id)).toBe(true);
    const [first, second] = await changesOf(run, run.invoices.queued);
    expect([first === upload, second === id]).toEqual([true, false]);
    await expectSoundStore(run.db);
  });

  it('is acknowledged alone: the upload stays on its way, and shows what it showed', async () => {
    const run = await workedStore();
    const { queued } = run.invoices;
    await mark(run, queued);
    const [upload] = await changesOf(run, queued);
    const entry = await begin(run.context, ({ call }) => call === 'MarkInvoice');
    await dexieOutboxStore(run.context).acknowledge(entry, { version: version(40), row: null });
    expect(await changesOf(run, queued)).toEqual([upload]);
    expect((await archiveById(run.db, queued))?.item.state).toBe('recorded');
    await expectSoundStore(run.db);
  });

  it('is a refusal where both sides changed the same', async () => {
    const run = await workedStore();
    await mark(run, KNOWN);
    const entry = await begin(run.context, ({ call }) => call === 'MarkInvoice');
    const answer = { row: null, version: version(40), fields: [] };
    expect(await dexieOutboxStore(run.context).conflict(entry, answer)).toEqual({ kind: 'unsettled' });
  });

  it('waits through pages, a loss of access, and a way to another device', async () => {
    const run = await workedStore();
    const id = await mark(run, KNOWN);
    const file = await exportUnsent(run.context);
    const row = acknowledgedItem({ id: KNOWN, state: 'accepted' });
    const page = { changes: [{ collection: 'archive', id: KNOWN, version: version(30), row }], version: version(30) };
    await applyPage(run.db, COMPANY, await pullCursor(run.db, COMPANY), { ...page, head: version(30) }, AT);
    expect((await archiveById(run.db, KNOWN))?.item.state).toBe('accepted');
    await removeCompanyData(run.db, COMPANY);
    expect(await changesOf(run, KNOWN)).toEqual([id]);
    const other = openTestDatabase();
    await importUnsent(other, file ?? '');
    const taken = await other.archive.get(KNOWN);
    expect(taken?.pending.map(({ outboxId }) => outboxId)).toEqual([id]);
    expect(taken && shownItem(taken)?.state).toBe('rejected');
    expect(await archiveCount(other, COMPANY, 'out')).toBe(3);
  });
});

async function correct(run: WorkedStore, invoice: EntityId): Promise<void> {
  const item = (await archiveById(run.db, invoice))?.item;
  const summary = summaryOf(item?.number ?? '', item?.issueDate);
  expect(await correctRejected(run.context, invoice, { xml: '<corrected/>', sha256: SHA, summary })).toBe('queued');
}
