import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { deviceIdSchema } from '@/api/ids';
import { archiveById, archiveCount, archivePage, documentXml } from '@/db/archive/archive-queries';
import { saveDraft } from '@/db/collections/draft';
import { draftById, listDrafts } from '@/db/collections/draft-queries';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { commitIssue } from '@/db/invoices/commit-issue';
import { correctRejected } from '@/db/invoices/correct-rejected';
import { uploadForeignXml } from '@/db/invoices/upload-foreign-xml';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { draftOf, entityId, putSerialAndLease, SERIAL, SHA, summaryOf } from '../support/samples';
import { COMPANY, DEVICE, OTHER_COMPANY, openTestDatabase, testContext } from '../support/test-database';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000aa');

async function prepared() {
  const db = openTestDatabase();
  const context = testContext(db);
  await putSerialAndLease(db, COMPANY);
  await saveDraft(context, { id: DRAFT, content: draftOf(), seen: null });
  const issue = async (date = '2026-03-02', id = DRAFT) => {
    const next = await nextNumberPreview(db, SERIAL.id, DEVICE, date);
    if (next.kind !== 'number') return next;
    const { leaseId, number, text } = next;
    const content = draftOf();
    return commitIssue(context, {
      draftId: id,
      content,
      leaseId,
      number,
      xml: `<Invoice>${text}</Invoice>`,
      sha256: SHA,
      summary: summaryOf(text, date),
    });
  };
  return { db, context, issue };
}

async function issued(run: Awaited<ReturnType<typeof prepared>>, date?: string, id?: typeof DRAFT) {
  const outcome = await run.issue(date, id);
  if (outcome.kind !== 'issued') throw new Error(`not issued: ${outcome.kind}`);
  return outcome.invoiceId;
}

async function anotherDraft(
  { context }: Awaited<ReturnType<typeof prepared>>,
  last: string,
  changes: Partial<InvoiceDraft> = {},
) {
  const id = entityId(`00000000-0000-4000-8000-0000000000${last}`);
  await saveDraft(context, { id, content: draftOf(changes), seen: null });
  return id;
}

describe('issuing', () => {
  // Verifies: G1
  it('takes the number, freezes the bytes, queues the upload and takes the draft off, together', async () => {
    const run = await prepared();
    const id = await issued(run);
    const view = await archiveById(run.db, id);
    expect(view?.item.number).toBe('FCT-0001');
    expect(view?.delivery).toEqual({ state: 'queued', attempts: 0, failure: null });
    expect(await documentXml(run.db, id)).toBe('<Invoice>FCT-0001</Invoice>');
    expect(await listDrafts(run.db, COMPANY)).toEqual([]);
    const entries = await run.db.outbox.toArray();
    // The draft's save never left: the invoice supersedes it, and the server need not know the draft.
    expect(entries.map(({ call }) => call)).toEqual(['InvoiceUpload']);
    expect(entries[0]?.params).toMatchObject({ draft: '', serial: SERIAL.id, invoice: id, device: DEVICE });
    expect(await archiveCount(run.db, COMPANY, 'out')).toBe(1);
  });

  it('issues nothing of one company into another, and draws from no other device', async () => {
    const run = await prepared();
    const next = await nextNumberPreview(run.db, SERIAL.id, DEVICE, '2026-03-02');
    if (next.kind !== 'number') throw new Error('no number');
    const { leaseId, number, text } = next;
    const summary = summaryOf(text);
    const issue = { draftId: DRAFT, content: draftOf(), leaseId, number, xml: '<x/>', sha256: SHA, summary };
    expect(await commitIssue({ ...run.context, companyId: OTHER_COMPANY }, issue)).toEqual({ kind: 'draft-changed' });
    const deviceId = v.parse(deviceIdSchema, '00000000-0000-4000-8000-0000000000d2');
    expect(await commitIssue({ ...run.context, deviceId }, issue)).toEqual({ kind: 'number-moved' });
    expect(await commitIssue(run.context, issue)).toMatchObject({ kind: 'issued' });
  });

  it('refuses a number that another tab took meanwhile', async () => {
    const run = await prepared();
    const next = await nextNumberPreview(run.db, SERIAL.id, DEVICE, '2026-03-02');
    const second = await anotherDraft(run, 'ab');
    await issued(run);
    if (next.kind !== 'number') throw new Error('no number');
    const { leaseId, number } = next;
    const stale = {
      draftId: second,
      content: draftOf(),
      leaseId,
      number,
      xml: '<x/>',
      sha256: SHA,
      summary: summaryOf('FCT-0001'),
    };
    expect(await commitIssue(run.context, stale)).toEqual({ kind: 'number-moved' });
    expect(await run.db.archive.count()).toBe(1);
  });

  it('refuses a draft that changed since the document was built', async () => {
    const run = await prepared();
    await saveDraft(run.context, { id: DRAFT, content: draftOf({ notes: 'altfel' }), seen: draftOf() });
    expect(await run.issue()).toEqual({ kind: 'draft-changed' });
  });

  // Before: `draft-changed` until a key was typed (read): what the editor chooses by itself is saved with the first key.
  it('takes the series of its number for a draft that was stored without any, and brings it back with it', async () => {
    const run = await prepared();
    const unset = await anotherDraft(run, 'ab', { serialId: '' });
    await run.db.outbox.toCollection().modify({ attempts: 1, state: 'sending' });
    const id = await issued(run, undefined, unset);
    expect((await archiveById(run.db, id))?.item.serialId).toBe(SERIAL.id);
    await cancelQueued(run.context, id);
    expect((await draftById(run.db, unset))?.row.content.serialId).toBe(SERIAL.id);
    expect((await run.db.outbox.orderBy('seq').last())?.body).toMatchObject({
      id: unset,
      base: { serialId: '' },
      changes: { serialId: SERIAL.id },
    });
  });

  it('refuses a draft that was stored without a series and says something else too, or has got another', async () => {
    const run = await prepared();
    const other = await anotherDraft(run, 'ab', { serialId: '', notes: 'altfel' });
    expect(await run.issue(undefined, other)).toEqual({ kind: 'draft-changed' });
    const chosen = await anotherDraft(run, 'ac', { serialId: entityId('00000000-0000-4000-8000-00000000005f') });
    expect(await run.issue(undefined, chosen)).toEqual({ kind: 'draft-changed' });
  });

  it('refuses a date before the last invoice of the series', async () => {
    const run = await prepared();
    await issued(run, '2026-03-05');
    const second = await anotherDraft(run, 'ab');
    expect(await run.issue('2026-03-04', second)).toEqual({ kind: 'date-before-last', lastDate: '2026-03-05' });
  });

  it('names the draft where the server may know it, and hides it until the effect', async () => {
    const run = await prepared();
    await run.db.outbox.toCollection().modify({ attempts: 1, state: 'sending' });
    await issued(run);
    const upload = await run.db.outbox.orderBy('seq').last();
    expect(upload?.params).toMatchObject({ draft: DRAFT });
    expect(await draftById(run.db, DRAFT)).toBeNull();
  });
});

describe('taking back', () => {
  it('gives draft and number back while nothing has left', async () => {
    const run = await prepared();
    const id = await issued(run);
    expect(await cancelQueued(run.context, id)).toEqual({ kind: 'cancelled', draftId: DRAFT, number: 'returned' });
    expect(await archiveById(run.db, id)).toBeNull();
    expect(await archiveCount(run.db, COMPANY, 'out')).toBe(0);
    expect((await draftById(run.db, DRAFT))?.row.content).toEqual(draftOf());
    expect(await nextNumberPreview(run.db, SERIAL.id, DEVICE, '2026-03-02')).toMatchObject({ number: 1 });
  });

  // Verifies: G2
  it('does not take back what was attempted', async () => {
    const run = await prepared();
    const id = await issued(run);
    await run.db.outbox.toCollection().modify({ attempts: 1 });
    expect(await cancelQueued(run.context, id)).toEqual({ kind: 'left' });
  });

  it('gives a number between others only to a date between theirs', async () => {
    const run = await prepared();
    await issued(run, '2026-03-02');
    const middle = await issued(run, '2026-03-04', await anotherDraft(run, 'ab'));
    await issued(run, '2026-03-06', await anotherDraft(run, 'ac'));
    await cancelQueued(run.context, middle);
    const number = async (date: string) => nextNumberPreview(run.db, SERIAL.id, DEVICE, date);
    expect(await number('2026-03-05')).toMatchObject({ number: 2 });
    expect(await number('2026-03-07')).toMatchObject({ number: 4 });
    expect(await number('2026-03-01')).toEqual({ kind: 'date-before-last', lastDate: '2026-03-06' });
  });

  it('voids a number that the server says another invoice bears', async () => {
    const run = await prepared();
    const id = await issued(run);
    const failure = { code: 'number-taken', text: '', messages: [], at: '' };
    await run.db.outbox.toCollection().modify({ attempts: 1, state: 'rejected', failure });
    expect(await cancelQueued(run.context, id)).toMatchObject({ number: 'voided' });
    expect(await nextNumberPreview(run.db, SERIAL.id, DEVICE, '2026-03-02')).toMatchObject({ number: 2 });
  });

  // Verifies: G5
  it('corrects a rejected invoice under its number, with a new key', async () => {
    const run = await prepared();
    const id = await issued(run);
    const before = await run.db.outbox.toCollection().first();
    await run.db.outbox.toCollection().modify({ attempts: 1, state: 'rejected' });
    const correction = { xml: '<Invoice>bun</Invoice>', sha256: 'b'.repeat(64), summary: summaryOf('FCT-0001') };
    expect(await correctRejected(run.context, id, { ...correction, summary: summaryOf('FCT-0002') })).toBe(
      'number-differs',
    );
    expect(await correctRejected(run.context, id, correction)).toBe('queued');
    const [entry, ...others] = await run.db.outbox.toArray();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ state: 'queued', attempts: 0, body: '<Invoice>bun</Invoice>' });
    expect(entry?.id).not.toBe(before?.id);
    expect(await correctRejected(run.context, id, correction)).toBe('queued');
    await run.db.outbox.toCollection().modify({ attempts: 1, state: 'sending' });
    expect(await correctRejected(run.context, id, correction)).toBe('not-rejected');
  });

  // Before: the next number went out dated before it, and the server refused that one too.
  it('with another date lets the next number follow the new one', async () => {
    const run = await prepared();
    const id = await issued(run);
    await run.db.outbox.toCollection().modify({ attempts: 1, state: 'rejected' });
    const correction = { xml: '<x/>', sha256: 'b'.repeat(64), summary: summaryOf('FCT-0001', '2026-03-10') };
    expect(await correctRejected(run.context, id, correction)).toBe('queued');
    const next = (date: string) => nextNumberPreview(run.db, SERIAL.id, DEVICE, date);
    expect(await next('2026-03-05')).toEqual({ kind: 'date-before-last', lastDate: '2026-03-10' });
    expect(await next('2026-03-10')).toMatchObject({ kind: 'number', number: 2 });
  });
});

describe('foreign files', () => {
  it('keeps the bytes, byte-order mark included, and knows them again', async () => {
    const { db, context } = await prepared();
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('<Invoice>ș</Invoice>')]);
    const file = { bytes, sha256: 'c'.repeat(64), summary: summaryOf('X-1') };
    const outcome = await uploadForeignXml(context, file);
    if (outcome.kind !== 'queued') throw new Error(outcome.kind);
    const entry = await db.outbox.orderBy('seq').last();
    expect(new TextEncoder().encode(String(entry?.body))).toEqual(bytes);
    expect(entry?.params).toMatchObject({ serial: '' });
    expect(await uploadForeignXml(context, file)).toEqual({ kind: 'already-there', invoiceId: outcome.invoiceId });
    const latin = { ...file, bytes: new Uint8Array([0x3c, 0xba]), sha256: 'd'.repeat(64) };
    expect(await uploadForeignXml(context, latin)).toEqual({ kind: 'not-utf8' });
  });

  it('pages the archive by key, newest first, without losing or repeating a row', async () => {
    const { db, context } = await prepared();
    for (let day = 1; day <= 9; day += 1) {
      const number = `X-${day}`;
      const summary = summaryOf(number, `2026-03-0${Math.ceil(day / 2)}`);
      await uploadForeignXml(context, {
        bytes: new TextEncoder().encode(number),
        sha256: `${day}`.repeat(64),
        summary,
      });
    }
    const numbers: string[] = [];
    let after: Awaited<ReturnType<typeof archivePage>>['next'] = null;
    do {
      const page = await archivePage(db, COMPANY, { direction: 'out', after, limit: 4 });
      numbers.push(...page.rows.map(({ item }) => item.number));
      after = page.next;
    } while (after !== null);
    expect(numbers).toEqual(['X-9', 'X-8', 'X-7', 'X-6', 'X-5', 'X-4', 'X-3', 'X-2', 'X-1']);
  });
});
