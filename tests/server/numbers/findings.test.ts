/** What was found broken in the numbers of a series, each as it was met: over HTTP, on a real PostgreSQL. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvoiceUpload } from '@/api/calls/invoice-calls';
import { CloseLease, GiveBackNumber, ReturnNumbers, VoidNumber } from '@/api/calls/number-calls';
import { Changes } from '@/api/calls/sync-calls';
import type { EntityId } from '@/api/ids';
import { newDeviceId, newEntityId, version } from '../support/samples';
import { codeOf } from '../support/test-client';
import { NumberWorld, TODAY } from './number-world';

let world: NumberWorld;
beforeAll(async () => {
  world = await NumberWorld.start();
});
afterAll(() => world.app.stop());

async function notesOf(invoice: EntityId): Promise<unknown> {
  const of = world.app.owner.selectFrom('filing').select('messages').where('invoice_id', '=', invoice);
  return (await of.executeTakeFirstOrThrow()).messages;
}

/** As ANAF's verdict comes. */
async function rejectAtAnaf(invoice: EntityId): Promise<void> {
  const { owner } = world.app;
  // The job of the upload ends first: it writes why nothing can be sent here, and would write over the verdict.
  await expect.poll(() => notesOf(invoice)).not.toEqual([]);
  const { item } = await owner
    .selectFrom('archive_item')
    .select('item')
    .where('id', '=', invoice)
    .executeTakeFirstOrThrow();
  const rejected = JSON.stringify({ ...item, state: 'rejected' });
  await owner
    .updateTable('archive_item')
    .set({ state: 'rejected', item: rejected })
    .where('id', '=', invoice)
    .execute();
  await owner
    .updateTable('filing')
    .set({ state: 'rejected', settled: true })
    .where('invoice_id', '=', invoice)
    .execute();
}

describe('dates along the numbers of a device', () => {
  // core P1.5c. Before: NX-0002 of the first interval on the 20th, the next interval's number on the 5th was taken.
  it('bind over all its intervals', async () => {
    const series = await world.newSeries();
    const device = newDeviceId();
    const first = await series.lease(device);
    expect(codeOf(await series.upload(first, { number: 2, date: '2026-03-20' }))).toBe('ok');
    const second = await series.lease(device, { fence: 1, takenTo: 10, request: newEntityId() });
    expect(second).toMatchObject({ from: 11, to: 30, fence: 2 });
    expect(await series.end(series.upload(second, { number: 11, date: '2026-03-05' }))).toMatch(
      /^upload-failed: Factura N\d+-0011 este datată înaintea celei cu numărul precedent \(20\.03\.2026\)/,
    );
    expect(codeOf(await series.upload(second, { number: 11, date: '2026-03-20' }))).toBe('ok');
    expect(await series.end(series.upload(first, { number: 10, date: '2026-03-21' }))).toMatch(/numărul următor/);
  });

  // core P1.5d. Before: the correction bore any date, and the number kept the old one for all that came later.
  it('bind the correction after a refusal, which is written where later numbers look', async () => {
    const series = await world.newSeries();
    const lease = await series.lease();
    const invoice = newEntityId();
    expect(codeOf(await series.upload(lease, { number: 1, date: '2026-03-10', invoice }))).toBe('ok');
    expect(codeOf(await series.upload(lease, { number: 2, date: '2026-03-12' }))).toBe('ok');
    await rejectAtAnaf(invoice);
    expect(await series.end(series.upload(lease, { number: 1, date: '2026-03-18', invoice }))).toMatch(
      /^upload-failed: .*după cea cu numărul următor \(12\.03\.2026\)/,
    );
    expect(codeOf(await series.upload(lease, { number: 1, date: '2026-03-11', invoice }))).toBe('ok');
    const kept = await world.app.owner
      .selectFrom('number_use')
      .select('issue_date')
      .where('invoice_id', '=', invoice)
      .executeTakeFirstOrThrow();
    expect(kept.issue_date).toBe('2026-03-11');
  });

  // core P2.4. Before: one invoice of 2029 was taken, and no number of the interval fitted today any more.
  it('are refused beyond tomorrow, with both dates', async () => {
    const series = await world.newSeries();
    const lease = await series.lease();
    expect(await series.end(series.upload(lease, { number: 1, date: '2029-01-01' }))).toMatch(
      /^date-beyond-today: .*01\.01\.2029.*20\.03\.2026/,
    );
    expect(codeOf(await series.upload(lease, { number: 1, date: '2026-03-21' }))).toBe('ok');
  });
});

// core P1.6. Before: busy at each try, for ever, and every later upload of the series behind it.
it('a correction whose number a foreign file has taken meanwhile is refused in words, and stays so', async () => {
  const series = await world.newSeries();
  const lease = await series.lease();
  const invoice = newEntityId();
  expect(codeOf(await series.upload(lease, { number: 5, date: TODAY, invoice }))).toBe('ok');
  await rejectAtAnaf(invoice);
  const params = {
    ...{ company: world.company, serial: '', isSelf: false, type: 'FCT' as const, invoice: newEntityId() },
    ...{ device: lease.deviceId, draft: '' as const, issuedAt: `${TODAY}T09:00:00.000Z` },
  };
  const foreign = series.document({ number: 5, date: TODAY, remark: '<!-- străin -->' });
  expect(codeOf(await world.ana.call(InvoiceUpload, { params, body: foreign }))).toBe('ok');
  for (let round = 0; round < 2; round += 1)
    expect(await series.end(series.upload(lease, { number: 5, date: TODAY, invoice, remark: '<!--2-->' }))).toMatch(
      /^number-taken: Numărul N\d+-0005 este acum pe alt document/,
    );
});

describe('numbers that no invoice bears', () => {
  // core P2.2. Before: both stayed on the device; a device without its storage skipped them for ever, without reason.
  it('are told to the server and stand in the lease that a device without its storage pulls', async () => {
    const series = await world.newSeries();
    const lease = await series.lease();
    const bounds = { notBefore: '2026-03-01', notAfter: '' };
    await world.ana.must(GiveBackNumber, { body: { ...series.named(lease), number: 2, ...bounds } });
    const key = newEntityId();
    const voided = { ...series.named(lease), number: 3, reason: 'stricată la tipărire', on: TODAY };
    const { version: at } = await world.ana.must(VoidNumber, { body: voided }, key);
    expect(await world.ana.must(VoidNumber, { body: voided }, key)).toMatchObject({ version: at });
    const { changes } = await world.ana.must(Changes, {
      body: { company: world.company, since: version(at - 1), limit: 1 },
    });
    expect(changes[0]?.row).toMatchObject({
      returned: [{ number: 2, ...bounds }],
      voided: [{ number: 3, reason: 'stricată la tipărire', on: TODAY }],
    });
    expect(codeOf(await series.upload(lease, { number: 2, date: TODAY }))).toBe('ok');
    expect(await series.end(series.upload(lease, { number: 3, date: TODAY }))).toMatch(/^number-void: .*stricată/);
    expect(codeOf(await world.ana.call(VoidNumber, { body: { ...voided, number: 2 } }))).toBe('number-taken');
  });

  it('go to another device when theirs signs out for good, not before the date they follow', async () => {
    const series = await world.newSeries();
    const lease = await series.lease();
    expect(codeOf(await series.upload(lease, { number: 1, date: '2026-03-18' }))).toBe('ok');
    const back = [{ number: 3, notBefore: '2026-03-18', notAfter: '' }];
    const given = { takenTo: 3, returned: back, voided: [], reason: 'ieșire din cont', on: TODAY };
    const { row } = await world.ana.must(ReturnNumbers, { body: { ...series.named(lease), ...given } });
    // Number 2 was taken and is not known here yet: it stays the device's, explained by the reason of the end.
    expect(row).toMatchObject({ state: 'returned', from: 1, to: 2, grantedTo: 10, usedTo: 1, endReason: given.reason });
    const next = await series.lease();
    expect(next).toMatchObject({ from: 3, to: 12, notBefore: '2026-03-18' });
    expect(await series.end(series.upload(next, { number: 3, date: '2026-03-17' }))).toMatch(/precedent/);
    expect(codeOf(await series.upload(next, { number: 3, date: '2026-03-18' }))).toBe('ok');
    expect(codeOf(await series.upload(lease, { number: 2, date: '2026-03-18' }))).toBe('ok');
    expect(codeOf(await series.upload(lease, { number: 4, date: TODAY }))).toBe('number-outside-lease');
  });
});

describe('a copy of a profile', () => {
  // core P2.3. Before: both drew the same numbers for ever, each hearing of the other's one by one.
  it('is told that it is one when it asks for numbers by an older fence', async () => {
    const series = await world.newSeries();
    const device = newDeviceId();
    const request = newEntityId();
    await series.lease(device, { fence: 0, takenTo: 0, request: newEntityId() });
    const second = await series.lease(device, { fence: 1, takenTo: 10, request });
    // The answer was lost: the same request is given the same interval.
    expect((await series.lease(device, { fence: 1, takenTo: 10, request })).id).toBe(second.id);
    const asked = { fence: 1, takenTo: 4, request: newEntityId() };
    expect(codeOf(await series.askLease(device, asked))).toBe('lease-cloned');
  });

  it('is told so when its storage is of an older day than its invoices', async () => {
    const series = await world.newSeries();
    const lease = await series.lease();
    for (const number of [1, 2, 3]) await series.upload(lease, { number, date: TODAY });
    const asked = { fence: 1, takenTo: 2, request: newEntityId() };
    expect(codeOf(await series.askLease(lease.deviceId, asked))).toBe('lease-cloned');
    const end = { takenTo: 2, returned: [], voided: [], reason: 'ieșire', on: TODAY };
    expect(codeOf(await world.ana.call(ReturnNumbers, { body: { ...series.named(lease), ...end } }))).toBe(
      'lease-cloned',
    );
  });

  it('has what it printed taken while the number is free, and hears of the other where it is not', async () => {
    const series = await world.newSeries();
    const lease = await series.lease();
    expect(codeOf(await series.upload(lease, { number: 1, date: TODAY }))).toBe('ok');
    expect(codeOf(await series.upload(lease, { number: 2, date: TODAY, remark: '<!--copie-->' }))).toBe('ok');
    const second = { number: 2, date: TODAY };
    expect(await series.end(series.upload(lease, second))).toMatch(/^lease-cloned: .*copie a acestui profil/);
    expect(codeOf(await series.upload(lease, { ...second, remark: '<!--3-->' }, true))).toBe('number-taken');
  });
});

describe('asking for numbers', () => {
  // kills 4. Before: the server counted what it had seen, and gave the used up interval again.
  it('counts what the device has taken without network', async () => {
    const series = await world.newSeries();
    const lease = await series.lease();
    const again = await series.lease(lease.deviceId, { fence: 1, takenTo: 4, request: newEntityId() });
    expect(again.id).toBe(lease.id);
    const next = await series.lease(lease.deviceId, { fence: 1, takenTo: 10, request: newEntityId() });
    expect(next).toMatchObject({ from: 11, fence: 2 });
  });

  it('begins with ten and grows with use; an older client asks as before', async () => {
    const series = await world.newSeries();
    const device = newDeviceId();
    const sizes: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const { id, from, to } = await series.lease(device);
      sizes.push(to - from + 1);
      await world.app.owner.updateTable('number_lease').set({ used_to: to }).where('id', '=', id).execute();
    }
    expect(sizes).toEqual([10, 20, 50, 100, 200, 200]);
  });
});

describe('the interval of a lost device', () => {
  // kills 7. Before: no call ended it.
  it('is closed with a reason, granted to nobody, and takes an invoice that comes all the same', async () => {
    const series = await world.newSeries();
    const lease = await series.lease();
    expect(codeOf(await series.upload(lease, { number: 1, date: '2026-03-10' }))).toBe('ok');
    const { company, serial, lease: id } = series.named(lease);
    const closing = { company, serial, lease: id, reason: 'laptop furat', on: TODAY };
    const { row } = await world.ana.must(CloseLease, { body: closing });
    expect(row).toMatchObject({
      state: 'closed',
      from: 1,
      to: 10,
      usedTo: 1,
      endedOn: TODAY,
      endReason: 'laptop furat',
    });
    expect((await series.lease()).from).toBe(11);
    expect((await series.lease(lease.deviceId)).from).toBeGreaterThan(20);
    expect(codeOf(await series.upload({ ...lease, fence: 9 }, { number: 2, date: '2026-03-11' }))).toBe(
      'number-outside-lease',
    );
    expect(codeOf(await series.upload(lease, { number: 2, date: '2026-03-11' }))).toBe('ok');
    expect((await world.ana.must(CloseLease, { body: closing })).row).toMatchObject({ usedTo: 2, state: 'closed' });
  });
});
