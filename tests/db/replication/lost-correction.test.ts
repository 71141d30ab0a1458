/** A correction that a restored server has lost, where that server tells the document that it corrects (seed 7710250). */
import { describe, expect, it } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { uploadOf } from '@/db/archive/archive-row';
import { draftById } from '@/db/collections/draft-queries';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { sendAgain } from '@/db/entries/send-again';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { correctRejected } from '@/db/invoices/correct-rejected';
import { markDocuments } from '@/db/invoices/mark-documents';
import { applyPage } from '@/db/replication/apply-page';
import { acknowledgedItem } from '../support/acknowledged-item';
import { draftOf, entityId, summaryOf, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, openTestDatabase, risingIds, testContext } from '../support/test-database';

const AT = '2026-03-02T09:00:00.000Z';
const LATER = '2026-03-03T09:00:00.000Z';
const INVOICE = entityId('00000000-0000-4000-8000-0000000000a6');
const DRAFT = entityId('00000000-0000-4000-8000-0000000000a7');
const FIRST = 'a'.repeat(64);
const CORRECTION = 'b'.repeat(64);
const LATEST = 'c'.repeat(64);
const HELD = { reason: 'draft-issued', number: 'FCT-0001', deviceName: '', at: AT };

const refused = (changes: Partial<ArchiveItem> = {}): ArchiveItem => ({
  ...acknowledgedItem({ id: INVOICE, xmlSha256: FIRST, state: 'refused' }),
  ...changes,
});
const corrected = (changes: Partial<ArchiveItem> = {}): ArchiveItem =>
  refused({ xmlSha256: CORRECTION, state: 'recorded', attempt: 2, corrected: [FIRST], ...changes });
const told = (at: number, row: ArchiveItem) => ({ collection: 'archive', id: INVOICE, version: version(at), row });
const page = (to: number, epoch: string, ...changes: ReturnType<typeof told>[]) => ({
  changes,
  version: version(to),
  head: version(to),
  epoch,
});

/** Corrected here, recorded as `known` by a server that is put back to a day before the invoice was issued. */
async function correctedHere(known: ArchiveItem) {
  const db = openTestDatabase();
  const context = testContext(db, { newId: risingIds(3), now: () => LATER });
  await applyPage(db, COMPANY, version(0), page(5, 'A', told(5, refused())), AT);
  const correction = { xml: '<Invoice>corectată</Invoice>', sha256: CORRECTION, summary: summaryOf(known.number) };
  const content = draftOf({ notes: 'scris în corectură' });
  expect(await correctRejected(context, INVOICE, { ...correction, content })).toBe('queued');
  const store = dexieOutboxStore(context);
  const [entry] = await db.outbox.toArray();
  const begun = entry && (await store.begin(entry));
  if (begun == null) throw new Error('nothing to send');
  await store.acknowledge(begun, { version: version(6), row: known, epoch: 'A' });
  await applyPage(db, COMPANY, version(5), page(6, 'A', told(6, known)), AT);
  expect(await applyPage(db, COMPANY, version(6), page(4, 'B'), LATER)).toBe('restored');
  return { db, context, store };
}

const uploads = async (db: ReturnType<typeof openTestDatabase>) =>
  (await db.outbox.toArray()).filter(({ call }) => call === 'InvoiceUpload');

// Verifies: G11, and promise 1
describe('a correction that a restored server has lost', () => {
  // Before: the device took the document of before the correction for the invoice, and forgot the bytes of the correction.
  it('is given back over the document that it corrects, with what it was held for', async () => {
    const { db, context } = await correctedHere(corrected({ held: HELD }));
    await applyPage(db, COMPANY, version(0), page(5, 'B', told(5, refused())), LATER);
    await sendAgain(context);
    const [entry] = await uploads(db);
    expect(entry?.body).toBe('<Invoice>corectată</Invoice>');
    expect(entry?.params).toMatchObject({ corrects: FIRST, corrected: FIRST, draft: '', heldFor: 'draft-issued' });
    expect(entry?.params).toMatchObject({ firstSentAt: corrected().issuedAt });
    const row = await db.archive.get(INVOICE);
    expect(row).toMatchObject({ version: 5, base: { xmlSha256: FIRST }, xmlSha256: CORRECTION });
    await expectSoundStore(db);
  });

  it('is given back also where the answer to a mark told that document', async () => {
    const { db, context, store } = await correctedHere(corrected());
    await markDocuments(context, [INVOICE], { mark: 'approved', state: true, by: 'Ana' });
    const [mark] = await db.outbox.toArray();
    const begun = mark && (await store.begin(mark));
    if (begun == null) throw new Error('nothing to send');
    await store.acknowledge(begun, { version: version(5), row: refused(), epoch: 'B' });
    await applyPage(db, COMPANY, version(0), page(5, 'B', told(5, refused())), LATER);
    await sendAgain(context);
    expect(await uploads(db)).toMatchObject([{ body: '<Invoice>corectată</Invoice>', params: { corrects: FIRST } }]);
    await expectSoundStore(db);
  });

  it('is refused again where a person had taken it back, and says what ANAF knows of it', async () => {
    const { db, context } = await correctedHere(corrected({ state: 'refused', uploadIndex: '5014885951' }));
    await applyPage(db, COMPANY, version(0), page(5, 'B', told(5, refused({ state: 'doubtful' }))), LATER);
    await sendAgain(context);
    expect(await uploads(db)).toMatchObject([{ params: { wasRefused: true, knownIndex: '5014885951' } }]);
    await expectSoundStore(db);
  });

  it('names all that it corrects where the server tells none of it', async () => {
    const { db, context } = await correctedHere(corrected({ corrected: [LATEST, FIRST] }));
    await applyPage(db, COMPANY, version(0), page(4, 'B'), LATER);
    await sendAgain(context);
    expect((await uploads(db))[0]?.params).toMatchObject({ corrected: `${LATEST},${FIRST}` });
    expect((await uploads(db))[0]?.params).not.toHaveProperty('corrects');
    await expectSoundStore(db);
  });

  it.each([
    ['a correction of it', corrected({ xmlSha256: LATEST, corrected: [FIRST, CORRECTION], attempt: 1 })],
    ['another correction of the same', corrected({ xmlSha256: LATEST })],
    ['the same', corrected()],
  ])('is not given back where the server tells %s', async (_, row) => {
    const { db, context } = await correctedHere(corrected());
    await applyPage(db, COMPANY, version(0), page(5, 'B', told(5, row)), LATER);
    await sendAgain(context);
    expect(await uploads(db)).toEqual([]);
    await expectSoundStore(db);
  });

  it('is not taken back while it waits, and is a draft once the server has refused it', async () => {
    const { db, context, store } = await correctedHere(corrected());
    await applyPage(db, COMPANY, version(0), page(5, 'B', told(5, refused())), LATER);
    await sendAgain(context);
    expect(await cancelQueued(context, INVOICE)).toEqual({ kind: 'left' });
    const [entry] = await uploads(db);
    const begun = entry && (await store.begin(entry));
    if (begun == null) throw new Error('nothing to send');
    await store.reject(begun, { code: 'already-sent', text: 'Deja trimisă.', messages: [], at: AT });
    expect(await cancelQueued(context, INVOICE)).toMatchObject({ kind: 'cancelled', draftId: INVOICE });
    expect((await draftById(db, INVOICE))?.row.content.notes).toBe('scris în corectură');
    const row = await db.archive.get(INVOICE);
    expect([row?.base?.xmlSha256, row && uploadOf(row)]).toEqual([FIRST, null]);
    await expectSoundStore(db);
  });
});

// Before: a restored server that had lost the document did not know of which draft its correction was.
it('a correction names the draft of what it corrects', async () => {
  const { db, context } = await correctedHere(corrected({ state: 'rejected', draft: DRAFT }));
  const known = corrected({ state: 'rejected', draft: DRAFT });
  await applyPage(db, COMPANY, version(0), page(6, 'B', told(6, known)), LATER);
  const correction = { xml: '<Invoice/>', sha256: LATEST, summary: summaryOf(known.number) };
  expect(await correctRejected(context, INVOICE, correction)).toBe('queued');
  const params = {
    corrects: CORRECTION,
    corrected: `${FIRST},${CORRECTION}`,
    correctedDraft: DRAFT,
    draft: '',
    draftEpoch: 'B',
  };
  expect((await uploads(db)).map((entry) => entry.params)).toMatchObject([params]);
  await expectSoundStore(db);
});
