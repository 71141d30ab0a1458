/** What a person wrote in a correction that the server did not take is a draft again. */
import { describe, expect, it } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { uploadOf } from '@/db/archive/archive-row';
import { removeDraft, saveDraft } from '@/db/collections/draft';
import { draftById, listDrafts } from '@/db/collections/draft-queries';
import { discardEntry } from '@/db/entries/discard-entry';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { correctRejected } from '@/db/invoices/correct-rejected';
import { dropCorrection } from '@/db/invoices/drop-correction';
import { applyPage } from '@/db/replication/apply-page';
import { acknowledgedItem } from '../support/acknowledged-item';
import { draftOf, entityId, SERIAL, SHA, summaryOf, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, openTestDatabase, risingIds, testContext } from '../support/test-database';
import { begin } from '../support/worked-store';

const AT = '2026-03-02T09:00:00.000Z';
const INVOICE = entityId('00000000-0000-4000-8000-0000000000c1');
const WRITTEN = draftOf({ notes: 'scris în corectură' });

const itemAs = (state: ArchiveItem['state']) => ({ ...acknowledgedItem({ id: INVOICE }), state, xmlSha256: SHA });

/** A document that ANAF rejected, issued elsewhere unless its draft is put beside it. */
async function rejected(epoch?: string) {
  const db = openTestDatabase();
  const context = testContext(db, { newId: risingIds(3) });
  const told = async (at: number, ...changes: readonly object[]) => {
    const page = { changes: changes.map((one) => ({ version: version(at), ...one })), version: version(at) };
    const known = epoch === undefined ? {} : { epoch };
    await applyPage(db, COMPANY, version(at - 1), { ...page, head: version(at), ...known } as never, AT);
  };
  const stateOf = (state: ArchiveItem['state']) => ({ collection: 'archive', id: INVOICE, row: itemAs(state) });
  await told(1, stateOf('rejected'));
  const correction = { xml: '<Invoice/>', sha256: 'b'.repeat(64), summary: summaryOf(itemAs('rejected').number) };
  const correct = async (content = WRITTEN) =>
    expect(await correctRejected(context, INVOICE, { ...correction, content })).toBe('queued');
  /** Another one is at ANAF. */
  const refuse = async () => {
    const entry = (await db.outbox.toArray()).find(({ call }) => call === 'InvoiceUpload');
    const store = dexieOutboxStore(context);
    const begun = entry && (await store.begin(entry));
    if (begun == null) throw new Error('nothing to send');
    await store.reject(begun, { code: 'already-sent', text: 'Deja trimisă.', messages: [], at: AT });
    return begun.id;
  };
  const calls = async () => (await db.outbox.toArray()).map(({ call }) => call);
  return { db, context, told, stateOf, correct, refuse, calls, correction };
}

// Verifies: G5, and promise 1
describe('a correction that is taken back', () => {
  // Before: its words were nowhere (seed 7002560).
  it.each(['rejected', 'accepted', 'processing'] as const)(
    'is a draft under the invoice’s id, which stays as the server knows it: %s',
    async (state) => {
      const { db, context, told, stateOf, correct, refuse, calls } = await rejected();
      await correct();
      const id = await refuse();
      if (state !== 'rejected') await told(2, stateOf(state));
      expect(await discardEntry(context, id)).toBe('discarded');
      expect((await draftById(db, INVOICE))?.row.content.notes).toBe('scris în corectură');
      expect((await db.archive.get(INVOICE))?.base?.state).toBe(state);
      expect(await calls()).toEqual(['SaveDraft']);
      await expectSoundStore(db);
    },
  );

  it('says which draft it is, also where it has not left', async () => {
    const { db, context, correct } = await rejected();
    await correct();
    expect(await cancelQueued(context, INVOICE)).toEqual({ kind: 'cancelled', draftId: INVOICE, number: 'none' });
    expect(await listDrafts(db, COMPANY)).toHaveLength(1);
  });

  it('takes back the removal of the draft that it was, with what others wrote in that since', async () => {
    const { db, context, told, correct, refuse, calls } = await rejected();
    const begun = draftOf();
    const row = { id: INVOICE, type: 'invoice', content: begun, deviceName: 'Telefon', writtenAt: AT };
    const draft = (content: object) => ({ collection: 'draft', id: INVOICE, row: { ...row, content } });
    await told(2, draft(begun));
    await saveDraft(context, { id: INVOICE, content: WRITTEN, seen: begun });
    await correct();
    await removeDraft(context, INVOICE);
    await told(3, draft({ ...begun, paymentTerms: 'de la telefon' }));
    await discardEntry(context, await refuse());
    const content = (await draftById(db, INVOICE))?.row.content;
    expect(content).toMatchObject({ notes: 'scris în corectură', paymentTerms: 'de la telefon' });
    expect(await calls()).toEqual(['UpdateDraft']);
    await expectSoundStore(db);
  });

  // Before: what the row said with the own words was noted as seen, and nothing of them was left (read, after seed 7715545).
  it('keeps its words where others’ words in the same field had come before the draft was removed', async () => {
    const { db, context, told, correct, refuse } = await rejected();
    const begun = draftOf();
    const row = { id: INVOICE, type: 'invoice', deviceName: 'Telefon', writtenAt: AT };
    const draft = (content: object) => ({ collection: 'draft', id: INVOICE, row: { ...row, content } });
    await told(2, draft(begun));
    await saveDraft(context, { id: INVOICE, content: WRITTEN, seen: begun });
    await told(3, draft({ ...begun, notes: 'de la telefon' }));
    await correct();
    await removeDraft(context, INVOICE);
    await discardEntry(context, await refuse());
    expect((await draftById(db, INVOICE))?.row.content.notes).toBe('scris în corectură');
    // The server finds that they clash.
    expect((await db.outbox.toArray()).map(({ body }) => body)).toMatchObject([
      { base: { notes: begun.notes }, changes: { notes: 'scris în corectură' } },
    ]);
    await expectSoundStore(db);
  });

  it('stands beside what is written there by now, and once where that says the same', async () => {
    const { db, context, correct, refuse } = await rejected();
    await correct();
    await saveDraft(context, { id: INVOICE, content: draftOf({ notes: 'o alta' }), seen: null });
    await discardEntry(context, await refuse());
    const notes = async () => (await listDrafts(db, COMPANY)).map(({ row }) => row.content.notes).sort();
    expect(await notes()).toEqual(['o alta', 'scris în corectură']);
    await correct(draftOf({ notes: 'o alta' }));
    await discardEntry(context, await refuse());
    expect(await notes()).toEqual(['o alta', 'scris în corectură']);
    await expectSoundStore(db);
  });

  it('stands beside its removal that is on its way', async () => {
    const { db, context, told, correct, refuse } = await rejected();
    const row = { id: INVOICE, type: 'invoice', content: WRITTEN, deviceName: 'Telefon', writtenAt: AT };
    await told(2, { collection: 'draft', id: INVOICE, row });
    await correct();
    await removeDraft(context, INVOICE);
    const removal = (await db.outbox.toArray()).find(({ call }) => call === 'RemoveCompanyDraft');
    if (removal === undefined) throw new Error('no removal');
    expect(await dexieOutboxStore(context).begin(removal)).not.toBeNull();
    await discardEntry(context, await refuse());
    const drafts = await listDrafts(db, COMPANY);
    expect(drafts.map(({ row: { content } }) => content.notes)).toEqual(['scris în corectură']);
    expect(drafts[0]?.row.id).not.toBe(INVOICE);
    await expectSoundStore(db);
  });

  it('of a file leaves no draft', async () => {
    const { db, context, correction, refuse } = await rejected();
    expect(await correctRejected(context, INVOICE, correction)).toBe('queued');
    await discardEntry(context, await refuse());
    expect(await listDrafts(db, COMPANY)).toEqual([]);
  });
});

// Verifies: G9
describe('a correction that is written in two tabs', () => {
  const BEGUN = draftOf({ notes: 'de la început', paymentTerms: '' });
  const OWN = { ...BEGUN, notes: 'din prima filă' };

  // Before, both: the other tab's word went with the draft of the correction.
  it('is not queued by a form that lacks what the other one wrote', async () => {
    const { db, context, correction, correct } = await rejected();
    await saveDraft(context, { id: INVOICE, content: BEGUN, seen: null });
    const other = { ...BEGUN, paymentTerms: 'din fila a doua' };
    await saveDraft(context, { id: INVOICE, content: other, seen: BEGUN });
    expect(await correctRejected(context, INVOICE, { ...correction, content: BEGUN })).toBe('draft-changed');
    // A series that the editor chose by itself is no word of a person.
    await correct({ ...other, serialId: SERIAL.id });
    await expectSoundStore(db);
  });

  it('lets the word that it was written over unseen leave, and its removal loses to it', async () => {
    const { db, context, correct, calls } = await rejected();
    await saveDraft(context, { id: INVOICE, content: BEGUN, seen: null });
    for (const content of [{ ...BEGUN, notes: 'din fila a doua' }, OWN])
      await saveDraft(context, { id: INVOICE, content, seen: BEGUN });
    await correct(OWN);
    await dropCorrection(context, INVOICE);
    expect(await listDrafts(db, COMPANY)).toEqual([]);
    expect(await calls()).toEqual(['SaveDraft', 'InvoiceUpload', 'RemoveCompanyDraft']);
    const save = await begin(context, ({ call }) => call === 'SaveDraft');
    const row = { type: 'invoice', ...Object(save.body).draft };
    await dexieOutboxStore(context).acknowledge(save, { version: version(5), row });
    const removal = (await db.outbox.toArray()).find(({ call }) => call === 'RemoveCompanyDraft');
    expect(removal?.body).toMatchObject({ version: 0 });
    await expectSoundStore(db);
  });

  it('taken back says its own word, over what was seen before it', async () => {
    const { db, context, correct } = await rejected();
    await saveDraft(context, { id: INVOICE, content: BEGUN, seen: null });
    for (const content of [{ ...BEGUN, notes: 'din fila a doua' }, OWN])
      await saveDraft(context, { id: INVOICE, content, seen: BEGUN });
    await correct(OWN);
    await dropCorrection(context, INVOICE);
    expect(await cancelQueued(context, INVOICE)).toMatchObject({ kind: 'cancelled', draftId: INVOICE });
    expect((await draftById(db, INVOICE))?.row.content.notes).toBe('din prima filă');
    const bodies = (await db.outbox.orderBy('seq').toArray()).map(({ body }) => body);
    expect(bodies).toMatchObject([
      { draft: { content: { notes: 'din fila a doua' } } },
      { base: { notes: 'de la început' }, changes: { notes: 'din prima filă' } },
    ]);
    await expectSoundStore(db);
  });
});

describe('a correction', () => {
  it('is what the next one begins with', async () => {
    const { db, correct } = await rejected();
    await correct();
    expect((await db.archive.get(INVOICE))?.draft?.content.notes).toBe('scris în corectură');
  });

  it('names what it corrects to a server that tells an epoch, and to no other', async () => {
    for (const epoch of ['A', undefined]) {
      const { db, correct } = await rejected(epoch);
      await correct();
      const [row] = await db.archive.toArray();
      const entry = await db.outbox
        .where('id')
        .equals((row && uploadOf(row)?.outboxId) ?? '')
        .first();
      const params = entry?.params as { readonly corrects?: string };
      expect(params.corrects).toBe(epoch === undefined ? undefined : SHA);
    }
  });
});
