/** What a restored server lost while work on it waits here, or while others have given it back first (docs/decisions/0021). */
import { describe, expect, it } from 'vitest';
import { SaveDraft } from '@/api/calls/draft-calls';
import { removeDraft, saveDraft } from '@/db/collections/draft';
import { draftById, listDrafts } from '@/db/collections/draft-queries';
import { putLineCodes } from '@/db/collections/line-codes';
import type { CommandContext } from '@/db/command-context';
import type { CondicaDatabase } from '@/db/condica-database';
import { listConflicts } from '@/db/conflicts/conflict-queries';
import { discardEntry } from '@/db/entries/discard-entry';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { sendAgain } from '@/db/entries/send-again';
import { settleAcknowledged } from '@/db/entries/settle-acknowledged';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { commitIssue } from '@/db/invoices/commit-issue';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import { applyPage } from '@/db/replication/apply-page';
import { AT, change, draft, givenBackBeside, ID, known, lostAgain, page, wordsOf } from '../support/restored-draft';
import { putSerialAndLease, SERIAL, SHA, summaryOf, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, DEVICE } from '../support/test-database';
import { begin } from '../support/worked-store';

// Before: the change was refused as of a row that is not there, and a person gave it up (seed 318).
it('goes before the change that waits for it, which another user of the browser would else have to give back', async () => {
  const { db, context, restored, edit, waiting } = await known();
  await edit('scris aici');
  await restored();
  await sendAgain(context);
  expect((await waiting()).map(({ call }) => call)).toEqual(['SaveDraft', 'UpdateDraft']);
  expect((await waiting())[0]?.body).toMatchObject({ draft: draft('de dinainte') });
  expect((await listDrafts(db, COMPANY))[0]?.row.content).toMatchObject({ paymentTerms: 'scris aici' });
  await expectSoundStore(db);
  const add = await begin(context, ({ call }) => call === SaveDraft.name);
  await settleAcknowledged(db, add, { version: version(9), row: draft('de dinainte') });
  expect((await waiting()).map(({ call }) => call)).toEqual(['UpdateDraft']);
  await expectSoundStore(db);
});

it('takes along what was refused before this device had noticed, under a new key', async () => {
  const { db, context, restored, edit, waiting } = await known();
  await edit('scris aici');
  const entry = await begin(context, ({ call }) => call === 'UpdateDraft');
  const failure = { code: 'not-found', text: 'Nu există.', messages: [], at: AT };
  await dexieOutboxStore(context).reject(entry, failure);
  await restored();
  await sendAgain(context);
  expect((await waiting()).map(({ call, state, attempts }) => [call, state, attempts])).toEqual([
    ['SaveDraft', 'queued', 0],
    ['UpdateDraft', 'queued', 0],
  ]);
  expect((await waiting())[1]?.id).not.toBe(entry.id);
  await expectSoundStore(db);
});

// Before: a change that waited kept the other fields from being given back at all.
it('gives back beside the change that waits what else the copy does not have', async () => {
  const { context, restored, edit, waiting } = await known('cel nou');
  await edit('scris aici');
  await restored(change(3, draft('cel vechi')));
  await sendAgain(context);
  expect((await waiting()).map(({ call }) => call)).toEqual(['UpdateDraft']);
  expect((await waiting())[0]?.body).toMatchObject({ changes: { notes: 'cel nou', paymentTerms: 'scris aici' } });
});

// Before (simulation, seed 7002670): an item that the copy lacks was taken for removed there, and went with the next change of the list.
it('is not asked whether a list clashes until it was given back', async () => {
  const { db, context } = await known();
  const store = dexieOutboxStore(context);
  const code = (id: string) => ({ id, code: `c${id}`, sellerItem: '', standardItem: '', name: '' });
  const facts = { id: ID, seller: 'RO1', number: 'F1', issueDate: '2026-03-02' };
  const row = (...lines: readonly string[]) => ({
    ...{ ...facts, internCodes: lines.map(code), internCodesCompletedFull: false },
  });
  const told = (at: number, ...lines: readonly string[]) => ({
    ...change(at, null),
    collection: 'lineCodes',
    row: row(...lines),
  });
  await applyPage(db, COMPANY, version(6), page(7, 'A', told(7, '2', '3')), AT);
  await putLineCodes(context, { ...facts, lineCount: 9 }, [{ id: '1', now: code('1') }]);
  expect(await applyPage(db, COMPANY, version(7), { ...page(4, 'B'), lostAfter: version(4) }, AT)).toBe('restored');
  const clash = { row: row('2'), version: version(3), fields: ['internCodes'], epoch: 'B' };
  for (const isTold of [false, true]) {
    if (isTold) await applyPage(db, COMPANY, version(0), page(4, 'B', told(3, '2')), AT);
    const entry = await begin(context, ({ call }) => call === 'SaveInternalCodes');
    expect(await store.conflict(entry, clash)).toEqual({ kind: 'restored' });
    await store.tryAnew(entry, { code: 'conflict', text: '', messages: [], at: AT }, { notBefore: 0 });
  }
  await sendAgain(context);
  const waiting = (await db.outbox.orderBy('seq').toArray()).filter(
    ({ subject }) => subject.collection === 'lineCodes',
  );
  expect(waiting.map(({ body }) => body)).toMatchObject([
    { base: { internCodes: [code('2')] }, internCodes: [code('2'), code('3')] },
    { base: { internCodes: [code('2'), code('3')] }, internCodes: [code('1'), code('2'), code('3')] },
  ]);
  await expectSoundStore(db);
});

it('needs nothing where it is only to be removed', async () => {
  const { context, restored, waiting } = await known();
  await removeDraft(context, ID);
  await restored();
  await sendAgain(context);
  expect((await waiting()).map(({ call }) => call)).toEqual(['RemoveCompanyDraft']);
});

// Before (simulation, seed 7002745): the answer of a server that does not know the row let it be there again, for ever.
it('is gone once a server that does not know it answers its removal', async () => {
  const { db, context, restored, waiting } = await known();
  await removeDraft(context, ID);
  await restored();
  await sendAgain(context);
  const removal = await begin(context, ({ call }) => call === 'RemoveCompanyDraft');
  await settleAcknowledged(db, removal, { version: version(0), row: null });
  expect(await db.draft.get(ID)).toBeUndefined();
  expect(await waiting()).toEqual([]);
  await expectSoundStore(db);
});

// Before: the removal was answered between the restore and the giving back, and the row was given back after it.
it.each([
  { name: 'does not know it', answered: version(0), told: [] },
  { name: 'has it as it was', answered: version(5), told: [change(3, draft('de dinainte'))] },
])('is not given back where a server that $name has answered its removal before', async ({ answered, told }) => {
  const { db, context, restored, waiting } = await known();
  await removeDraft(context, ID);
  await restored(...told);
  const removal = await begin(context, ({ call }) => call === 'RemoveCompanyDraft');
  await settleAcknowledged(db, removal, { version: answered, row: null });
  if (answered > 0) await applyPage(db, COMPANY, version(told.at(-1)?.version ?? 4), page(5, 'B', change(5, null)), AT);
  await sendAgain(context);
  expect(await waiting()).toEqual([]);
  expect(await db.draft.get(ID)).toBeUndefined();
});

// Before: the one who came last wrote over what the others had given back, or was refused for good.
it.each([
  { name: 'the server has it again when this device asks', told: [change(5, draft('al altuia'))] },
  { name: 'the server gets it while this device sends', told: [] },
])('is chosen by a person where others have written it since: $name', async ({ told }) => {
  const { db, context, restored, waiting } = await known('al meu');
  await restored(...told);
  await sendAgain(context);
  expect((await waiting()).map(({ call }) => call)).toEqual(['SaveDraft']);
  const entry = await begin(context, ({ call }) => call === 'SaveDraft');
  const answer = { row: { ...draft('al altuia') }, version: version(5), fields: ['id'] };
  expect(await dexieOutboxStore(context).conflict(entry, answer)).toEqual({ kind: 'moved' });
  expect(await listConflicts(db, COMPANY)).toMatchObject([
    { kind: 'fields', fields: [{ field: 'notes', mine: 'al meu', theirs: 'al altuia' }] },
  ]);
  expect((await listDrafts(db, COMPANY))[0]?.row.content.notes).toBe('al altuia');
  await expectSoundStore(db);
});

/** The draft becomes an invoice. */
async function issued(context: CommandContext, db: CondicaDatabase) {
  const content = (await draftById(db, ID))?.row.content;
  const next = await nextNumberPreview(db, SERIAL.id, DEVICE, '2026-03-02');
  if (next.kind !== 'number' || content === undefined) throw new Error('cannot issue');
  const { leaseId, number, text } = next;
  const facts = { draftId: ID, content, leaseId, number, xml: '<Invoice/>', sha256: SHA };
  const outcome = await commitIssue(context, { ...facts, summary: summaryOf(text) });
  if (outcome.kind !== 'issued') throw new Error(outcome.kind);
  return outcome.invoiceId;
}

// Before, both: the other one's words went with it unseen (read, after seed 7715545).
describe('given back beside what somebody has written since', () => {
  it('has not seen that, issued before it has left, and is there again, taken back', async () => {
    const { db, context, waiting } = await givenBackBeside();
    const invoiceId = await issued(context, db);
    const upload = await db.outbox.filter(({ call }) => call === 'InvoiceUpload').first();
    expect(upload?.params).toMatchObject({ draft: ID, draftVersion: 0 });
    await expectSoundStore(db);
    expect((await cancelQueued(context, invoiceId)).kind).toBe('cancelled');
    expect((await waiting()).map(({ call, body }) => [call, Object(body).draft?.content.notes])).toEqual([
      ['SaveDraft', 'al meu'],
    ]);
    await expectSoundStore(db);
  });

  it('has not seen that, removed before it has left', async () => {
    const { db, context, waiting } = await givenBackBeside();
    expect(await removeDraft(context, ID)).toBe('removed');
    expect((await waiting()).map(({ call, body }) => [call, Object(body).version])).toEqual([
      ['RemoveCompanyDraft', 0],
    ]);
    await expectSoundStore(db);
  });

  it('lets what a tab wrote there over another one unseen leave before its removal', async () => {
    const { db, context, waiting } = await givenBackBeside();
    await writeThriceUnseen(db, context);
    expect(await removeDraft(context, ID)).toBe('removed');
    // Before: the word in what was given back, written over like the next one, was nowhere.
    expect(wordsOf(await waiting())).toEqual([
      ['SaveDraft', 'unu'],
      ['UpdateDraft', 'doi'],
      ['RemoveCompanyDraft', undefined],
    ]);
    await expectSoundStore(db);
  });

  it('lets what a tab wrote there over another one unseen leave before its removal, lost by the next restore', async () => {
    const { db, context, waiting, lose } = await givenBackBeside();
    await lose('C');
    await writeThriceUnseen(db, context);
    expect(await removeDraft(context, ID)).toBe('removed');
    expect(wordsOf(await waiting())).toEqual([
      ['SaveDraft', 'al altuia'],
      ['SaveDraft', 'unu'],
      ['UpdateDraft', 'doi'],
      ['RemoveCompanyDraft', undefined],
    ]);
    await expectSoundStore(db);
  });
});

// Before: the other one's words stood nowhere, once this device's had left (read, after seed 7715545).
describe('given back beside what somebody has written since, which the next restore has lost', () => {
  const both = [
    ['SaveDraft', 'al altuia'],
    ['SaveDraft', 'al meu'],
  ];

  it('goes after the words of the other one, once, and a person chooses', async () => {
    const { db, context, waiting, lose } = await lostAgain();
    expect(wordsOf(await waiting())).toEqual(both);
    expect((await draftById(db, ID))?.row.content.notes).toBe('al meu');
    await expectSoundStore(db);
    await lose('D');
    expect(wordsOf(await waiting())).toEqual(both);
    const first = await begin(context, ({ call }) => call === 'SaveDraft');
    await settleAcknowledged(db, first, { version: version(7), row: draft('al altuia') });
    const own = await begin(context, ({ call }) => call === 'SaveDraft');
    const answer = { row: { ...draft('al altuia') }, version: version(7), fields: ['id'] };
    expect(await dexieOutboxStore(context).conflict(own, answer)).toEqual({ kind: 'moved' });
    expect(await listConflicts(db, COMPANY)).toMatchObject([
      { kind: 'fields', fields: [{ field: 'notes', mine: 'al meu', theirs: 'al altuia' }] },
    ]);
    await expectSoundStore(db);
  });

  it('has not seen them, removed before they have left', async () => {
    const { db, context, waiting } = await lostAgain();
    expect(await removeDraft(context, ID)).toBe('removed');
    expect(wordsOf(await waiting())).toEqual([
      ['SaveDraft', 'al altuia'],
      ['RemoveCompanyDraft', undefined],
    ]);
    const add = await begin(context, ({ call }) => call === 'SaveDraft');
    await settleAcknowledged(db, add, { version: version(7), row: draft('al altuia') });
    expect((await waiting()).map(({ body }) => Object(body).version)).toEqual([0]);
    await expectSoundStore(db);
  });

  it('has not seen them, issued before they have left', async () => {
    const { db, context, waiting } = await lostAgain();
    const invoiceId = await issued(context, db);
    expect(wordsOf(await waiting())).toEqual(both);
    const upload = await db.outbox.filter(({ call }) => call === 'InvoiceUpload').first();
    expect(upload?.params).toMatchObject({ draft: ID, draftVersion: 0 });
    await expectSoundStore(db);
    expect((await cancelQueued(context, invoiceId)).kind).toBe('cancelled');
    expect(wordsOf(await waiting())).toEqual(both);
    expect((await draftById(db, ID))?.row.content.notes).toBe('al meu');
    await expectSoundStore(db);
  });
});

it('asks nothing where others have given back the very same words, whoever wrote them last', async () => {
  const { db, context, restored } = await known('la fel');
  await restored();
  await sendAgain(context);
  const entry = await begin(context, ({ call }) => call === 'SaveDraft');
  const answer = { row: { ...draft('la fel'), deviceName: 'Un al treilea' }, version: version(5), fields: ['id'] };
  await dexieOutboxStore(context).conflict(entry, answer);
  expect(await listConflicts(db, COMPANY)).toEqual([]);
  expect(await db.draft.get(ID)).toMatchObject({ version: 5, pending: [] });
  await expectSoundStore(db);
});

// Read, after seed 7715545: the upload then names what is given back, and says what it is made over once the answer to that shows it unseen.
it('has not been seen by the invoice that names a refused save, given up while it still waits', async () => {
  const { db, context, edit, waiting } = await known();
  await putSerialAndLease(db, COMPANY);
  await edit('scris aici');
  const save = await begin(context, ({ call }) => call === 'UpdateDraft');
  await issued(context, db);
  const upload = () => db.outbox.filter(({ call }) => call === 'InvoiceUpload').first();
  expect((await upload())?.params).toMatchObject({ draftSaved: save.id });
  await applyPage(db, COMPANY, version(6), page(7, 'A', change(7, draft('al altuia'))), AT);
  expect(await applyPage(db, COMPANY, version(7), { ...page(4, 'B'), lostAfter: version(4) }, AT)).toBe('restored');
  await applyPage(db, COMPANY, version(0), page(4, 'B', change(3, draft('de dinainte'))), AT);
  await sendAgain(context);
  await dexieOutboxStore(context).reject(save, { code: 'invalid', text: '', messages: [], at: AT });
  expect((await waiting()).map(({ call, body }) => [call, Object(body).changes])).toEqual([
    ['UpdateDraft', { notes: 'al altuia' }],
    ['UpdateDraft', { paymentTerms: 'scris aici' }],
  ]);
  expect(await discardEntry(context, save.id)).toBe('discarded');
  const given = await begin(context, ({ call }) => call === 'UpdateDraft');
  await settleAcknowledged(db, given, { version: version(9), row: draft('al altuia') });
  expect((await upload())?.params).toMatchObject({ draft: ID, draftVersion: 3 });
  await expectSoundStore(db);
});

/** Three tabs write the same field, each over what was given back: none has seen the others. */
async function writeThriceUnseen(db: CondicaDatabase, context: CommandContext): Promise<void> {
  const seen = (await draftById(db, ID))?.row.content;
  if (seen === undefined) throw new Error('not given back');
  for (const notes of ['unu', 'doi', 'trei'])
    expect(await saveDraft(context, { id: ID, content: { ...seen, notes }, seen })).toBe('saved');
}
