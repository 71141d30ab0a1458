/** What is done with a number is told to the server, and what the server tells outlives this device's storage (P2.2). */
import { describe, expect, it } from 'vitest';
import type { Lease } from '@/api/entities/serial';
import { numberedInvoices } from '@/db/archive/numbered-invoices';
import { saveDraft } from '@/db/collections/draft';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { commitIssue } from '@/db/invoices/commit-issue';
import { correctRejected } from '@/db/invoices/correct-rejected';
import { closeLease } from '@/db/numbers/close-lease';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import { openLeaseRequest } from '@/db/numbers/lease-request';
import { voidGivenBack } from '@/db/numbers/void-number';
import { applyLease } from '@/db/replication/apply-lease';
import { deviceIdentity } from '@/db/settings/device-identity';
import { draftOf, entityId, lease, putSerialAndLease, SERIAL, SHA, summaryOf, version } from '../support/samples';
import { COMPANY, DEVICE, openTestDatabase, testContext } from '../support/test-database';

type Run = ReturnType<typeof run>;

function run() {
  const db = openTestDatabase();
  return { db, context: testContext(db) };
}

async function issue({ db, context }: Run, last: string, date = '2026-03-02') {
  const draftId = entityId(`00000000-0000-4000-8000-0000000000${last}`);
  await saveDraft(context, { id: draftId, content: draftOf(), seen: null });
  const next = await nextNumberPreview(db, SERIAL.id, DEVICE, date);
  if (next.kind !== 'number') throw new Error(next.kind);
  const { leaseId, number, text } = next;
  const summary = summaryOf(text, date);
  const outcome = await commitIssue(context, {
    draftId,
    content: draftOf(),
    leaseId,
    number,
    xml: text,
    sha256: SHA,
    summary,
  });
  if (outcome.kind !== 'issued') throw new Error(outcome.kind);
  return outcome.invoiceId;
}

const next = async ({ db }: Run, date = '2026-03-05') => {
  const preview = await nextNumberPreview(db, SERIAL.id, DEVICE, date);
  return preview.kind === 'number' ? preview.number : preview.kind;
};

const tell = ({ db }: Run, at: number, row: Partial<Lease>) =>
  applyLease(db, { companyId: COMPANY, id: lease().id, version: version(at), row: { ...lease(), ...row } });

describe('a number given back', () => {
  // Verifies: P2.2
  it('is told in the transaction that gives it back, with its dates and the fence of its lease', async () => {
    const device = run();
    await putSerialAndLease(device.db, COMPANY, { fence: 3 });
    await issue(device, 'a1', '2026-03-02');
    const second = await issue(device, 'a2', '2026-03-03');
    await issue(device, 'a3', '2026-03-04');
    await cancelQueued(device.context, second);
    const told = (await device.db.outbox.toArray()).filter(({ call }) => call === 'GiveBackNumber');
    expect(told).toMatchObject([
      {
        body: {
          lease: lease().id,
          fence: 3,
          device: DEVICE,
          number: 2,
          notBefore: '2026-03-02',
          notAfter: '2026-03-04',
        },
        touches: [`serial:${SERIAL.id}`],
        subject: { collection: 'lease', label: 'FCT-0002' },
      },
    ]);
  });

  // Verifies: P2.2. Before: number 2, given back, was skipped for ever once the storage was lost.
  it('comes back with the lease after the storage was lost', async () => {
    const device = run();
    await putSerialAndLease(device.db, COMPANY);
    await device.db.lease.clear();
    const returned = [{ number: 2, notBefore: '2026-03-02', notAfter: '2026-03-04' }];
    const voided = [{ number: 4, reason: 'dublură', on: '2026-03-04' }];
    await tell(device, 9, { usedTo: 3, lastDate: '2026-03-04', returned, voided });
    expect(await next(device, '2026-03-03')).toBe(2);
    expect(await next(device, '2026-03-05')).toBe(5);
  });

  it('that another invoice here bears again is not given back by an older word of the server', async () => {
    const device = run();
    await putSerialAndLease(device.db, COMPANY);
    await cancelQueued(device.context, await issue(device, 'a1'));
    await issue(device, 'a2');
    await tell(device, 9, { returned: [{ number: 1, notBefore: '', notAfter: '' }] });
    expect(await next(device)).toBe(2);
    await tell(device, 10, { voided: [{ number: 2, reason: 'x', on: '' }] });
    expect(await next(device)).toBe(3);
  });

  it.each(['number-taken', 'lease-cloned', 'number-void'])(
    'is not offered again where the server refused it: %s',
    async (code) => {
      const device = run();
      await putSerialAndLease(device.db, COMPANY);
      const invoice = await issue(device, 'a1');
      const failure = { code, text: '', messages: [], at: '' };
      await device.db.outbox.toCollection().modify({ state: 'rejected', attempts: 1, failure });
      expect(await cancelQueued(device.context, invoice)).toMatchObject({ number: 'voided' });
      expect(await next(device)).toBe(2);
      expect((await device.db.outbox.toArray()).map(({ call }) => call)).not.toContain('GiveBackNumber');
    },
  );
});

describe('a number given back that a person gives up', () => {
  // Before: it could only wait for an invoice dated between its neighbours.
  it('is void with the reason, told to the server, and never drawn again', async () => {
    const device = run();
    await putSerialAndLease(device.db, COMPANY, { fence: 3 });
    const first = await issue(device, 'a1');
    await issue(device, 'a2');
    await cancelQueued(device.context, first);
    const held = { leaseId: lease().id, number: 1 };
    expect(await voidGivenBack(device.context, { ...held, reason: 'tipărit greșit' })).toBe('told');
    expect((await device.db.outbox.toArray()).at(-1)).toMatchObject({
      call: 'VoidNumber',
      body: { lease: lease().id, fence: 3, device: DEVICE, number: 1, reason: 'tipărit greșit' },
      subject: { label: 'FCT-0001' },
    });
    expect(await next(device, '2026-03-02')).toBe(3);
    expect(await voidGivenBack(device.context, { ...held, reason: 'din nou' })).toBe('missing');
  });

  it('is not voided while an invoice bears it, nor for another device', async () => {
    const device = run();
    await putSerialAndLease(device.db, COMPANY);
    const invoice = await issue(device, 'a1');
    const given = { leaseId: lease().id, number: 1, reason: 'x' };
    expect(await voidGivenBack(device.context, given)).toBe('missing');
    await cancelQueued(device.context, invoice);
    await device.db.lease.toCollection().modify({ foreign: true });
    expect(await voidGivenBack(device.context, given)).toBe('missing');
  });
});

describe('the invoices of a series', () => {
  it('are known by number from the archive, whatever waits to be sent, without those of other series', async () => {
    const device = run();
    await putSerialAndLease(device.db, COMPANY);
    const first = await issue(device, 'a1', '2026-03-02');
    const second = await issue(device, 'a2', '2026-03-03');
    expect(await numberedInvoices(device.db, COMPANY, SERIAL)).toEqual([
      { number: 1, date: '2026-03-02', id: first },
      { number: 2, date: '2026-03-03', id: second },
    ]);
    expect(await numberedInvoices(device.db, COMPANY, { prefix: 'NC-', width: 4 })).toEqual([]);
  });
});

describe('a correction', () => {
  // Verifies: P1.5d on the device
  it('keeps the place of its number among the dates, and gives the date back when it is taken back', async () => {
    const device = run();
    const { db, context } = device;
    await putSerialAndLease(db, COMPANY);
    await issue(device, 'a1', '2026-03-02');
    const second = await issue(device, 'a2', '2026-03-04');
    await issue(device, 'a3', '2026-03-06');
    const failure = { code: 'upload-failed', text: '', messages: [], at: '' };
    await db.outbox.toCollection().modify({ state: 'rejected', attempts: 1, failure });
    const to = (date: string) => ({ xml: '<x/>', sha256: SHA, summary: summaryOf('FCT-0002', date) });
    expect(await correctRejected(context, second, to('2026-03-28'))).toEqual({
      kind: 'date-out-of-order',
      notBefore: '2026-03-02',
      notAfter: '2026-03-06',
    });
    expect(await db.outbox.where('state').equals('rejected').count()).toBe(3);
    expect(await correctRejected(context, second, to('2026-03-06'))).toBe('queued');
    expect((await db.lease.toArray())[0]?.taken[1]).toEqual({ number: 2, date: '2026-03-06' });
  });
});

describe('an upload', () => {
  // Verifies: P1.1, P2.3
  it('names the device that drew the number, its lease and fence', async () => {
    const device = run();
    await putSerialAndLease(device.db, COMPANY, { fence: 3 });
    await issue(device, 'a1');
    const [entry] = await device.db.outbox.toArray();
    expect(entry?.params).toMatchObject({ device: DEVICE, lease: lease().id, fence: 3 });
  });

  it('names no lease to a server that gave no fence', async () => {
    const device = run();
    await putSerialAndLease(device.db, COMPANY);
    await issue(device, 'a1');
    const [entry] = await device.db.outbox.toArray();
    expect(entry?.params).not.toHaveProperty('fence');
  });
});

describe('a lease of this device’s id', () => {
  const OTHER_REQUEST = '00000000-0000-4000-8000-0000000000ee';

  // Verifies: P2.3. A copy of the profile bears the same id: both would draw the same numbers.
  it('is not drawn from where another profile asked for it, but where this one did', async () => {
    const device = run();
    const { db } = device;
    await putSerialAndLease(db, COMPANY);
    await db.lease.clear();
    await deviceIdentity(db, () => DEVICE, 'Chrome');
    await tell(device, 9, { request: OTHER_REQUEST });
    expect(await next(device)).toBe('no-lease');
    await db.lease.clear();
    const own = await openLeaseRequest(db, SERIAL.id, () => '00000000-0000-4000-8000-0000000000ef');
    await tell(device, 10, { request: own });
    expect(await next(device)).toBe(1);
  });
});

describe('the interval of a lost device', () => {
  // Verifies: kills 7
  it('is closed by a person with a reason, once it is here and open', async () => {
    const { db, context } = run();
    await putSerialAndLease(db, COMPANY, { from: 151, to: 200 });
    expect(await closeLease(context, lease().id, 'telefon pierdut')).toBe('told');
    expect(await db.outbox.toArray()).toMatchObject([
      {
        call: 'CloseLease',
        body: { lease: lease().id, reason: 'telefon pierdut' },
        subject: { label: 'FCT-0151–FCT-0200' },
      },
    ]);
    await db.lease.clear();
    expect(await closeLease(context, lease().id, 'x')).toBe('missing');
  });
});
