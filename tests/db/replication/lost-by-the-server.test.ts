/** A server restored from an older copy gets back from this device what it lost, of every kind that can be sent again. */

import { describe, expect, it } from 'vitest';
import type { Change } from '@/api/collections';
import { ownLookId } from '@/api/entities/invoice-look';
import { uploadOf } from '@/db/archive/archive-row';
import { sendAgain } from '@/db/entries/send-again';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { applyPage } from '@/db/replication/apply-page';
import { takeSetAside } from '@/db/replication/restored-server';
import { restoredServerSince } from '@/db/replication/set-aside';
import { USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import { acknowledgedItem } from '../support/acknowledged-item';
import { draftOf, entityId, lease, PARTNER, SERIAL, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, OTHER_COMPANY, openTestDatabase, risingIds, testContext } from '../support/test-database';

const AT = '2026-03-02T09:00:00.000Z';
const LATER = '2026-03-03T09:00:00.000Z';
const id = (place: number) => entityId(`00000000-0000-4000-8000-0000000000${(0xa0 + place).toString(16)}`);
const xml = new TextEncoder().encode('<Invoice/>');

const RATE = { name: 'Standard', category: 'S', rate: '21', exemptionReasonCode: '', exemptionReason: '' };
const PRODUCT = {
  ...{ code: 'P1', name: 'Făină', description: '', unitCode: 'KGM', price: '4.5', currency: 'RON', vatCategory: 'S' },
  ...{ vatRate: '21', exemptionReasonCode: '', exemptionReason: '', classificationCode: '', classificationList: '' },
};
const ROWS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  partner: { id: id(1), ...PARTNER },
  product: { id: id(2), ...PRODUCT },
  serial: { ...SERIAL },
  vatRate: { id: id(3), ...RATE },
  paymentMethod: { id: id(4), name: 'OP', meansCode: '42', iban: '', bank: '' },
  look: { id: ownLookId(COMPANY), ...USUAL_LOOK },
  draft: { id: id(5), type: 'invoice', content: { ...draftOf() }, deviceName: 'Altul', writtenAt: AT },
  archive: { ...acknowledgedItem({ id: id(6) }) },
  lease: { ...lease() },
};
const CALLS = {
  partner: ['AddCompanyPartner', 'UpdateCompanyPartner', { email: 'nou@b.ro' }],
  product: ['AddCompanyProduct', 'UpdateCompanyProduct', { price: '5' }],
  serial: ['AddCompanySerial', null, { place: 'Sibiu' }],
  vatRate: ['AddCompanyVatRates', null, { name: 'Altfel' }],
  paymentMethod: ['AddCompanyPaymentMethods', 'UpdateCompanyPaymentMethods', { bank: 'BT' }],
  look: ['AddCompanyLook', 'UpdateCompanyLook', { colour: '#14532d' }],
  draft: ['SaveDraft', 'UpdateDraft', { content: { ...draftOf({ notes: 'nou' }) } }],
  archive: ['InvoiceUpload', null, {}],
} as const;
type Resent = keyof typeof CALLS;
const RESENT: readonly Resent[] = [
  'partner',
  'product',
  'serial',
  'vatRate',
  'paymentMethod',
  'look',
  'draft',
  'archive',
];

function change(collection: string, at: number, changes: object = {}): Change {
  const row = { ...ROWS[collection], ...changes };
  return { collection, id: String(row.id), version: version(at), row };
}

const page = (to: number, ...changes: readonly Change[]) => ({ changes, version: version(to), head: version(to) });

/** Knows one row at version 5, changed at 6; then the server stands at `head` again. */
async function restoredTo(head: number, collection: string, then: object = {}) {
  const db = openTestDatabase();
  const context = testContext(db, { newId: risingIds(3) });
  await applyPage(db, COMPANY, version(0), page(5, change(collection, 5)), AT);
  if (collection === 'archive')
    await db.document.put({ invoiceId: id(6), format: 'xml', companyId: COMPANY, bytes: xml, sha256: 'a'.repeat(64) });
  await applyPage(db, COMPANY, version(5), page(6, change(collection, 6, then)), AT);
  expect(await applyPage(db, COMPANY, version(6), page(head), LATER)).toBe('restored');
  return { db, context };
}

// Verifies: G11
describe('what a restored server lost', () => {
  it.each(RESENT)('is added again: %s', async (collection) => {
    const { db, context } = await restoredTo(4, collection, CALLS[collection][2]);
    await applyPage(db, COMPANY, version(0), page(4), LATER);
    expect(await sendAgain(context)).toBe(1);
    const [entry] = await db.outbox.toArray();
    expect(entry?.call).toBe(CALLS[collection][0]);
    expect(JSON.stringify(entry?.body)).toContain(
      collection === 'archive' ? '<Invoice/>' : JSON.stringify(CALLS[collection][2]).slice(1, -1),
    );
    expect(await sendAgain(context)).toBe(0);
    await expectSoundStore(db);
  });

  it.each(RESENT)('is changed again where the server has an earlier form: %s', async (collection) => {
    const [, call, changes] = CALLS[collection];
    const { db, context } = await restoredTo(5, collection, changes);
    await applyPage(db, COMPANY, version(0), page(5, change(collection, 5)), LATER);
    expect(await sendAgain(context)).toBe(call === null ? 0 : 1);
    expect((await db.outbox.toArray()).map((entry) => entry.call)).toEqual(call === null ? [] : [call]);
    await expectSoundStore(db);
  });

  it.each(RESENT)('is nothing where the server has it all: %s', async (collection) => {
    const { db, context } = await restoredTo(5, collection);
    await applyPage(db, COMPANY, version(0), page(5, change(collection, 5)), LATER);
    expect(await sendAgain(context)).toBe(0);
    expect(await db.outbox.count()).toBe(0);
  });

  // Before: sent to ANAF, although a person had taken it back (seed 5067).
  it('is told with what had become of it', async () => {
    const { db, context } = await restoredTo(4, 'archive', { state: 'refused', draftStays: true });
    await applyPage(db, COMPANY, version(0), { ...page(4), epoch: 'B' }, LATER);
    await sendAgain(context);
    const [entry] = await db.outbox.toArray();
    expect(entry?.params).toMatchObject({ wasRefused: true, draftStayed: true });
    const [row] = await db.archive.toArray();
    expect(row && uploadOf(row)?.item.state).toBe('refused');
    await expectSoundStore(db);
  });

  // Before: it counted as let go, and was sent beside the invoice that its draft had become (seed 7003755).
  it('is told as not let go where a restored server had still to ask what its draft has become', async () => {
    const { db, context } = await restoredTo(4, 'archive', { state: 'doubtful', draftMayBeIssued: true });
    await applyPage(db, COMPANY, version(0), { ...page(4), epoch: 'B' }, LATER);
    await sendAgain(context);
    const [entry] = await db.outbox.toArray();
    expect(entry?.params).toMatchObject({ draftMayBeIssued: true });
    await expectSoundStore(db);
  });

  // Before: it stayed here as confirmed, and was nowhere else (seed 500066).
  it('is not taken back by a person while it waits: it had left once', async () => {
    const { db, context } = await restoredTo(4, 'archive');
    await applyPage(db, COMPANY, version(0), page(4), LATER);
    await sendAgain(context);
    expect(await cancelQueued(context, id(6))).toEqual({ kind: 'left' });
    expect((await db.outbox.toArray()).map(({ call }) => call)).toEqual(['InvoiceUpload']);
    await expectSoundStore(db);
  });

  // Before: the invoice stayed here as confirmed, was nowhere else, and its draft did not come back (seed 310008).
  it('is a draft again where the server refuses it and the person takes it back', async () => {
    const { db, context } = await restoredTo(4, 'archive');
    await applyPage(db, COMPANY, version(0), page(4), LATER);
    await sendAgain(context);
    await db.archive.update(id(6), { draft: ROWS.draft });
    await db.outbox.toCollection().modify({ state: 'rejected' });
    const taken = { kind: 'cancelled', draftId: id(5), number: 'none' };
    expect(await cancelQueued(context, id(6))).toEqual(taken);
    expect(await db.archive.count()).toBe(0);
    expect((await db.outbox.toArray()).map(({ call }) => call)).toEqual(['SaveDraft']);
    await expectSoundStore(db);
  });

  it('is not taken back where no draft would be left of it', async () => {
    const { db, context } = await restoredTo(4, 'archive');
    await applyPage(db, COMPANY, version(0), page(4), LATER);
    await sendAgain(context);
    await db.outbox.toCollection().modify({ state: 'rejected' });
    expect(await cancelQueued(context, id(6))).toEqual({ kind: 'left' });
    expect((await db.outbox.toArray()).map(({ call }) => call)).toEqual(['InvoiceUpload']);
    await expectSoundStore(db);
  });

  it('is not a lease, whose numbers are the server’s; it is told anew', async () => {
    const { db, context } = await restoredTo(4, 'lease');
    await applyPage(db, COMPANY, version(0), page(4, change('lease', 4, { to: 7 })), LATER);
    expect(await sendAgain(context)).toBe(0);
    expect((await db.lease.toArray())[0]).toMatchObject({ version: 4, numbers: { to: 7 } });
  });

  it('is not a received document, nor one whose bytes are not here', async () => {
    const received = await restoredTo(4, 'archive', { direction: 'in' });
    expect(await sendAgain(received.context)).toBe(0);
    const { db, context } = await restoredTo(4, 'archive');
    await db.document.clear();
    expect(await sendAgain(context)).toBe(0);
  });

  it('stays behind work that waits on the same row', async () => {
    const { db, context } = await restoredTo(4, 'partner');
    const pending = [{ kind: 'remove', outboxId: id(9) }];
    await db.table('partner').update(id(1), { pending });
    expect(await sendAgain(context)).toBe(0);
    expect((await db.table('partner').get(id(1))).pending).toEqual(pending);
  });

  it('adds up over two restored copies, and is of its own company', async () => {
    const { db } = await restoredTo(4, 'partner');
    await applyPage(db, OTHER_COMPANY, version(0), page(6, { ...change('product', 6) }), AT);
    await applyPage(db, COMPANY, version(0), page(3, change('vatRate', 3)), AT);
    expect(await applyPage(db, COMPANY, version(3), page(2), AT)).toBe('restored');
    expect((await takeSetAside(db, COMPANY)).rows.map(({ collection }) => collection)).toEqual(['partner', 'vatRate']);
    expect((await takeSetAside(db, COMPANY)).rows).toEqual([]);
    expect((await takeSetAside(db, OTHER_COMPANY)).rows).toEqual([]);
    expect((await db.product.toArray())[0]?.version).toBe(6);
    expect((await db.syncState.get(OTHER_COMPANY))?.cursor).toBe(6);
  });

  it('is told with the last time it was met', async () => {
    const { db } = await restoredTo(4, 'partner');
    expect(await restoredServerSince(db)).toBe(LATER);
    await db.kv.put({ key: `restoredServer ${OTHER_COMPANY}`, value: 'altceva' });
    expect(await restoredServerSince(db)).toBe(LATER);
    expect(await restoredServerSince(openTestDatabase())).toBeNull();
  });
});
