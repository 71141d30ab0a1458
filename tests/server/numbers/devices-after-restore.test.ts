/** Devices as they are shipped give a restored server the numbers that its copy does not have (core P1.1). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeviceId } from '@/api/ids';
import { sha256Hex } from '@/db/archive/sha256-hex';
import { saveDraft } from '@/db/collections/draft';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { sendAgain } from '@/db/entries/send-again';
import { commitIssue } from '@/db/invoices/commit-issue';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import { drain } from '@/sync/drain/drain';
import { typedFirst } from '@/sync/ports/typed-first';
import { pullCompany } from '@/sync/pull/pull-company';
import { requestLease } from '@/sync/pull/request-lease';
import { newEpoch } from '../../../server/installation/new-epoch';
import { draftOf, summaryOf } from '../../db/support/samples';
import { openTestDatabase, testContext } from '../../db/support/test-database';
import { fetchInTurn } from '../support/processes';
import { newDeviceId, newEntityId } from '../support/samples';
import { basesOf } from '../support/test-client';
import { NumberWorld, type SeriesWorld, TODAY } from './number-world';

let world: NumberWorld;
beforeAll(async () => {
  world = await NumberWorld.start();
});
afterAll(() => world.app.stop());

/** A browser profile of the company's with its road to the real server. */
function deviceOf(series: SeriesWorld) {
  const db = openTestDatabase();
  const id: DeviceId = newDeviceId();
  const context = testContext(db, { companyId: world.company, deviceId: id, newId: randomUUID });
  const ready = { kind: 'ready' as const, credentials: world.ana.credentials };
  const common = {
    session: { credentials: async () => ready, renew: async () => ready },
    connection: { fetch: fetchInTurn, urls: basesOf(world.app.url) },
    now: () => world.app.clock.now,
    random: () => 0.5,
    deadline: (_ms: number, outer?: AbortSignal) => outer ?? new AbortController().signal,
  };
  const pull = { ...common, db, newId: randomUUID, typed: typedFirst() };
  const send = { ...common, store: dexieOutboxStore(context) };
  const serial = series.serial.id;
  return {
    db,
    exchange: async () => {
      await pullCompany(pull, world.company);
      await sendAgain(context);
      await drain(send, { force: true });
      await pullCompany(pull, world.company);
    },
    lease: () => requestLease(pull, { company: world.company, serial, device: { id, name: 'Laptop' } }),
    issue: async () => {
      const next = await nextNumberPreview(db, serial, id, TODAY);
      if (next.kind !== 'number') throw new Error(next.kind);
      const { leaseId, number, text } = next;
      const content = draftOf({ serialId: serial, issueDate: TODAY });
      const draftId = newEntityId();
      await saveDraft(context, { id: draftId, content, seen: null });
      const xml = series.document({ number, date: TODAY });
      const sha256 = await sha256Hex(new TextEncoder().encode(xml));
      const summary = summaryOf(text, TODAY);
      const { kind } = await commitIssue(context, { draftId, content, leaseId, number, xml, sha256, summary });
      expect(kind).toBe('issued');
      return number;
    },
  };
}

/** A copy of before the series' first interval is put in place of the server's database. */
async function restore({ serial }: SeriesWorld): Promise<void> {
  const { owner, clock } = world.app;
  const leases = await owner.selectFrom('number_lease').select('id').where('serial_id', '=', serial.id).execute();
  const used = await owner.selectFrom('number_use').select('invoice_id').where('serial_id', '=', serial.id).execute();
  const invoices = used.flatMap(({ invoice_id: id }) => (id === null ? [] : [id]));
  const lost = [...leases.map(({ id }) => id), ...invoices];
  await owner.deleteFrom('number_use').where('serial_id', '=', serial.id).execute();
  await owner.deleteFrom('number_lease').where('serial_id', '=', serial.id).execute();
  await owner.deleteFrom('filing').where('invoice_id', 'in', invoices).execute();
  await owner.deleteFrom('archive_item').where('id', 'in', invoices).execute();
  await owner.deleteFrom('replicated_row').where('id', 'in', lost).execute();
  await newEpoch(owner, { now: () => clock.now, newId: randomUUID });
}

function numbersUsed({ serial }: SeriesWorld) {
  const { owner } = world.app;
  return owner
    .selectFrom('number_use')
    .select(['number', 'state'])
    .where('serial_id', '=', serial.id)
    .orderBy('number')
    .execute();
}

describe('two devices and a restored server', () => {
  // Before: the copy granted 1–10 again, and the invoices of those who had them were refused as outside of their interval.
  it('give back both intervals and both invoices, each from where its bytes are, and no number is given twice', async () => {
    const series = await world.newSeries();
    const [a, b, c] = [deviceOf(series), deviceOf(series), deviceOf(series)];
    for (const device of [a, b]) {
      await device.exchange();
      expect(await device.lease()).toBe('granted');
    }
    expect([await a.issue(), await b.issue()]).toEqual([1, 11]);
    for (const device of [a, b, a]) await device.exchange();
    expect(await a.issue()).toBe(2);
    await restore(series);
    await a.exchange();
    expect(await a.db.outbox.toArray()).toEqual([]);
    await c.exchange();
    expect(await c.lease()).toBe('numbers-wait');
    await b.exchange();
    expect(await b.db.outbox.toArray()).toEqual([]);
    const used = [1, 2, 11].map((number) => ({ number, state: 'used' }));
    expect(await numbersUsed(series)).toEqual(used);
    expect(await c.lease()).toBe('granted');
    expect(await c.issue()).toBe(21);
    expect([await a.issue(), await b.issue()]).toEqual([3, 12]);
    for (const device of [a, b, c]) await device.exchange();
    for (const { db } of [a, b, c]) expect(await db.outbox.toArray()).toEqual([]);
    expect((await numbersUsed(series)).map(({ number }) => number)).toEqual([1, 2, 3, 11, 12, 21]);
  });
});
