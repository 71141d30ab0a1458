/** An issued draft goes on at another device until the upload arrives; taken back here it must not undo that. */
import { expect, it } from 'vitest';
import { saveDraft } from '@/db/collections/draft';
import { draftById } from '@/db/collections/draft-queries';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { commitIssue } from '@/db/invoices/commit-issue';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import { applyPage } from '@/db/replication/apply-page';
import { draftOf, entityId, putSerialAndLease, SERIAL, SHA, summaryOf, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, DEVICE, openTestDatabase, testContext } from '../support/test-database';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000aa');
const AT = '2026-03-02T09:00:00.000Z';

async function told(db: ReturnType<typeof openTestDatabase>, at: number, content: ReturnType<typeof draftOf>) {
  const row = { id: DRAFT, type: 'invoice', content, deviceName: 'Telefon', writtenAt: AT };
  const changes = [{ collection: 'draft', id: DRAFT, version: version(at), row }];
  const page = { changes, version: version(at), head: version(at) };
  expect(await applyPage(db, COMPANY, version(at === 3 ? 0 : 3), page, AT)).toBe('applied');
}

/** Known at version 3, and its notes are written here and have not left. */
async function written() {
  const db = openTestDatabase();
  const context = testContext(db);
  await putSerialAndLease(db, COMPANY);
  const seen = draftOf({ paymentTerms: 'la vedere' });
  await told(db, 3, seen);
  expect(await saveDraft(context, { id: DRAFT, content: { ...seen, notes: 'de aici' }, seen })).toBe('saved');
  const issue = async () => {
    const content = (await draftById(db, DRAFT))?.row.content;
    const next = await nextNumberPreview(db, SERIAL.id, DEVICE, seen.issueDate);
    if (content === undefined || next.kind !== 'number') throw new Error('cannot issue');
    const { leaseId, number, text } = next;
    const facts = {
      draftId: DRAFT,
      content,
      leaseId,
      number,
      xml: '<Invoice/>',
      sha256: SHA,
      summary: summaryOf(text),
    };
    const issued = await commitIssue(context, facts);
    if (issued.kind !== 'issued') throw new Error(issued.kind);
    return issued.invoiceId;
  };
  const shown = async () => (await draftById(db, DRAFT))?.row.content;
  const saves = async () =>
    (await db.outbox.filter(({ call }) => call === 'UpdateDraft').toArray()).map(({ body }) => body);
  return { db, context, seen, issue, shown, saves };
}

// Before (simulation, seed 1 of its first day): what the other device wrote was taken back to what stood here at issue.
it('leaves what another device wrote meanwhile, and keeps what was written here and had not left', async () => {
  const { db, context, seen, issue, shown, saves } = await written();
  const invoiceId = await issue();
  await told(db, 4, { ...seen, paymentTerms: 'de la telefon' });
  expect((await cancelQueued(context, invoiceId)).kind).toBe('cancelled');
  expect(await shown()).toMatchObject({ notes: 'de aici', paymentTerms: 'de la telefon' });
  expect(await saves()).toMatchObject([{ base: { notes: '' }, changes: { notes: 'de aici' } }]);
});

// Before: it counted as seen, and was written over without a word (seed 7715545).
it('does not take for seen what had come from another device since the words were written, and before they were issued', async () => {
  const { db, context, seen, issue, shown, saves } = await written();
  await told(db, 4, { ...seen, notes: 'de la telefon' });
  expect((await cancelQueued(context, await issue())).kind).toBe('cancelled');
  expect(await shown()).toMatchObject({ notes: 'de aici' });
  // The server finds that they clash, and a person chooses.
  expect(await saves()).toMatchObject([{ base: { notes: '' }, changes: { notes: 'de aici' } }]);
  await expectSoundStore(db);
});
