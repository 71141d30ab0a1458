/** What is taken back meets another company's row under the id of its draft. Before: that row was gone, or written over. */
import { expect, it } from 'vitest';
import { saveDraft } from '@/db/collections/draft';
import { draftById, listDrafts } from '@/db/collections/draft-queries';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { commitIssue } from '@/db/invoices/commit-issue';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import { draftOf, entityId, putSerialAndLease, SERIAL, SHA, summaryOf } from '../support/samples';
import { COMPANY, DEVICE, OTHER_COMPANY, openTestDatabase, testContext } from '../support/test-database';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000aa');

it.each(['as it is', 'removed and not left yet'])('leaves it %s, and takes an id of its own', async (how) => {
  const db = openTestDatabase();
  const context = testContext(db);
  await putSerialAndLease(db, COMPANY);
  const content = draftOf({ notes: 'de aici' });
  await saveDraft(context, { id: DRAFT, content, seen: null });
  const next = await nextNumberPreview(db, SERIAL.id, DEVICE, content.issueDate);
  if (next.kind !== 'number') throw new Error('cannot issue');
  const { leaseId, number, text } = next;
  const facts = { draftId: DRAFT, content, leaseId, number, xml: '<Invoice/>', sha256: SHA, summary: summaryOf(text) };
  const issued = await commitIssue(context, facts);
  if (issued.kind !== 'issued') throw new Error(issued.kind);
  await db.draft.delete(DRAFT);
  const other = { ...context, companyId: OTHER_COMPANY };
  await saveDraft(other, { id: DRAFT, content: draftOf({ notes: 'a altei firme' }), seen: null });
  if (how !== 'as it is') await db.draft.update(DRAFT, { pending: [], shown: null });
  const foreign = await db.draft.get(DRAFT);

  const outcome = await cancelQueued(context, issued.invoiceId);
  if (outcome.kind !== 'cancelled' || outcome.draftId === null) throw new Error('not taken back');
  expect(outcome.draftId).not.toBe(DRAFT);
  expect((await draftById(db, outcome.draftId))?.row.content.notes).toBe('de aici');
  expect((await listDrafts(db, COMPANY)).map(({ row }) => row.id)).toEqual([outcome.draftId]);
  expect(await db.draft.get(DRAFT)).toEqual(foreign);
});
