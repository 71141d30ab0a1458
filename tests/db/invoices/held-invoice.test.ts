/** An invoice that the server holds because another device changed the draft (docs/decisions/0018, core P1.4), on the device. */
import { describe, expect, it } from 'vitest';
import { saveDraft } from '@/db/collections/draft';
import { draftById } from '@/db/collections/draft-queries';
import type { CommandContext } from '@/db/command-context';
import { resolveConflict } from '@/db/conflicts/resolve-conflict';
import { discardEntry } from '@/db/entries/discard-entry';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { retryEntry } from '@/db/entries/retry-entry';
import { settleAcknowledged } from '@/db/entries/settle-acknowledged';
import { commitIssue } from '@/db/invoices/commit-issue';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';
import { applyPage } from '@/db/replication/apply-page';
import { acknowledgedItem } from '../support/acknowledged-item';
import { draftOf, entityId, putSerialAndLease, SERIAL, SHA, summaryOf, version } from '../support/samples';
import { COMPANY, DEVICE, openTestDatabase, testContext } from '../support/test-database';
import { begin, refuse } from '../support/worked-store';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000aa');

/** A draft whose first save is on its way, issued meanwhile; `since`: the epoch that the device knows by then. */
async function issuedWhileSaving(epoch: string | undefined, since = epoch) {
  const db = openTestDatabase();
  const context = testContext(db);
  await putSerialAndLease(db, COMPANY);
  const state = { companyId: COMPANY, cursor: version(2), head: version(2), pulledAt: '2026-03-02T08:00:00.000Z' };
  await db.syncState.put({ ...state, ...(epoch === undefined ? {} : { epoch }) });
  await saveDraft(context, { id: DRAFT, content: draftOf(), seen: null });
  await db.outbox.toCollection().modify({ attempts: 1 });
  if (since !== undefined) await db.syncState.update(COMPANY, { epoch: since });
  const next = await nextNumberPreview(db, SERIAL.id, DEVICE, '2026-03-02');
  if (next.kind !== 'number') throw new Error(next.kind);
  const { leaseId, number, text } = next;
  const xml = `<Invoice>${text}</Invoice>`;
  const issue = { draftId: DRAFT, content: draftOf(), leaseId, number, xml, sha256: SHA, summary: summaryOf(text) };
  const outcome = await commitIssue(context, issue);
  if (outcome.kind !== 'issued') throw new Error(outcome.kind);
  const entries = await db.outbox.orderBy('seq').toArray();
  const save = entries.find(({ call }) => call === 'SaveDraft');
  const upload = entries.find(({ call }) => call === 'InvoiceUpload');
  if (save === undefined || upload === undefined) throw new Error('not queued');
  const stored = (await db.draft.get(DRAFT))?.pending.find(({ kind }) => kind === 'add');
  const row = stored?.kind === 'add' ? stored.row : null;
  return { db, invoiceId: outcome.invoiceId, save, upload, row };
}

type Row = NonNullable<Awaited<ReturnType<typeof draftById>>>['row'];

/** Known at version 10, and its notes are changed here. */
async function edited() {
  const db = openTestDatabase();
  const context = testContext(db);
  await putSerialAndLease(db, COMPANY);
  const theirs = (notes: string, paymentTerms = 'scris pe B'): Row => ({
    ...{ id: DRAFT, type: 'invoice', content: { ...draftOf({ notes, paymentTerms }) } as Row['content'] },
    ...{ deviceName: 'B', writtenAt: '2026-03-02T08:30:00.000Z' },
  });
  const page = (from: number, to: number, row: Row | null) => {
    const changes = [{ collection: 'draft', id: DRAFT, version: version(to), row }];
    const whole = { changes, version: version(to), head: version(to), epoch: 'e' };
    return applyPage(db, COMPANY, version(from), whole, '2026-03-02T09:00:00.000Z');
  };
  await page(0, 10, theirs('de dinainte', ''));
  const seen = draftOf({ notes: 'de dinainte', paymentTerms: '' });
  await saveDraft(context, { id: DRAFT, content: { ...seen, notes: 'al meu' }, seen });
  const issue = async (): Promise<void> => {
    const content = (await draftById(db, DRAFT))?.row.content;
    const next = await nextNumberPreview(db, SERIAL.id, DEVICE, '2026-03-02');
    if (content === undefined || next.kind !== 'number') throw new Error('cannot issue');
    const { leaseId, number, text } = next;
    const document = { xml: `<Invoice>${text}</Invoice>`, sha256: SHA, summary: summaryOf(text) };
    await commitIssue(context, { draftId: DRAFT, content, leaseId, number, ...document });
  };
  const upload = () => db.outbox.filter(({ call }) => call === 'InvoiceUpload').first();
  return { db, context, theirs, page, issue, upload, save: () => begin(context, ({ call }) => call === 'UpdateDraft') };
}

/** It is issued while that save is on its way; its terms change elsewhere. */
async function issuedOverPage(told: 'before' | 'after') {
  const { page, issue, theirs, ...rest } = await edited();
  const save = await rest.save();
  if (told === 'before') await page(10, 34, theirs('de dinainte'));
  await issue();
  if (told === 'after') await page(10, 34, theirs('de dinainte'));
  const { deviceName, writtenAt } = save.body as Pick<Row, 'deviceName' | 'writtenAt'>;
  const merged = { ...theirs('al meu'), deviceName, writtenAt };
  const acknowledge = () => settleAcknowledged(rest.db, save, { version: version(53), row: merged });
  return { ...rest, save, theirs, acknowledge };
}

async function entryAt({ db }: Pick<CommandContext, 'db'>, seq: number): Promise<OutboxEntry> {
  const entry = await db.outbox.get(seq);
  if (entry === undefined) throw new Error('it has left');
  return entry;
}

const seenOf = (entry: { readonly params: unknown } | undefined) =>
  (entry?.params as { readonly draftVersion?: number } | undefined)?.draftVersion;

describe('the upload of an issued draft', () => {
  // Before: the version was raised with the save's answer, and a device that had taken the entry over by file sent it under
  // the same key with another version: refused on one of the two, or held for the person's own words.
  it('names the own save that is on its way instead of a version, and nothing else when it arrived as written', async () => {
    const { db, save, upload, row } = await issuedWhileSaving('e');
    expect(seenOf(upload)).toBeUndefined();
    expect(upload.params).toMatchObject({ draftSaved: save.id });
    await settleAcknowledged(db, save, { version: version(3), row });
    expect(await db.outbox.get(upload.seq)).toEqual(upload);
  });

  it('does not take another device’s words for seen', async () => {
    const { db, save, upload, row } = await issuedWhileSaving('e');
    const merged = row === null ? null : { ...row, content: { ...row.content, notes: 'scris pe B' } };
    await settleAcknowledged(db, save, { version: version(4), row: merged });
    expect(seenOf(await db.outbox.get(upload.seq))).toBe(0);
  });

  // Before: measured against the row as the page had made it, those words counted as seen, and went with the invoice (seed 5072).
  it.each([
    { name: 'a page brings them while the save is out', told: 'after', says: 10 },
    { name: 'a page brought them before it was issued', told: 'before', says: undefined },
  ] as const)('takes another device’s words for what they are: $name', async ({ told, says }) => {
    const { upload, acknowledge } = await issuedOverPage(told);
    await acknowledge();
    expect(seenOf(await upload())).toBe(says);
  });

  // Before: only what clashed was asked; their other words went with the invoice.
  it('says that it saw none of what clashed with its save', async () => {
    const { db, context, save, theirs, upload } = await issuedOverPage('before');
    const answer = { row: theirs('al lor'), version: version(34), fields: ['notes'] };
    expect(await dexieOutboxStore(context).conflict(save, answer)).toEqual({ kind: 'moved' });
    expect(seenOf(await upload())).toBe(10);
    expect(await db.conflict.count()).toBe(1);
  });

  // Before, all four: it went on naming a save that never comes to be, so it said nothing, and the words of others went with it.
  it('names the key under which that save goes on', async () => {
    const { context, save, upload, issue } = await edited();
    const { seq } = await save();
    await issue();
    await refuse(context, await entryAt(context, seq));
    const { id } = await entryAt(context, seq);
    expect((await upload())?.params).toMatchObject({ draftSaved: id });
    expect(await retryEntry(context, id)).toBe(true);
    const anew = await entryAt(context, seq);
    expect(anew.id).not.toBe(id);
    expect((await upload())?.params).toMatchObject({ draftSaved: anew.id });
  });

  it('names the version that the save was made over, where the person gives that up', async () => {
    const { context, save, upload, issue, page, theirs } = await edited();
    const entry = await save();
    await issue();
    await page(10, 34, theirs('de dinainte'));
    await refuse(context, entry);
    expect(await discardEntry(context, entry.id)).toBe('discarded');
    const params = (await upload())?.params;
    expect(params).toMatchObject({ draft: DRAFT, draftVersion: 10 });
    expect(params).not.toHaveProperty('draftSaved');
  });

  it('names the row as it stands, where the save clashed and all of it is there', async () => {
    const { context, save, upload, issue, theirs } = await edited();
    const entry = await save();
    await issue();
    const answer = { row: theirs('al meu', ''), version: version(34), fields: [] };
    expect(await dexieOutboxStore(context).conflict(entry, answer)).toEqual({ kind: 'moved' });
    const params = (await upload())?.params;
    expect(params).toMatchObject({ draft: DRAFT, draftVersion: 34 });
    expect(params).not.toHaveProperty('draftSaved');
  });

  it('names the version that the save was made over, where the draft had been removed: somebody may bring it back', async () => {
    const { context, save, upload, issue } = await edited();
    const entry = await save();
    await issue();
    const answer = { row: null, version: version(34), fields: ['notes'] };
    expect(await dexieOutboxStore(context).conflict(entry, answer)).toEqual({ kind: 'moved' });
    expect((await upload())?.params).toMatchObject({ draft: DRAFT, draftVersion: 10 });
  });

  // Before, both: the invoice took along what nobody had seen: it was dropped, or counted as seen (seed 7714046).
  it('has seen nothing of a draft whose words were written over unseen', async () => {
    const { page, issue, upload, theirs } = await edited();
    await page(10, 34, theirs('scris pe B'));
    await issue();
    expect((await upload())?.params).toMatchObject({ draft: DRAFT, draftVersion: 0 });
  });

  it('lets a save that another tab wrote over unseen leave before it, and has not seen it', async () => {
    const { db, context, issue, upload } = await edited();
    const seen = draftOf({ notes: 'de dinainte', paymentTerms: '' });
    await saveDraft(context, { id: DRAFT, content: { ...seen, notes: 'din altă filă' }, seen });
    await issue();
    const entries = await db.outbox.orderBy('seq').toArray();
    expect(entries.map(({ call, body }) => [call, Object(body).changes?.notes])).toEqual([
      ['UpdateDraft', 'al meu'],
      ['InvoiceUpload', undefined],
    ]);
    expect((await upload())?.params).toMatchObject({ draft: DRAFT, draftVersion: 10 });
  });

  // Before: what one own save had made counted as seen by the other one, once a page had told it (read, after seed 7715545).
  it('has seen nothing of what another tab’s save has made where it was written over that unseen', async () => {
    const { context, save, page, issue, upload, theirs } = await edited();
    const seen = draftOf({ notes: 'de dinainte', paymentTerms: '' });
    await save();
    await saveDraft(context, { id: DRAFT, content: { ...seen, notes: 'din altă filă' }, seen });
    await page(10, 34, theirs('al meu', ''));
    await issue();
    expect((await upload())?.params).toMatchObject({ draft: DRAFT, draftVersion: 0 });
  });

  // Before: it named no draft, and one sale was filed twice without a word (seed 7090).
  it('names a draft that went elsewhere while words of this device waited: it may be an invoice', async () => {
    const { page, issue, upload } = await edited();
    await page(10, 34, null);
    await issue();
    expect((await upload())?.params).toMatchObject({ draft: DRAFT, draftVersion: 34 });
  });

  it('names a draft that a person has brought back', async () => {
    const { db, context, save, issue, upload } = await edited();
    const entry = await save();
    await dexieOutboxStore(context).conflict(entry, { row: null, version: version(34), fields: ['notes'] });
    expect(await resolveConflict(context, entry.id, { removal: 'mine' })).toBe(true);
    await issue();
    expect((await upload())?.params).toMatchObject({ draft: DRAFT, draftVersion: 0 });
    expect(await db.draft.count()).toBe(0);
  });

  // After a restore the server asks a person of a draft that others may have issued before (docs/decisions/0021).
  it('says in which epoch it saw the draft, and that it was written here in that very one', async () => {
    expect((await issuedWhileSaving('e')).upload.params).toMatchObject({ draftEpoch: 'e', draftMadeHere: true });
    const older = (await issuedWhileSaving('e', 'f')).upload.params;
    expect(older).toMatchObject({ draftEpoch: 'f' });
    expect(older).not.toHaveProperty('draftMadeHere');
  });

  it('still says so when the save was acknowledged and pulled', async () => {
    const { db, save, row } = await issuedWhileSaving('e');
    await settleAcknowledged(db, save, { version: version(3), row });
    expect((await db.draft.get(DRAFT))?.madeIn).toBe('e');
    const change = { collection: 'draft', id: DRAFT, version: version(4), row };
    const page = { changes: [change], version: version(4), head: version(4), epoch: 'e' };
    await applyPage(db, COMPANY, version(2), page, '2026-03-02T09:00:00.000Z');
    expect(await db.draft.get(DRAFT)).toMatchObject({ version: 4, madeIn: 'e' });
  });

  it('tells an older server nothing that it would refuse', async () => {
    const { params } = (await issuedWhileSaving(undefined)).upload;
    expect(params).not.toHaveProperty('draftEpoch');
    expect(params).not.toHaveProperty('draftSaved');
  });
});

describe('an invoice held for a changed draft', () => {
  // Before: the draft went with the acknowledgement, on every device.
  it('leaves the draft on the list', async () => {
    const { db, save, upload, row, invoiceId } = await issuedWhileSaving('e');
    await settleAcknowledged(db, save, { version: version(3), row });
    const held = { reason: 'draft-changed', number: '', deviceName: 'B', at: '2026-03-02T10:00:00.000Z' };
    const item = acknowledgedItem({ id: invoiceId, state: 'recorded', xmlSha256: SHA, held });
    await settleAcknowledged(db, upload, { version: version(5), row: item });
    expect(await draftById(db, DRAFT)).not.toBeNull();
    expect((await db.draft.get(DRAFT))?.pending).toEqual([]);
    expect(await db.outbox.count()).toBe(0);
  });

  it('that was issued elsewhere too takes it off', async () => {
    const { db, save, upload, row, invoiceId } = await issuedWhileSaving('e');
    await settleAcknowledged(db, save, { version: version(3), row });
    const held = { reason: 'draft-issued', number: 'FCT-0007', deviceName: '', at: '' };
    const item = acknowledgedItem({ id: invoiceId, state: 'recorded', xmlSha256: SHA, held });
    await settleAcknowledged(db, upload, { version: version(5), row: item });
    expect(await draftById(db, DRAFT)).toBeNull();
  });

  // Before: the device took a draft off that the server had kept, and was not what the server is (seed 22).
  it('that is looked for at ANAF first leaves the draft on the list as well', async () => {
    const { db, save, upload, row, invoiceId } = await issuedWhileSaving('e');
    await settleAcknowledged(db, save, { version: version(3), row });
    const item = acknowledgedItem({ id: invoiceId, state: 'doubtful', xmlSha256: SHA, draftStays: true });
    await settleAcknowledged(db, upload, { version: version(5), row: item });
    expect(await draftById(db, DRAFT)).not.toBeNull();
    expect((await db.draft.get(DRAFT))?.pending).toEqual([]);
  });
});
