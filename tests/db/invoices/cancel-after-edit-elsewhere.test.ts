/** An issued draft goes on at another device until the upload arrives; taken back here it must not undo that. */
import { expect, it } from 'vitest';
import { saveDraft } from '@/db/collections/draft';
import { draftById } from '@/db/collections/draft-queries';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { commitIssue } from '@/db/invoices/commit-issue';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import { applyPage } from '@/db/replication/apply-page';
import { draftOf, entityId, putSerialAndLease, SERIAL, SHA, summaryOf, version } from '../support/samples';
import { COMPANY, DEVICE, openTestDatabase, testContext } from '../support/test-database';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000aa');
const AT = '2026-03-02T09:00:00.000Z';

async function told(db: ReturnType<typeof openTestDatabase>, at: number, content: ReturnType<typeof draftOf>) {
  const row = { id: DRAFT, type: 'invoice', content, deviceName: 'Telefon', writtenAt: AT };
  const changes = [{ collection: 'draft', id: DRAFT, version: version(at), row }];
  const page = { changes, version: version(at), head: version(at) };
  expect(await applyPage(db, COMPANY, version(at === 3 ? 0 : 3), page, AT)).toBe('applied');
}

// Before (simulation, seed 1 of its first day): what the other device wrote was taken back to what stood here at issue.
it('leaves what another device wrote meanwhile, and keeps what was written here and had not left', async () => {
  const db = openTestDatabase();
  const context = testContext(db);
  await putSerialAndLease(db, COMPANY);
  await told(db, 3, draftOf({ paymentTerms: 'la vedere' }));
  const seen = draftOf({ paymentTerms: 'la vedere' });
  const content = { ...seen, notes: 'de aici' };
  expect(await saveDraft(context, { id: DRAFT, content, seen })).toBe('saved');
  const next = await nextNumberPreview(db, SERIAL.id, DEVICE, content.issueDate);
  if (next.kind !== 'number') throw new Error(next.kind);
  const { leaseId, number, text } = next;
  const facts = { draftId: DRAFT, content, leaseId, number, xml: '<Invoice/>', sha256: SHA, summary: summaryOf(text) };
  const issued = await commitIssue(context, facts);
  if (issued.kind !== 'issued') throw new Error(issued.kind);
  await told(db, 4, { ...seen, paymentTerms: 'de la telefon' });
  expect((await cancelQueued(context, issued.invoiceId)).kind).toBe('cancelled');
  expect((await draftById(db, DRAFT))?.row.content).toMatchObject({ notes: 'de aici', paymentTerms: 'de la telefon' });
  const [entry] = await db.outbox.filter(({ call }) => call === 'UpdateDraft').toArray();
  expect(entry?.body).toMatchObject({ base: { notes: '' }, changes: { notes: 'de aici' } });
});
