/** One draft, written in two tabs of one device by the editor's own saving: nothing typed is lost, and what is said is so. */
import { describe, expect, it } from 'vitest';
import type { Corrected } from '@/app/invoices/editor/workspace/open-target';
import { removeDraft } from '@/db/collections/draft';
import { draftById, listDrafts } from '@/db/collections/draft-queries';
import type { CommandContext } from '@/db/command-context';
import { commitIssue } from '@/db/invoices/commit-issue';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import { applyPage } from '@/db/replication/apply-page';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';
import { acknowledgedItem } from '../../db/support/acknowledged-item';
import { entityId, putSerialAndLease, SERIAL, SHA, version } from '../../db/support/samples';
import { expectSoundStore } from '../../db/support/store-invariants';
import { COMPANY, DEVICE, openTestDatabase, risingIds, testContext, testProfile } from '../../db/support/test-database';
import { begin } from '../../db/support/worked-store';
import { openEditor } from './editor-over';
import { sampleDraft, sampleLine } from './sample-draft';

const INVOICE = entityId('00000000-0000-4000-8000-0000000000c1');
const NUMBER = 'FCT-0007';
const FIRST = { ...sampleDraft([sampleLine('a')]), serialId: SERIAL.id, notes: 'de la început', paymentTerms: '' };
const CORRECTED: Corrected = { id: INVOICE, number: NUMBER, sha256: SHA };
const AT = '2026-11-26T09:00:00.000Z';

/** Two tabs of one profile, each with its own handle. */
function twoTabs(): readonly [CommandContext, CommandContext] {
  const profile = testProfile();
  const tab = (family: number) => testContext(openTestDatabase(profile), { newId: risingIds(family) });
  return [tab(10), tab(11)];
}

/** Both have pressed „Corectează” before either has typed. */
async function twoCorrections() {
  const [a, b] = twoTabs();
  const state = async (at: number, name: 'rejected' | 'processing', xmlSha256 = SHA) => {
    const row = { ...acknowledgedItem({ id: INVOICE }), number: NUMBER, state: name, xmlSha256 };
    const changes = [{ version: version(at), collection: 'archive', id: INVOICE, row }];
    const page = { changes, version: version(at), head: version(at) };
    await applyPage(a.db, COMPANY, version(at - 1), page as never, AT);
  };
  await state(1, 'rejected');
  const fresh = { id: INVOICE, begun: FIRST, seen: null, corrects: CORRECTED };
  return { db: a.db, a: openEditor(a, fresh), b: openEditor(b, fresh), state };
}

const drafts = async ({ db }: Pick<CommandContext, 'db'>) =>
  (await listDrafts(db, COMPANY)).map(({ row: { id, content } }) => [id, content.notes, content.paymentTerms]);

// Verifies: G1, G9
describe('a correction begun in two tabs', () => {
  // Before: two drafts, and „Factura respinsă nu mai este pe acest dispozitiv” for the second one.
  it('is one draft that says what both wrote', async () => {
    const { db, a, b } = await twoCorrections();
    await a.type({ ...FIRST, notes: 'din prima filă' });
    await b.type({ ...FIRST, paymentTerms: 'din fila a doua' });
    expect(await drafts({ db })).toEqual([[INVOICE, 'din prima filă', 'din fila a doua']]);
    expect([b.joined, b.told, b.saver.id()]).toEqual([['joined'], [], INVOICE]);
    await b.type({ ...FIRST, paymentTerms: 'din fila a doua, mai departe' });
    expect(await drafts({ db })).toEqual([[INVOICE, 'din prima filă', 'din fila a doua, mai departe']]);
    expect([a.joined, b.joined]).toEqual([[], ['joined']]);
    await expectSoundStore(db);
  });

  it('lets the same field leave with the words of each, for a person to choose', async () => {
    const { db, a, b } = await twoCorrections();
    await a.type({ ...FIRST, notes: 'din prima filă' });
    await b.type({ ...FIRST, notes: 'din fila a doua' });
    const bodies = (await db.outbox.orderBy('seq').toArray()).map(({ body }) => body);
    expect(bodies).toMatchObject([
      { draft: { content: { notes: 'din prima filă' } } },
      { base: { notes: 'de la început' }, changes: { notes: 'din fila a doua' } },
    ]);
    await expectSoundStore(db);
  });

  it('does not leave without what the other tab wrote, and leaves once with both', async () => {
    const { db, a, b } = await twoCorrections();
    const both = { ...FIRST, notes: 'din prima filă', paymentTerms: 'din fila a doua' };
    await a.type({ ...FIRST, notes: 'din prima filă' });
    await b.type({ ...FIRST, paymentTerms: 'din fila a doua' });
    const changed = { kind: 'refused', sentence: expect.stringContaining('Deschideți-o din nou') };
    expect(await b.correct({ ...FIRST, paymentTerms: 'din fila a doua' })).toEqual(changed);
    const again = openEditor(b.context, { id: INVOICE, begun: both, seen: both, corrects: CORRECTED });
    expect(await again.correct(both)).toMatchObject({ kind: 'issued', number: NUMBER });
    expect(await drafts({ db })).toEqual([]);
    await expectSoundStore(db);
  });

  // Before: the correction of the first tab was replaced by one without its words, while it waited to leave.
  it.each(['waits', 'is at ANAF', 'was rejected again'] as const)(
    'is not corrected over the other tab’s correction that %s',
    async (way) => {
      const { db, a, b, state } = await twoCorrections();
      await a.type({ ...FIRST, notes: 'din prima filă' });
      expect(await a.correct({ ...FIRST, notes: 'din prima filă' })).toMatchObject({ kind: 'issued' });
      if (way !== 'waits') {
        await db.outbox.clear();
        await db.archive.clear();
        await state(2, way === 'is at ANAF' ? 'processing' : 'rejected', 'e'.repeat(64));
      }
      const before = await db.outbox.toArray();
      const answer = await b.correct(FIRST);
      expect(answer).toMatchObject({
        kind: 'refused',
        sentence: expect.stringContaining(`${NUMBER} a fost deja corectată`),
      });
      expect(await db.outbox.toArray()).toEqual(before);
    },
  );

  it('keeps what is typed after the other tab’s correction has left, and says so at once', async () => {
    const { db, a, b } = await twoCorrections();
    await a.type({ ...FIRST, notes: 'din prima filă' });
    await begin(a.context, ({ call }) => call === 'SaveDraft');
    await b.type({ ...FIRST, paymentTerms: 'din fila a doua' });
    const both = { ...FIRST, notes: 'din prima filă', paymentTerms: 'din fila a doua' };
    const again = openEditor(a.context, { id: INVOICE, begun: both, seen: both, corrects: CORRECTED });
    expect(await again.correct(both)).toMatchObject({ kind: 'issued' });
    const late = { ...FIRST, paymentTerms: 'scris prea târziu' };
    await b.type(late);
    expect(b.told).toEqual([{ kind: 'corrected', number: NUMBER }]);
    expect(await drafts({ db })).toEqual([[b.saver.id(), 'de la început', 'scris prea târziu']]);
    // Before: „Factura respinsă nu mai este pe acest dispozitiv”.
    const refused = { kind: 'refused', sentence: expect.stringContaining('Ce ați scris rămâne salvat ca ciornă') };
    expect(await b.correct(late)).toEqual(refused);
    await expectSoundStore(db);
  });

  it('goes on as the correction where the other tab has removed it and the invoice waits for it', async () => {
    const { db, a, b } = await twoCorrections();
    await a.type({ ...FIRST, notes: 'din prima filă' });
    await b.type({ ...FIRST, paymentTerms: 'din fila a doua' });
    await removeDraft(a.context, INVOICE);
    const late = { ...FIRST, paymentTerms: 'din fila a doua, mai departe' };
    await b.type(late);
    // Before: not a word.
    expect(b.told).toEqual([{ kind: 'removed' }]);
    expect(await drafts({ db })).toEqual([[INVOICE, 'de la început', 'din fila a doua, mai departe']]);
    expect(await b.correct(late)).toMatchObject({ kind: 'issued', number: NUMBER });
  });
});

/** A draft that the server may know, open in both. */
async function twoEditors() {
  const [a, b] = twoTabs();
  await putSerialAndLease(a.db, COMPANY);
  const first = openEditor(a, { id: INVOICE, begun: FIRST, seen: null, corrects: null });
  await first.type(FIRST);
  await begin(a, ({ call }) => call === 'SaveDraft');
  const second = openEditor(b, { id: INVOICE, begun: FIRST, seen: FIRST, corrects: null });
  // Neither has seen the other's word.
  await second.type({ ...FIRST, notes: 'din fila a doua' });
  await first.type({ ...FIRST, notes: 'din prima filă' });
  const issue = async () => {
    const content = { ...FIRST, notes: 'din prima filă' };
    const next = await nextNumberPreview(a.db, SERIAL.id, DEVICE, content.issueDate);
    if (next.kind !== 'number') throw new Error(next.kind);
    const built = issueInvoice(content, next.text, {});
    if (!built.ok) throw new Error('The sample draft is complete.');
    const { leaseId, number, text } = next;
    const summary = { ...acknowledgedItem({ id: INVOICE }), number: text, issueDate: content.issueDate };
    const issued = { draftId: INVOICE, content, leaseId, number, xml: buildUbl(built.invoice), sha256: SHA, summary };
    expect(await commitIssue(a, issued)).toMatchObject({ kind: 'issued' });
    return text;
  };
  return { db: a.db, a: first, b: second, issue };
}

// Verifies: G1
describe('a draft that is issued or removed in one tab, with a word of the other one unseen', () => {
  it('is hidden, and goes on beside in the tab that types in it, which says as what it was issued', async () => {
    const { db, b, issue } = await twoEditors();
    const number = await issue();
    await b.type({ ...FIRST, notes: 'scris mai departe' });
    await b.type({ ...FIRST, notes: 'scris mai departe, și încă' });
    expect(b.told).toEqual([{ kind: 'issued', number }]);
    expect(await drafts({ db })).toEqual([[b.saver.id(), 'scris mai departe, și încă', '']]);
    expect(await draftById(db, INVOICE)).toBeNull();
    await expectSoundStore(db);
  });

  it('says that it was removed', async () => {
    const { db, a, b } = await twoEditors();
    await removeDraft(a.context, INVOICE);
    await b.type({ ...FIRST, notes: 'scris mai departe' });
    expect(b.told).toEqual([{ kind: 'removed' }]);
    expect(await drafts({ db })).toEqual([[b.saver.id(), 'scris mai departe', '']]);
    await expectSoundStore(db);
  });

  it('says neither where nothing is left of it', async () => {
    const { db, b } = await twoEditors();
    await db.draft.clear();
    await b.type({ ...FIRST, notes: 'scris mai departe' });
    expect(b.told).toEqual([{ kind: 'unknown' }]);
  });
});
