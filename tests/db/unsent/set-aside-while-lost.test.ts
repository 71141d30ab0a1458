/**
 * A device that has set aside what a restored server lacks and then loses its database, before it could give any of it back: the
 * second copy holds it with its documents (seed 7713218).
 */
import { expect, it } from 'vitest';
import type { Change } from '@/api/collections';
import { archiveById } from '@/db/archive/archive-queries';
import { sendAgain } from '@/db/entries/send-again';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { correctRejected } from '@/db/invoices/correct-rejected';
import { applyPage } from '@/db/replication/apply-page';
import { MOST_TEXT } from '@/db/unsent/second-copy/document-items';
import { acknowledgedItem } from '../support/acknowledged-item';
import { companyOf } from '../support/company-sample';
import { DECLARED, declaredTwice } from '../support/declared-twice';
import { draftOf, entityId, SHA, summaryOf, version } from '../support/samples';
import { copied, startedAnew } from '../support/second-copy';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, openTestDatabase, risingIds, testContext } from '../support/test-database';

const AT = '2026-03-16T10:00:00.000Z';
const INVOICE = entityId('00000000-0000-4000-8000-0000000000a6');
const XML = '<Invoice/>';

type Item = ReturnType<typeof acknowledgedItem>;
const invoice = (at: number, changes: Partial<Item> = {}) => ({
  ...{ collection: 'archive', id: INVOICE, version: version(at) },
  row: acknowledgedItem({ id: INVOICE, number: 'FCT-0004', ...changes }),
});
const page = (epoch: string, to: number, changes: readonly Change[] = []) => ({
  ...{ changes, version: version(to), head: version(to), lostAfter: version(5), epoch },
});

interface Before {
  /** The invoice's bytes; null: they are not here. */
  readonly xml?: string | null;
  /** What is done before the server is put back. */
  readonly work?: (context: ReturnType<typeof testContext>) => Promise<unknown>;
}

/** All is confirmed by A; B answers, put back to a day before it, and the page ends before it is pulled to its head. */
async function setAside(changes: Partial<Item> = {}, { xml = XML, work }: Before = {}) {
  const run = await copied(openTestDatabase());
  const { db } = run;
  await db.company.put(companyOf(COMPANY));
  await applyPage(db, COMPANY, version(0), page('A', 19, [invoice(19, changes)]), AT);
  const bytes = new TextEncoder().encode(xml ?? '');
  if (xml !== null)
    await db.document.put({ invoiceId: INVOICE, format: 'xml', companyId: COMPANY, bytes, sha256: SHA });
  const context = testContext(db, { now: () => AT });
  const { steps, rowWith } = await declaredTwice(context, 20);
  await work?.(context);
  expect(await applyPage(db, COMPANY, version(19), page('B', 5), AT)).toBe('restored');
  await run.isCopied();
  return { ...run, context, steps, rowWith };
}

/** The browser deletes the database; the next start pulls from a server that was put back to that day once more, which tells so much. */
async function pulledAfterLoss(
  { end, copies }: Pick<Awaited<ReturnType<typeof setAside>>, 'copies' | 'end'>,
  told: readonly Change[] = [],
) {
  await end();
  const db = await startedAnew(copies);
  expect(await applyPage(db, COMPANY, version(0), page('C', 9, told), AT)).toBe('restored');
  await applyPage(db, COMPANY, version(0), page('C', 9, told), AT);
  await expectSoundStore(db);
  await sendAgain(testContext(db, { newId: risingIds(7), now: () => AT }));
  const entries = await db.outbox.orderBy('seq').toArray();
  return { db, entries };
}

// Verifies: G1 G11
it('comes back with its documents, and is given back', async () => {
  // Before: neither row nor bytes were there again, and what was set aside was passed over.
  const { steps, ...run } = await setAside();
  const xml = await run.db.transportXml.bulkGet(steps.map(({ id }) => id));
  expect(xml).not.toContain(undefined);
  const { db, entries } = await pulledAfterLoss(run);
  expect(entries.map(({ call, body }) => [call, body])).toEqual([
    ['InvoiceUpload', XML],
    ...xml.map((one) => ['ETransUpload', one?.xml]),
  ]);
  expect((await archiveById(db, INVOICE))?.item.number).toBe('FCT-0004');
});

it('stays as the server has it where it knows it again', async () => {
  const { rowWith, ...run } = await setAside();
  const transport = { collection: 'transport', id: DECLARED, version: version(8), row: { ...rowWith(2) } };
  const { db, entries } = await pulledAfterLoss(run, [invoice(7), transport]);
  expect(entries).toEqual([]);
  expect(await db.transport.get(DECLARED)).toMatchObject({ version: 8, pending: [] });
  expect(await db.transportXml.count()).toBe(2);
  expect(await archiveById(db, INVOICE)).toMatchObject({ version: 7 });
});

it('leaves to ANAF’s lists what another program sent', async () => {
  const { db, entries } = await pulledAfterLoss(await setAside({ sentElsewhere: true }));
  expect(entries.map(({ call }) => call)).toEqual(['ETransUpload', 'ETransUpload']);
  expect(await db.archive.count()).toBe(0);
});

it.each([
  ['whose bytes it never had', null],
  ['whose bytes found no room in the copy', 'x'.repeat(MOST_TEXT)],
])('says of an invoice %s that its document is lost', async (_, xml) => {
  const { db, entries } = await pulledAfterLoss(await setAside({}, { xml }));
  expect(entries.map(({ call }) => call)).toEqual(['ETransUpload', 'ETransUpload']);
  expect((await archiveById(db, INVOICE))?.lost).toMatchObject({ since: AT });
});

it('is in the copy no longer than it waits', async () => {
  const { db, context, isCopied, copies, end } = await setAside();
  const text = () =>
    JSON.stringify([...(copies.texts.get(db.name)?.values() ?? [])].map((file) => JSON.parse(file).gone));
  expect(text()).not.toContain('transportXml');
  await applyPage(db, COMPANY, version(0), page('B', 9), AT);
  await sendAgain(context);
  await isCopied();
  await end();
  expect(text()).toContain('transportXml');
  expect(text()).toContain(INVOICE);
});

// Else its row would be there again after the loss, and what it had been would be given back beside its draft.
it('is not given back where its person has taken it back meanwhile', async () => {
  const summary = summaryOf('FCT-0004');
  const correction = { xml: '<Invoice>altfel</Invoice>', sha256: 'b'.repeat(64), summary, content: draftOf() };
  const work: Before['work'] = async (context) =>
    expect(await correctRejected(context, INVOICE, correction)).toBe('queued');
  const run = await setAside({ state: 'rejected' }, { work });
  await run.db.outbox.toCollection().modify({ state: 'rejected' });
  expect((await cancelQueued(run.context, INVOICE)).kind).toBe('cancelled');
  await run.isCopied();
  const { db, entries } = await pulledAfterLoss(run);
  expect(entries.map(({ call }) => call)).toEqual(['SaveDraft', 'ETransUpload', 'ETransUpload']);
  expect([await db.archive.count(), await db.document.count()]).toEqual([0, 0]);
});
