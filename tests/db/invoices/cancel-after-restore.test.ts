/** An invoice that had not left is taken back after its server went back to an older copy of the draft. */
import { describe, expect, it } from 'vitest';
import { saveDraft } from '@/db/collections/draft';
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

/**
 * Issued of what the server had at version 6, with what was `written` over that and had not left when `unseen` came; then another
 * database answers, which stands at 4 and tells `again`.
 */
async function issued(
  again: readonly ReturnType<typeof change>[],
  { written = NEW, unseen }: { readonly written?: typeof NEW; readonly unseen?: typeof NEW } = {},
) {
  const db = openTestDatabase();
  const context = testContext(db, { newId: risingIds(4) });
  await putSerialAndLease(db, COMPANY);
  await applyPage(db, COMPANY, version(0), page(6, 'A', change(6, NEW)), AT);
  await saveDraft(context, { id: DRAFT, content: written, seen: NEW });
  if (unseen !== undefined) await applyPage(db, COMPANY, version(6), page(7, 'A', change(7, unseen)), AT);
  const content = (await draftById(db, DRAFT))?.row.content;
  const next = await nextNumberPreview(db, SERIAL.id, DEVICE, NEW.issueDate);
  if (next.kind !== 'number' || content === undefined) throw new Error('cannot issue');
  const { leaseId, number, text } = next;
  const facts = { draftId: DRAFT, content, leaseId, number, xml: '<Invoice/>', sha256: SHA };
  const outcome = await commitIssue(context, { ...facts, summary: summaryOf(text) });
  if (outcome.kind !== 'issued') throw new Error(outcome.kind);
  const { cursor } = (await db.syncState.get(COMPANY)) ?? { cursor: version(6) };
  expect(await applyPage(db, COMPANY, cursor, { ...page(4, 'B'), lostAfter: version(4) }, AT)).toBe('restored');
  await applyPage(db, COMPANY, version(0), page(again.at(-1)?.version ?? 4, 'B', ...again), AT);
  await sendAgain(context);
  await expectSoundStore(db);
  const saves = async () =>
    (await db.outbox.orderBy('seq').toArray()).filter(({ subject }) => subject.collection === 'draft');
  return { db, context, invoiceId: outcome.invoiceId, saves };
}

/** The same, taken back. */
async function takenBack(...again: readonly ReturnType<typeof change>[]) {
  const { db, context, invoiceId, saves } = await issued(again);
  expect((await cancelQueued(context, invoiceId)).kind).toBe('cancelled');
  await expectSoundStore(db);
  return { shown: (await draftById(db, DRAFT))?.row.content, saves: await saves() };
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

// Before: it counted as said by the invoice, and stood nowhere any more (read, after seed 7715545).
describe('what had come over the own words and was not seen when it was issued', () => {
  const over = { written: { ...NEW, notes: 'de aici' }, unseen: { ...NEW, notes: 'de la telefon' } };
  const theirs = { notes: 'de la telefon' };

  it('is given back to a copy that has the draft as it was, before the invoice, which the server then holds', async () => {
    const { db, context, invoiceId, saves } = await issued([change(3, OLD)], over);
    const entries = await db.outbox.orderBy('seq').toArray();
    const calls = entries.map(({ call }) => call);
    expect(calls.indexOf('UpdateDraft')).toBeLessThan(calls.indexOf('InvoiceUpload'));
    // Over nothing: less than any version of the draft.
    expect(entries.find(({ call }) => call === 'InvoiceUpload')?.params).toMatchObject({ draftVersion: 0 });
    expect((await saves()).map(({ body, subject: { label } }) => ({ body, label }))).toMatchObject([
      { body: { version: 3, base: { notes: '' }, changes: theirs }, label: OLD.buyer.name },
    ]);
    expect((await cancelQueued(context, invoiceId)).kind).toBe('cancelled');
    expect((await saves()).map(({ body }) => body)).toMatchObject([
      { base: { notes: '' }, changes: theirs },
      { base: { notes: '', paymentTerms: 'la vedere' }, changes: { notes: 'de aici', paymentTerms: '30 de zile' } },
    ]);
    await expectSoundStore(db);
  });

  it('clashes with what somebody has written since', async () => {
    const { saves } = await issued([change(5, { ...OLD, notes: 'de altcineva' })], over);
    const [save, ...others] = (await saves()).map(({ body }) => body);
    expect(save).toMatchObject({ version: 5, base: {}, changes: theirs });
    expect(save).toHaveProperty('base', {});
    expect(others).toEqual([]);
  });

  it('brings the draft to a copy that has none, and clashes there with what is taken back', async () => {
    const { db, context, invoiceId, saves } = await issued([], over);
    const calls = (await db.outbox.orderBy('seq').toArray()).map(({ call }) => call);
    expect(calls.indexOf('SaveDraft')).toBeLessThan(calls.indexOf('InvoiceUpload'));
    expect((await cancelQueued(context, invoiceId)).kind).toBe('cancelled');
    expect((await saves()).map(({ body }) => body)).toMatchObject([
      { draft: { content: theirs } },
      { base: { notes: '' }, changes: { notes: 'de aici' } },
    ]);
    await expectSoundStore(db);
  });

  it('is only what nobody had seen', async () => {
    const { saves } = await issued([change(3, OLD)], { written: { ...NEW, notes: 'de aici' } });
    expect(await saves()).toEqual([]);
    expect(await (await issued([])).saves()).toEqual([]);
  });
});
