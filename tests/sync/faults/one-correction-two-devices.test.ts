/**
 * Two devices correct the same rejected invoice without network, by the editor's own saving and sending, over the shipped server: one
 * correction leaves, nobody's words are lost, and each person is told.
 */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { AddCompanySerial } from '@/api/calls/definition-calls';
import type { EntityId } from '@/api/ids';
import { archiveById, storedDocument } from '@/db/archive/archive-queries';
import { isRejected } from '@/db/archive/is-rejected';
import { saveDraft } from '@/db/collections/draft';
import { listDrafts } from '@/db/collections/draft-queries';
import { listConflicts } from '@/db/conflicts/conflict-queries';
import { keepBoth } from '@/db/conflicts/keep-both';
import { resolveConflict } from '@/db/conflicts/resolve-conflict';
import { discardEntry } from '@/db/entries/discard-entry';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { openEditor } from '../../app/editor/editor-over';
import { COMPANY } from '../../db/support/test-database';
import { demoDraft } from '../../server/invoices/demo-document';
import { happenToFiling } from '../../server/support/happen-to-filing';
import { newEntityId, sampleSerial } from '../../server/support/samples';
import { startTestApp, type TestApp } from '../../server/support/test-app';
import { signIn } from '../../server/support/test-client';
import { deviceOver, type EnteredTab } from '../support/device-world';
import { issueOnDevice } from '../support/issue-on-device';

const TODAY = '2026-03-02';
const SERIAL = sampleSerial('DUB-');
const CONTENT: InvoiceDraft = {
  ...demoDraft(),
  ...{ serialId: SERIAL.id, issueDate: TODAY, dueDate: TODAY, notes: 'la început', paymentTerms: '' },
};
const REFUSED = { kind: 'upload-refused', texts: ['Nu aveti drept'] } as const;

interface Device extends EnteredTab {
  readonly network: { on: boolean };
}

let app: TestApp;
let index = 0;
const opened: Device[] = [];
/** What the tests before have left. */
let others: readonly string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  app.clock.now = Date.parse(`${TODAY}T09:00:00Z`);
  const ana = await signIn(app.url, app.ana);
  await ana.must(AddCompanySerial, { body: { company: COMPANY, serial: SERIAL } });
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});
afterAll(() => app.stop());

async function device(): Promise<Device> {
  const network = { on: true };
  const fetchOver = async (url: string, init: RequestInit): Promise<Response> => {
    if (!network.on) throw new TypeError('fetch failed');
    return fetch(new URL(url, app.url), init);
  };
  index += 1;
  const signedIn = { username: app.ana.email, password: app.ana.password, rememberMe: true };
  const one = { ...(await deviceOver(fetchOver, index, signedIn).tab().enter()), network };
  opened.push(one);
  await exchanged(one);
  return one;
}

async function exchanged(...devices: readonly Device[]): Promise<void> {
  for (const { sync, network } of devices) {
    network.on = true;
    sync.resume();
    await sync.flush();
    expect((await sync.pullNow(COMPANY)).kind).toBe('at-head');
  }
}

/** Issued by A, refused, and seen as refused by both; then neither has network. */
async function rejectedOnBoth() {
  const [a, b] = [await device(), await device()];
  expect(await a.sync.requestLease(COMPANY, SERIAL.id)).toBe('granted');
  const draftId = newEntityId();
  expect(await saveDraft(a.context, { id: draftId, content: CONTENT, seen: null })).toBe('saved');
  const { invoiceId, number } = await issueOnDevice(a.context, draftId, CONTENT);
  await exchanged(a);
  await happen(invoiceId, { kind: 'upload-started' }, REFUSED);
  await exchanged(a, b);
  others = (await listDrafts(b.context.db, COMPANY)).map(({ row }) => row.id);
  for (const one of [a, b]) {
    one.network.on = false;
    // Else a change is tried or not before the next is made, as the machine is quick or slow, and one that was tried is not replaced.
    one.sync.pause();
  }
  return { a, b, invoiceId, number };
}

const happen = (invoice: EntityId, ...facts: Parameters<typeof happenToFiling>[3]) =>
  happenToFiling(app, COMPANY, invoice, facts);

/** As „Corectează” opens it there. */
async function correcting({ context }: Device, invoiceId: EntityId) {
  const view = await archiveById(context.db, invoiceId);
  if (view === null || !isRejected(view)) throw new Error('It may not be corrected.');
  const corrects = { id: invoiceId, number: view.item.number, sha256: view.item.xmlSha256 };
  return openEditor(context, { id: invoiceId, begun: CONTENT, seen: null, corrects }, TODAY);
}

const draftsOn = async ({ context }: Device) =>
  (await listDrafts(context.db, COMPANY))
    .filter(({ row }) => !others.includes(row.id))
    .map(({ row: { id, content } }) => [id, content.notes, content.paymentTerms]);

const filings = (invoice: EntityId) =>
  app.owner
    .selectFrom('filing')
    .select(['attempt', 'state'])
    .where('invoice_id', '=', invoice)
    .orderBy('attempt')
    .execute();

async function xmlOn({ context }: Device, invoice: EntityId): Promise<string> {
  return new TextDecoder().decode((await storedDocument(context.db, invoice, 'xml'))?.bytes);
}

const failureOn = async ({ context }: Device) => (await context.db.outbox.toArray()).map(({ failure }) => failure);

// Verifies: G5, G9
it.each(['A first', 'B first'])(
  'both send theirs: one leaves, the other is told and keeps its words (%s)',
  async (way) => {
    const { a, b, invoiceId, number } = await rejectedOnBoth();
    for (const [one, notes] of [
      [a, 'scris pe A'],
      [b, 'scris pe B'],
    ] as const) {
      const editor = await correcting(one, invoiceId);
      await editor.type({ ...CONTENT, notes });
      expect(await editor.correct({ ...CONTENT, notes })).toMatchObject({ kind: 'issued', number });
    }
    const [first, second, words] =
      way === 'A first' ? ([a, b, 'scris pe B'] as const) : ([b, a, 'scris pe A'] as const);
    await exchanged(first, second, first);
    expect(await filings(invoiceId)).toHaveLength(2);
    expect(await failureOn(first)).toEqual([]);
    expect(await failureOn(second)).toMatchObject([
      { code: 'already-sent', messages: [expect.stringContaining(`${number} a fost deja corectată`)] },
    ]);
    expect(await xmlOn(second, invoiceId)).toContain(words);
    const [refused] = await second.context.db.outbox.toArray();
    if (refused === undefined) throw new Error('nothing is refused');
    expect(await discardEntry(second.context, refused.id)).toBe('discarded');
    expect((await draftsOn(second)).map(([, notes]) => notes)).toEqual([words]);
    await exchanged(second, first);
    expect(await draftsOn(first)).toEqual(await draftsOn(second));
    for (const one of [first, second]) expect((await archiveById(one.context.db, invoiceId))?.item.attempt).toBe(2);
  },
);

it('a correction does not take the place of another one that it has not seen, refused by now', async () => {
  const { a, b, invoiceId, number } = await rejectedOnBoth();
  for (const [one, notes] of [
    [a, 'scris pe A'],
    [b, 'scris pe B'],
  ] as const)
    await (await correcting(one, invoiceId)).correct({ ...CONTENT, notes });
  await exchanged(a);
  await happen(invoiceId, { kind: 'upload-started' }, REFUSED);
  await exchanged(b);
  expect(await filings(invoiceId)).toHaveLength(2);
  expect(await failureOn(b)).toMatchObject([
    { code: 'already-sent', messages: [expect.stringContaining(`${number} a fost deja corectată`)] },
  ]);
  // The person who has looked corrects what stands now, under the same number.
  const again = await correcting(b, invoiceId);
  expect(await again.correct({ ...CONTENT, notes: 'scris pe A și pe B' })).toMatchObject({ kind: 'issued', number });
  await exchanged(b, a);
  expect(await failureOn(b)).toEqual([]);
  expect((await filings(invoiceId)).map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
});

it.each(['keep both', 'choose mine'])('both write drafts: a person chooses (%s)', async (way) => {
  const { a, b, invoiceId } = await rejectedOnBoth();
  const [onA, onB] = [await correcting(a, invoiceId), await correcting(b, invoiceId)];
  await onA.type({ ...CONTENT, notes: 'scris pe A' });
  await onB.type({ ...CONTENT, notes: 'scris pe B', paymentTerms: 'numai pe B' });
  await exchanged(a, b, a);
  const [conflict] = await listConflicts(b.context.db, COMPANY);
  expect(conflict).toMatchObject({ kind: 'fields', rowId: invoiceId, mine: { deviceName: b.context.deviceName } });
  if (conflict === undefined) throw new Error('no conflict');
  if (way === 'keep both') await keepBoth(b.context, conflict.id);
  else
    await resolveConflict(
      b.context,
      conflict.id,
      Object.fromEntries(conflict.fields.map(({ field }) => [field, 'mine' as const])),
    );
  await exchanged(b, a);
  const expected = [[invoiceId, 'scris pe B', 'numai pe B']];
  const both = [
    [invoiceId, 'scris pe A', ''],
    [expect.any(String), 'scris pe B', 'numai pe B'],
  ];
  expect((await draftsOn(a)).toSorted()).toEqual(expect.arrayContaining(way === 'keep both' ? both : expected));
  expect(await draftsOn(b)).toEqual(await draftsOn(a));
});

it.each(['the correction first', 'the draft first'])('one sends, the other has a draft: it stays (%s)', async (way) => {
  const { a, b, invoiceId, number } = await rejectedOnBoth();
  const [onA, onB] = [await correcting(a, invoiceId), await correcting(b, invoiceId)];
  await onA.type({ ...CONTENT, notes: 'scris pe A' });
  await onA.correct({ ...CONTENT, notes: 'scris pe A' });
  await onB.type({ ...CONTENT, notes: 'scris pe B' });
  await exchanged(...(way === 'the draft first' ? [b, a, b] : [a, b, a]));
  expect(await filings(invoiceId)).toHaveLength(2);
  for (const one of [a, b]) {
    expect(await draftsOn(one)).toEqual([[invoiceId, 'scris pe B', '']]);
    expect(await failureOn(one)).toEqual([]);
  }
  expect(await onB.correct({ ...CONTENT, notes: 'scris pe B' })).toMatchObject({
    kind: 'refused',
    sentence: expect.stringContaining(`${number} a fost deja corectată`),
  });
});
