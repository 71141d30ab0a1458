/** A restored server is given back the intervals of numbers that it lost, before what bears their numbers (P1.1). */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Change } from '@/api/collections';
import type { Lease } from '@/api/entities/serial';
import { deviceIdSchema } from '@/api/ids';
import { saveDraft } from '@/db/collections/draft';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { sendAgain } from '@/db/entries/send-again';
import { commitIssue } from '@/db/invoices/commit-issue';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import { applyPage } from '@/db/replication/apply-page';
import { acknowledgedItem } from '../support/acknowledged-item';
import { draftOf, entityId, lease, SERIAL, SHA, summaryOf, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, DEVICE, openTestDatabase, risingIds, testContext } from '../support/test-database';

const AT = '2026-03-02T09:00:00.000Z';
const id = (last: string) => entityId(`00000000-0000-4000-8000-0000000000${last}`);
const OTHER = v.parse(deviceIdSchema, '00000000-0000-4000-8000-0000000000d2');
const OWN = lease({ fence: 1 });
const OF_OTHER = lease({ id: id('1f'), deviceId: OTHER, deviceName: 'Telefon', fence: 1, from: 11, to: 20 });

const serialAt = (at: number): Change => ({ collection: 'serial', id: SERIAL.id, version: version(at), row: SERIAL });
const leaseAt = (at: number, row: Lease): Change => ({ collection: 'lease', id: row.id, version: version(at), row });
function invoiceAt(at: number, last: string, number: string): Change {
  const row = acknowledgedItem({ id: id(last), number, serialId: SERIAL.id, issueDate: '2026-03-02' });
  return { collection: 'archive', id: row.id, version: version(at), row };
}

const pageOf = (to: number, changes: readonly Change[], epoch = 'before') => ({
  ...{ changes, version: version(to), head: version(to), epoch },
});

/** A device that has pulled both intervals with one invoice each, and has issued number 2 without network. */
async function device(own: Lease = OWN) {
  const db = openTestDatabase();
  const context = testContext(db, { newId: risingIds(7) });
  const changes = [serialAt(1), invoiceAt(2, 'b1', 'FCT-0001'), invoiceAt(3, 'b2', 'FCT-0011')];
  await applyPage(db, COMPANY, version(0), pageOf(5, [...changes, leaseAt(4, own), leaseAt(5, OF_OTHER)]), AT);
  return { db, context };
}
type Device = Awaited<ReturnType<typeof device>>;

async function issueOffline({ db, context }: Device): Promise<void> {
  await saveDraft(context, { id: id('a1'), content: draftOf(), seen: null });
  const next = await nextNumberPreview(db, SERIAL.id, DEVICE, '2026-03-03');
  if (next.kind !== 'number') throw new Error(next.kind);
  const { leaseId, number, text } = next;
  const issued = { leaseId, number, xml: text, sha256: SHA, summary: summaryOf(text, '2026-03-03') };
  await commitIssue(context, { draftId: id('a1'), content: draftOf(), ...issued });
}

/** The copy has `kept`; its database begins the epoch `after`. */
async function restoredWith({ db, context }: Device, kept: readonly Change[], epoch: string | undefined = 'after') {
  const head = pageOf(kept.length, [], epoch);
  expect(await applyPage(db, COMPANY, version(5), { ...head, lostAfter: version(kept.length) }, AT)).toBe('restored');
  await applyPage(db, COMPANY, version(0), pageOf(kept.length, kept, epoch), AT);
  await sendAgain(context);
  return (await db.outbox.orderBy('seq').toArray()).map(({ call, body }) => ({ call, body }));
}

// Verifies: P1.1 G11
describe('intervals of numbers, to a restored server', () => {
  it('are given back with what is known of them, this device’s and others’, before an upload that waited already', async () => {
    const mine = await device({ ...OWN, usedTo: 1, lastDate: '2026-03-02' });
    await issueOffline(mine);
    const entries = await restoredWith(mine, [serialAt(1)]);
    const calls = entries.map(({ call }) => call);
    expect(calls.slice(0, 2)).toEqual(['RestoreLease', 'RestoreLease']);
    expect(calls.indexOf('InvoiceUpload')).toBeGreaterThan(1);
    expect(calls.at(-1)).toBe('ReportSeries');
    const bodies = entries.filter(({ call }) => call === 'RestoreLease').map(({ body }) => body);
    const date = '2026-03-02';
    expect(bodies).toMatchObject([
      { lease: OWN.id, device: DEVICE, fence: 1, from: 1, to: 10, used: [{ number: 1, invoice: id('b1'), date }] },
      { lease: OF_OTHER.id, device: OTHER, deviceName: 'Telefon', used: [{ number: 11, invoice: id('b2'), date }] },
    ]);
    expect(entries.at(-1)?.body).toEqual({ company: COMPANY, serial: SERIAL.id, device: DEVICE, epoch: 'after' });
    await expectSoundStore(mine.db);
  });

  it('follow the series, where that was lost too', async () => {
    const mine = await device({ ...OWN, usedTo: 1, lastDate: '2026-03-02' });
    await issueOffline(mine);
    const calls = (await restoredWith(mine, [])).map(({ call }) => call);
    expect(calls.slice(0, 3)).toEqual(['AddCompanySerial', 'RestoreLease', 'RestoreLease']);
  });

  it('are told once', async () => {
    const mine = await device();
    const entries = await restoredWith(mine, [serialAt(1)]);
    await sendAgain(mine.context);
    expect(await mine.db.outbox.count()).toBe(entries.length);
  });

  // What was given back has been granted to others: the copy, which has the interval open, would give it twice.
  it('that had ended are not drawn from again, though the copy has them open', async () => {
    const mine = await device({ ...OWN, state: 'returned', to: 1, usedTo: 1, lastDate: '2026-03-02' });
    const [first] = await restoredWith(mine, [serialAt(1), leaseAt(2, OWN)]);
    expect(first?.body).toMatchObject({ state: 'returned', to: 1 });
    const next = await nextNumberPreview(mine.db, SERIAL.id, DEVICE, '2026-03-05');
    expect(next.kind).toBe('ended');
  });

  it('let an upload that the copy refused for its number go again', async () => {
    const mine = await device({ ...OWN, usedTo: 1, lastDate: '2026-03-02' });
    await issueOffline(mine);
    const failure = { code: 'number-outside-lease', text: '', messages: [], at: AT };
    const uploads = mine.db.outbox.filter(({ call }) => call === 'InvoiceUpload');
    await uploads.modify({ state: 'rejected', attempts: 1, failure });
    await restoredWith(mine, [serialAt(1)]);
    expect(await uploads.toArray()).toMatchObject([{ state: 'queued', attempts: 0, failure: null }]);
    await expectSoundStore(mine.db);
  });

  // Before: the person was told, and the next invoice took a number that another device had been granted since.
  it('whose numbers went to others meanwhile are not drawn from any more', async () => {
    const mine = await device({ ...OWN, usedTo: 1, lastDate: '2026-03-02' });
    await restoredWith(mine, [serialAt(1)]);
    const store = dexieOutboxStore(mine.context);
    const told = (await store.outlines()).find(({ call, subject }) => call === 'RestoreLease' && subject.id === OWN.id);
    const entry = told === undefined ? null : await store.begin(told);
    if (entry === null) throw new Error('the interval was not given back');
    await store.reject(entry, { code: 'lease-overlap', text: 'x', messages: [], at: AT });
    expect(await nextNumberPreview(mine.db, SERIAL.id, DEVICE, '2026-03-03')).not.toMatchObject({ kind: 'number' });
  });
});
