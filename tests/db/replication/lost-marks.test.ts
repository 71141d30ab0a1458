/** Marks that a restored server lost are given back by a device that knew them, after their documents. */
import { expect, it } from 'vitest';
import type { ArchiveItem, InvoiceMarkState, SentNote } from '@/api/entities/archive-item';
import { archiveById } from '@/db/archive/archive-queries';
import type { CommandContext } from '@/db/command-context';
import { sendAgain } from '@/db/entries/send-again';
import { settleAcknowledged } from '@/db/entries/settle-acknowledged';
import { markDocuments } from '@/db/invoices/mark-documents';
import { applyPage } from '@/db/replication/apply-page';
import { lostMarks } from '@/db/settings/lost-marks';
import { acknowledgedItem } from '../support/acknowledged-item';
import { entityId, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, openTestDatabase, risingIds, testContext } from '../support/test-database';

const AT = '2026-03-02T09:00:00.000Z';
const ID = entityId('00000000-0000-4000-8000-0000000000a6');
const BOOKED: InvoiceMarkState = { state: true, by: 'Ana Pop', at: '2026-03-02T08:00:00.000Z' };
const AGAIN = { call: 'InvoiceMark', body: { company: COMPANY, invoice: ID, mark: 'booked', ...BOOKED } };

const itemOf = (more: Partial<ArchiveItem>) => acknowledgedItem({ id: ID, state: 'accepted', ...more });
const marked = (said: Partial<InvoiceMarkState> = {}) => ({ marks: { booked: { ...BOOKED, ...said } } });

function page(to: number, ...items: readonly Partial<ArchiveItem>[]) {
  const changes = items.map((more) => ({ collection: 'archive', id: ID, version: version(to), row: itemOf(more) }));
  return { changes, version: version(to), head: version(to) };
}

/** The mark came at version 6; the server goes back to `head` and has then told `again`. */
async function restored(direction: 'in' | 'out', head: number, ...again: readonly Partial<ArchiveItem>[]) {
  const db = openTestDatabase();
  const context = testContext(db, { newId: risingIds(3) });
  await applyPage(db, COMPANY, version(0), page(5, { direction }), AT);
  const bytes = new TextEncoder().encode('<Invoice/>');
  if (direction === 'out')
    await db.document.put({ invoiceId: ID, format: 'xml', companyId: COMPANY, bytes, sha256: 'a'.repeat(64) });
  await applyPage(db, COMPANY, version(5), page(6, { direction, ...marked() }), AT);
  expect(await applyPage(db, COMPANY, version(6), page(head), AT)).toBe('restored');
  await applyPage(db, COMPANY, version(0), page(head, ...again), AT);
  return context;
}

const entriesOf = ({ db }: CommandContext) => db.outbox.orderBy('seq').toArray();
const shownMark = async ({ db }: CommandContext) => (await archiveById(db, ID))?.item.marks?.booked;

// Before: the mark was nowhere any more.
it.each(['in', 'out'] as const)('of a document that the server has as it was before: %s', async (direction) => {
  const context = await restored(direction, 5, { direction });
  expect(await sendAgain(context)).toBe(1);
  expect(await entriesOf(context)).toMatchObject([{ ...AGAIN, touches: [`invoice:${ID}`] }]);
  expect(await shownMark(context)).toEqual(BOOKED);
  expect(await sendAgain(context)).toBe(0);
  await expectSoundStore(context.db);
});

it('after the document that is given back with it', async () => {
  const context = await restored('out', 4);
  expect(await sendAgain(context)).toBe(2);
  expect((await entriesOf(context)).map(({ call }) => call)).toEqual(['InvoiceUpload', 'InvoiceMark']);
  expect((await entriesOf(context))[1]).toMatchObject(AGAIN);
  await expectSoundStore(context.db);
});

it('after ANAF’s mailbox has brought a received document back', async () => {
  const context = await restored('in', 4);
  expect(await sendAgain(context)).toBe(0);
  expect(await shownMark(context)).toEqual(BOOKED);
  expect(await applyPage(context.db, COMPANY, version(4), page(7, { direction: 'in' }), AT)).toBe('applied');
  expect(await sendAgain(context)).toBe(1);
  expect(await entriesOf(context)).toMatchObject([AGAIN]);
  expect(await lostMarks(context.db, COMPANY)).toEqual([]);
  await expectSoundStore(context.db);
});

it('not over a word that somebody said since, nor where another device gave the same back', async () => {
  const since = await restored('in', 5, { direction: 'in', ...marked({ state: false, at: AT }) });
  expect(await sendAgain(since)).toBe(0);
  const same = await restored('in', 5, { direction: 'in', ...marked() });
  expect(await sendAgain(same)).toBe(0);
});

it('with its name, where another device could not name whom it was of', async () => {
  const context = await restored('in', 5, { direction: 'in', ...marked({ by: '' }) });
  expect(await sendAgain(context)).toBe(1);
  const [entry] = await entriesOf(context);
  if (entry === undefined) throw new Error('Nothing was sent.');
  const answer = { version: version(8), row: itemOf({ direction: 'in', ...marked() }) };
  await settleAcknowledged(context.db, entry, answer);
  expect(await entriesOf(context)).toEqual([]);
  expect(await shownMark(context)).toEqual(BOOKED);
});

// Before: the answer of the restored server, which does not know the first mark, took it from the only device that did.
it('where the server has taken another mark before this device has heard of the restore', async () => {
  const db = openTestDatabase();
  const context = testContext(db, { newId: risingIds(3) });
  await applyPage(db, COMPANY, version(0), { ...page(6, { direction: 'in', ...marked() }), epoch: 'A' }, AT);
  await markDocuments(context, [ID], { mark: 'approved', state: true, by: 'Ion' });
  const [entry] = await entriesOf(context);
  const approved = (await archiveById(db, ID))?.item.marks?.approved;
  if (entry === undefined || approved === undefined) throw new Error('Nothing was marked.');
  const row = itemOf({ direction: 'in', marks: { approved } });
  await settleAcknowledged(db, entry, { version: version(9), row, epoch: 'B' });
  expect((await archiveById(db, ID))?.item.marks).toEqual({ approved, booked: BOOKED });
  await applyPage(db, COMPANY, version(6), { ...page(9), epoch: 'B', lostAfter: version(5) }, AT);
  await applyPage(db, COMPANY, version(0), { ...page(9, { direction: 'in', marks: { approved } }), epoch: 'B' }, AT);
  expect(await sendAgain(context)).toBe(1);
  expect(await entriesOf(context)).toMatchObject([AGAIN]);
  await expectSoundStore(db);
});

const NOTE: SentNote = {
  id: entityId('00000000-0000-4000-8000-0000000000b1'),
  text: 'Am primit 10 bidoane, nu 12.',
  ...{ by: 'Ana Pop', at: '2026-03-02T08:10:00.000Z', state: 'processing', detail: '' },
};
const WRITTEN = { company: COMPANY, invoice: ID, message: NOTE.text, id: NOTE.id, at: NOTE.at };

// Before: the server forgot that it was written, and the device with it.
it.each([
  ['processing', 'open'],
  ['sent', 'sent'],
  ['refused', 'refused'],
])('a message to the supplier too, with how far it was: %s', async (state, said) => {
  const notes = [{ ...NOTE, state }];
  const db = openTestDatabase();
  const context = testContext(db, { newId: risingIds(3) });
  await applyPage(db, COMPANY, version(0), page(6, { direction: 'in', notes }), AT);
  expect(await applyPage(db, COMPANY, version(6), page(5), AT)).toBe('restored');
  expect(await sendAgain(context)).toBe(0);
  await applyPage(db, COMPANY, version(0), page(5, { direction: 'in' }), AT);
  expect(await sendAgain(context)).toBe(1);
  const lost = { state: said, by: NOTE.by, detail: '' };
  expect(await entriesOf(context)).toMatchObject([{ call: 'InvoiceMessage', body: { ...WRITTEN, lost } }]);
  expect((await archiveById(db, ID))?.item.notes).toEqual(notes);
  expect(await sendAgain(context)).toBe(0);
  await expectSoundStore(db);
});

it('no message that the server still knows', async () => {
  const db = openTestDatabase();
  const context = testContext(db, { newId: risingIds(3) });
  await applyPage(db, COMPANY, version(0), page(6, { direction: 'in', notes: [NOTE] }), AT);
  await applyPage(db, COMPANY, version(6), page(5), AT);
  await applyPage(db, COMPANY, version(0), page(5, { direction: 'in', notes: [{ ...NOTE, state: 'sent' }] }), AT);
  expect(await sendAgain(context)).toBe(0);
  expect(await lostMarks(db, COMPANY)).toEqual([]);
});
