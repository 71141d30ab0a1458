/**
 * A draft that the server has not confirmed, open in two tabs: what the second tab wrote unseen under the words of the first neither
 * goes with the invoice or declaration that the first makes of it, nor is it among what that one says was seen (G9).
 */
import { describe, expect, it } from 'vitest';
import { removeDraft, saveDraft } from '@/db/collections/draft';
import { draftById } from '@/db/collections/draft-queries';
import { saveTransportDraft, transportDraftById } from '@/db/collections/transport-draft';
import type { CommandContext } from '@/db/command-context';
import { listConflicts } from '@/db/conflicts/conflict-queries';
import { declareTransport } from '@/db/declaring/declare-transport';
import { takeStepBack } from '@/db/declaring/take-step-back';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { commitIssue } from '@/db/invoices/commit-issue';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';
import { applyPage } from '@/db/replication/apply-page';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { declaredHash } from '@/domain/transport/draft/declaration-of-draft';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import { acknowledgedItem } from '../support/acknowledged-item';
import { companyOf } from '../support/company-sample';
import { draftOf, entityId, putSerialAndLease, SERIAL, SHA, summaryOf, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, DEVICE, openTestDatabase, risingIds, testContext, testProfile } from '../support/test-database';
import { wholeTransport } from '../support/transport-samples';
import { begin } from '../support/worked-store';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000aa');
const NOON = '2026-03-15T10:00:00.000Z';

/** Two tabs of one profile, each with its own handle. */
async function twoTabs(now?: () => string) {
  const profile = testProfile();
  const tab = (family: number): CommandContext => {
    const clock = now === undefined ? {} : { now };
    return testContext(openTestDatabase(profile), { newId: risingIds(family), ...clock });
  };
  const [a, b] = [tab(10), tab(11)];
  await putSerialAndLease(a.db, COMPANY);
  await a.db.company.put(companyOf(COMPANY));
  await a.db.syncState.put({ companyId: COMPANY, cursor: version(2), head: version(2), pulledAt: NOON, epoch: 'e' });
  return { a, b, db: a.db };
}

/** In the order made, without what is told of numbers. */
async function told(db: CommandContext['db']): Promise<readonly OutboxEntry[]> {
  return (await db.outbox.orderBy('seq').toArray()).filter(({ subject }) => subject.collection !== 'lease');
}

type Told = readonly (readonly [call: string, notes: unknown])[];

async function twoEditors() {
  const { a, b, db } = await twoTabs();
  const first = draftOf({ notes: 'de la început', paymentTerms: '' });
  await saveDraft(a, { id: DRAFT, content: first, seen: null });
  const write = (tab: CommandContext, changes: Partial<InvoiceDraft>, seen = first) =>
    saveDraft(tab, { id: DRAFT, content: { ...seen, ...changes }, seen });
  const issue = async (content: InvoiceDraft) => {
    const next = await nextNumberPreview(db, SERIAL.id, DEVICE, '2026-03-02');
    if (next.kind !== 'number') throw new Error(next.kind);
    const { leaseId, number, text } = next;
    const document = { xml: `<Invoice>${text}</Invoice>`, sha256: SHA, summary: summaryOf(text) };
    return commitIssue(a, { draftId: DRAFT, content, leaseId, number, ...document });
  };
  const issued = async (content: InvoiceDraft) => {
    const outcome = await issue(content);
    if (outcome.kind !== 'issued') throw new Error(outcome.kind);
    return outcome.invoiceId;
  };
  const queued = async (): Promise<Told> =>
    (await told(db)).map(({ call, body }) => {
      const { draft, base, changes } = Object(body);
      return [call, draft?.content.notes ?? (changes && [base.notes, changes.notes])];
    });
  const upload = () => db.outbox.filter(({ call }) => call === 'InvoiceUpload').first();
  /** The first save is confirmed as it left. */
  const confirm = async (sent: OutboxEntry): Promise<void> => {
    const { draft } = Object(sent.body);
    await dexieOutboxStore(a).acknowledge(sent, { version: version(3), row: { type: 'invoice', ...draft } });
  };
  return {
    a,
    b,
    db,
    first,
    write,
    issue,
    issued,
    queued,
    upload,
    confirm,
    send: () => begin(a, ({ call }) => call === 'SaveDraft'),
  };
}

/**
 * The other tab's word in the draft, which this one has written over unseen; `isSent`: with the first save on its way by then.
 */
async function writtenOver({ isSent = false } = {}) {
  const run = await twoEditors();
  await run.write(run.b, { notes: 'din fila a doua' });
  const sent = isSent ? await run.send() : undefined;
  await run.write(run.a, { notes: 'din prima filă' });
  const issuedOver = () => run.issued({ ...run.first, notes: 'din prima filă' });
  /** That save, which leaves now where it had not. */
  const confirmed = async () => run.confirm(sent ?? (await run.send()));
  return { ...run, issuedOver, confirmed };
}

const shownNotes = async ({ db }: Pick<CommandContext, 'db'>) => (await draftById(db, DRAFT))?.row.content.notes;

// Verifies: G9
describe('an invoice issued from a draft that was never sent', () => {
  it('is not issued by a form that lacks another field of the other tab', async () => {
    const { a, b, db, first, write, issue } = await twoEditors();
    await write(b, { paymentTerms: 'din fila a doua' });
    expect(await issue(first)).toEqual({ kind: 'draft-changed' });
    await write(a, { notes: 'din prima filă' });
    expect(await issue({ ...first, notes: 'din prima filă' })).toEqual({ kind: 'draft-changed' });
    expect((await draftById(db, DRAFT))?.row.content).toMatchObject({
      notes: 'din prima filă',
      paymentTerms: 'din fila a doua',
    });
    expect(await db.archive.count()).toBe(0);
    await expectSoundStore(db);
  });

  // Before: both saves were dropped as the invoice's own, and the other tab's word was nowhere.
  it('lets the word that it was written over unseen leave before it, and has not seen it', async () => {
    const { db, issuedOver, queued, upload } = await writtenOver();
    await issuedOver();
    expect(await queued()).toEqual([
      ['SaveDraft', 'din fila a doua'],
      ['InvoiceUpload', undefined],
    ]);
    const params = (await upload())?.params;
    expect(params).toMatchObject({ draft: DRAFT, draftVersion: 0, draftEpoch: 'e', draftMadeHere: true });
    expect((await upload())?.touches).toContain(`draft:${DRAFT}`);
    expect(await draftById(db, DRAFT)).toBeNull();
    await expectSoundStore(db);
  });

  it('is held over the draft, which says the other word', async () => {
    const { a, db, issuedOver, upload, confirmed } = await writtenOver();
    const id = await issuedOver();
    await confirmed();
    expect((await upload())?.params).toMatchObject({ draft: DRAFT, draftVersion: 0 });
    const held = { reason: 'draft-changed' as const, number: '', deviceName: 'Chrome pe Linux', at: NOON };
    const item = acknowledgedItem({ id, state: 'recorded', xmlSha256: SHA, held });
    await dexieOutboxStore(a).acknowledge(await begin(a, ({ call }) => call === 'InvoiceUpload'), {
      version: version(4),
      row: item,
    });
    expect(await shownNotes({ db })).toBe('din fila a doua');
    await expectSoundStore(db);
  });

  it.each(['on its way', 'confirmed meanwhile'] as const)(
    'has not seen the word of the other tab in the first save (%s)',
    async (way) => {
      const { issuedOver, queued, upload, confirmed, db } = await writtenOver({ isSent: true });
      if (way === 'confirmed meanwhile') await confirmed();
      await issuedOver();
      if (way === 'on its way') await confirmed();
      expect(await queued()).toEqual([['InvoiceUpload', undefined]]);
      const params = (await upload())?.params;
      expect(params).toMatchObject({ draft: DRAFT, draftVersion: 0 });
      expect(params).not.toHaveProperty('draftSaved');
      await expectSoundStore(db);
    },
  );

  // Before: the page's row counted as seen, as one of the draft's own changes said the same.
  it('has not seen a save of the other tab that a page brings back before its answer', async () => {
    const { a, b, db, first, write, issued, upload, confirm, send } = await twoEditors();
    await confirm(await send());
    await write(b, { notes: 'din fila a doua' });
    await begin(a, ({ call }) => call === 'UpdateDraft');
    await write(a, { notes: 'din prima filă' });
    const row = { ...(await db.draft.get(DRAFT))?.base, content: { ...first, notes: 'din fila a doua' } };
    const changes = [{ collection: 'draft', id: DRAFT, version: version(4), row }];
    await applyPage(db, COMPANY, version(2), { changes, version: version(4), head: version(4), epoch: 'e' }, NOON);
    await issued({ ...first, notes: 'din prima filă' });
    expect((await upload())?.params).toMatchObject({ draft: DRAFT, draftVersion: 0 });
    await expectSoundStore(db);
  });

  it.each(['queued', 'on its way', 'confirmed'] as const)(
    'taken back shows its own word, and the other one clashes with it (%s)',
    async (way) => {
      const { a, db, issuedOver, queued, confirmed } = await writtenOver({ isSent: way === 'on its way' });
      const id = await issuedOver();
      if (way === 'confirmed') await confirmed();
      expect(await cancelQueued(a, id)).toMatchObject({ kind: 'cancelled', draftId: DRAFT, number: 'returned' });
      expect(await shownNotes({ db })).toBe('din prima filă');
      if (way !== 'confirmed') await confirmed();
      expect(await queued()).toEqual([['UpdateDraft', ['de la început', 'din prima filă']]]);
      const update = await begin(a, ({ call }) => call === 'UpdateDraft');
      const theirs = { ...(await db.draft.get(DRAFT))?.base };
      await dexieOutboxStore(a).conflict(update, { row: theirs, version: version(3), fields: ['notes'] });
      const [conflict] = await listConflicts(db, COMPANY);
      expect(conflict?.fields).toMatchObject([{ mine: 'din prima filă', theirs: 'din fila a doua' }]);
      await expectSoundStore(db);
    },
  );

  it('supersedes what was written one after the other, in whichever tab', async () => {
    const { a, b, db, first, write, issued, queued } = await twoEditors();
    await write(b, { notes: 'din fila a doua' });
    const seen = { ...first, notes: 'din fila a doua' };
    await write(a, { notes: 'văzut și schimbat' }, seen);
    await issued({ ...seen, notes: 'văzut și schimbat' });
    expect(await queued()).toEqual([['InvoiceUpload', undefined]]);
    expect(await db.draft.count()).toBe(0);
    await expectSoundStore(db);
  });

  it('keeps every word that was written over unseen, also where the last one saw the first', async () => {
    const { a, b, db, first, write, issued, queued, upload } = await twoEditors();
    await write(b, { notes: 'unu' });
    await write(a, { notes: 'doi' });
    await write(b, { notes: 'unu, mai nou' }, { ...first, notes: 'unu' });
    await issued({ ...first, notes: 'unu, mai nou' });
    expect(await queued()).toEqual([
      ['SaveDraft', 'unu'],
      ['UpdateDraft', ['de la început', 'doi']],
      ['InvoiceUpload', undefined],
    ]);
    expect((await upload())?.params).toMatchObject({ draft: DRAFT, draftVersion: 0 });
    await expectSoundStore(db);
  });
});

// Verifies: G9
describe('a removal of a draft whose first save is on its way', () => {
  it('has not seen the word of the other tab in it', async () => {
    const { a, db, confirmed } = await writtenOver({ isSent: true });
    expect(await removeDraft(a, DRAFT)).toBe('removed');
    await confirmed();
    const [removal] = await db.outbox.toArray();
    expect(removal).toMatchObject({ call: 'RemoveCompanyDraft', body: { version: 0 } });
    await expectSoundStore(db);
  });
});

const SEEN = wholeTransport('2026-03-16');
const plated = (vehicle: string): TransportDraft => ({ ...SEEN, transport: { ...SEEN.transport, vehicle } });
const [OWN, OTHER] = [plated('B 11 AAA'), plated('CJ 22 BBB')];

async function twoTransportEditors() {
  const { a, b, db } = await twoTabs(() => NOON);
  const write = (tab: CommandContext, content: TransportDraft, seen: TransportDraft | null = SEEN) =>
    saveTransportDraft(tab, { id: DRAFT, content, seen });
  const declared = async (content: TransportDraft) => {
    const outcome = await declareTransport(a, { draftId: DRAFT, content });
    if (outcome.kind !== 'queued') throw new Error(outcome.kind);
    return outcome;
  };
  const queued = async (): Promise<Told> =>
    (await told(db)).map(({ call, body }) => {
      const { etrdraft, changes } = Object(body);
      return [call, (etrdraft?.content ?? changes)?.transport.vehicle];
    });
  const step = () => db.outbox.filter(({ call }) => call === 'ETransUpload').first();
  return { a, b, db, write, declared, queued, step };
}

// Verifies: G9
describe('a transport declared from a draft that was never sent', () => {
  it('is not declared by a form that lacks another field of the other tab', async () => {
    const { a, b, db, write } = await twoTransportEditors();
    await write(a, SEEN, null);
    await write(b, { ...SEEN, operation: '20' });
    await write(a, OWN);
    expect(await declareTransport(a, { draftId: DRAFT, content: OWN })).toEqual({ kind: 'draft-changed' });
    expect((await transportDraftById(db, DRAFT))?.row.content).toEqual({ ...OWN, operation: '20' });
  });

  // Before: the other tab's word was nowhere.
  it('lets the word that it was written over unseen leave before it, and has not seen it', async () => {
    const { a, b, db, write, declared, queued, step } = await twoTransportEditors();
    await write(a, SEEN, null);
    await write(b, OTHER);
    await write(a, OWN);
    const { transport, step: id } = await declared(OWN);
    expect(await queued()).toEqual([
      ['EtransportSaveDraft', 'CJ 22 BBB'],
      ['ETransUpload', undefined],
    ]);
    // The server keeps a draft that says something else than this, and than what is declared.
    expect((await step())?.params).toMatchObject({ draft: DRAFT, draftSeen: declaredHash(SEEN) });
    expect((await step())?.touches).toContain(`transportDraft:${DRAFT}`);
    await expectSoundStore(db);
    expect(await takeStepBack(a, transport, id)).toEqual({ kind: 'taken-back', draftId: DRAFT });
    expect(await queued()).toEqual([
      ['EtransportSaveDraft', 'CJ 22 BBB'],
      ['EtransportUpdateDraft', 'B 11 AAA'],
    ]);
    await expectSoundStore(db);
  });

  // Before: it named the draft with the other word as what had been seen, and the server took that off.
  it('has not seen what the server has of the other tab or of another device', async () => {
    const { a, db, write, declared, queued, step } = await twoTransportEditors();
    const pull = async (at: number, content: TransportDraft): Promise<void> => {
      const row = { id: DRAFT, type: 'transport', corrects: '', content, deviceName: 'Telefon', writtenAt: NOON };
      const changes = [{ collection: 'transportDraft', id: DRAFT, version: version(at), row }];
      await applyPage(
        db,
        COMPANY,
        version(at - 1),
        { changes, version: version(at), head: version(at), epoch: 'e' },
        NOON,
      );
    };
    await pull(3, SEEN);
    await pull(4, OTHER);
    await write(a, OWN);
    await declared(OWN);
    expect(await queued()).toEqual([['ETransUpload', undefined]]);
    expect((await step())?.params).toMatchObject({ draft: DRAFT, draftSeen: declaredHash(SEEN) });
    await expectSoundStore(db);
  });
});
