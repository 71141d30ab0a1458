/** An invoice that had not left is taken back after its server went back to an older copy of the draft. */
import { expect, it } from 'vitest';
import { draftById } from '@/db/collections/draft-queries';
import { sendAgain } from '@/db/entries/send-again';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { commitIssue } from '@/db/invoices/commit-issue';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import { applyPage } from '@/db/replication/apply-page';
import { draftOf, entityId, putSerialAndLease, SERIAL, SHA, summaryOf, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, DEVICE, openTestDatabase, risingIds, testContext } from '../support/test-database';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000aa');
const AT = '2026-03-02T09:00:00.000Z';
const OLD = draftOf({ paymentTerms: 'la vedere', notes: '' });
const NEW = draftOf({ paymentTerms: '30 de zile', notes: '' });

function change(at: number, content: ReturnType<typeof draftOf>) {
  const row = { id: DRAFT, type: 'invoice', content, deviceName: 'Telefon', writtenAt: AT };
  return { collection: 'draft', id: DRAFT, version: version(at), row };
}
const page = (to: number, epoch: string, ...changes: readonly ReturnType<typeof change>[]) => ({
  ...{ changes, version: version(to), head: version(to), epoch },
});

/** Issued of what the server had at version 6; then another database answers, which stands at 4 and tells `again`. */
async function takenBack(...again: readonly ReturnType<typeof change>[]) {
  const db = openTestDatabase();
  const context = testContext(db, { newId: risingIds(4) });
  await putSerialAndLease(db, COMPANY);
  await applyPage(db, COMPANY, version(0), page(6, 'A', change(6, NEW)), AT);
  const next = await nextNumberPreview(db, SERIAL.id, DEVICE, NEW.issueDate);
  if (next.kind !== 'number') throw new Error(next.kind);
  const { leaseId, number, text } = next;
  const facts = { draftId: DRAFT, content: NEW, leaseId, number, xml: '<Invoice/>', sha256: SHA };
  const issued = await commitIssue(context, { ...facts, summary: summaryOf(text) });
  if (issued.kind !== 'issued') throw new Error(issued.kind);
  expect(await applyPage(db, COMPANY, version(6), { ...page(4, 'B'), lostAfter: version(4) }, AT)).toBe('restored');
  await applyPage(db, COMPANY, version(0), page(again.at(-1)?.version ?? 4, 'B', ...again), AT);
  await sendAgain(context);
  expect((await cancelQueued(context, issued.invoiceId)).kind).toBe('cancelled');
  await expectSoundStore(db);
  const saves = await db.outbox.filter(({ subject }) => subject.collection === 'draft').toArray();
  return { shown: (await draftById(db, DRAFT))?.row.content, saves };
}

// Before (simulation, seed 410002): the copy's words came back, and what the person had written was nowhere.
it('brings the draft back with what the copy does not have', async () => {
  const { shown, saves } = await takenBack(change(3, OLD));
  expect(shown).toMatchObject({ paymentTerms: '30 de zile' });
  expect(saves).toMatchObject([
    { call: 'UpdateDraft', body: { base: { paymentTerms: 'la vedere' }, changes: { paymentTerms: '30 de zile' } } },
  ]);
});

it('says that somebody has written the same since, for a person to choose', async () => {
  const { saves } = await takenBack(change(5, draftOf({ paymentTerms: 'de altcineva', notes: 'și o notă' })));
  // Without a base: whatever the server has is another word.
  expect(saves).toMatchObject([{ call: 'UpdateDraft', body: { base: {}, changes: { paymentTerms: '30 de zile' } } }]);
});

it('is a new draft where the copy has none, and nothing where it has all', async () => {
  const { shown, saves } = await takenBack();
  expect(shown).toMatchObject({ paymentTerms: '30 de zile' });
  expect(saves.map(({ call }) => call)).toEqual(['SaveDraft']);
  expect((await takenBack(change(3, NEW))).saves).toEqual([]);
});
