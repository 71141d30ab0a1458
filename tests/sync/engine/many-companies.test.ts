/** What an accountant's device asks for in a minute in which nothing happens: the whole engine, two tabs, every request counted. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { companyIdSchema } from '@/api/ids';
import { lastWholePull } from '@/db/replication/last-server-contact';
import { leasePauses } from '@/sync/pull/lease-pauses';
import { companyOf } from '../../db/support/company-sample';
import { entityId, lease, putSerialAndLease, SERIAL, version } from '../../db/support/samples';
import { COMPANY } from '../../db/support/test-database';
import { deviceOver, type EnteredTab, type RoadlessDevice } from '../support/device-world';
import { FakeRoad } from '../support/fake-road';
import { userOf } from '../support/sample-user';
import { ServerModel } from '../support/server-model';

const COMPANIES = 500;
const MINUTES = 3;
const MINUTE_MS = 60_000;
const MOST_A_MINUTE = 10;
const EPOCH = 'e1';
const HEAD = version(1);

const IDS = Array.from({ length: COMPANIES }, (_, index) => v.parse(companyIdSchema, index + 1));

function idOf(family: string, company: number) {
  return entityId(`00000000-0000-4000-8000-${family}${String(company).padStart(12 - family.length, '0')}`);
}

/** A device before a server of so many companies, and the calls that have crossed the wire. */
function deviceOfMany(): { readonly device: RoadlessDevice; readonly calls: string[] } {
  const road = new FakeRoad(new ServerModel());
  const calls: string[] = [];
  const companies = IDS.map((id) => ({ ...companyOf(id), version: HEAD }));
  const session: Readonly<Record<string, unknown>> = {
    Login: { user: userOf(1) },
    GetAuthorizations: { companies, epoch: EPOCH },
  };
  const fetch: FakeRoad['fetch'] = async (url, init) => {
    const call = url.split('/').at(-1) ?? '';
    calls.push(call);
    // Open for as long as nobody ends it.
    if (call === 'Nudges') return new Response(new ReadableStream());
    return call in session ? new Response(JSON.stringify(session[call])) : road.fetch(url, init);
  };
  return { device: deviceOver(fetch, 0x51), calls };
}

/** As after a synchronisation: every company at its head, with its series and numbers of it. */
async function synchronised({ db, deviceId: device }: EnteredTab['context']): Promise<void> {
  const pulledAt = '2026-03-02T09:00:00.000Z';
  await db.syncState.bulkPut(IDS.map((companyId) => ({ companyId, cursor: HEAD, head: HEAD, pulledAt, epoch: EPOCH })));
  await putSerialAndLease(db, COMPANY);
  const [serial, own] = [await db.serial.toCollection().first(), await db.lease.toCollection().first()];
  if (serial === undefined || own === undefined) throw new Error('no sample');
  await Promise.all([db.serial.clear(), db.lease.clear()]);
  await db.serial.bulkPut(
    IDS.map((companyId) => {
      const row = { ...SERIAL, id: idOf('5', companyId) };
      return { ...serial, companyId, id: row.id, base: row, shown: row };
    }),
  );
  const base = (companyId: number) => ({ serialId: idOf('5', companyId), deviceId: device, id: idOf('b', companyId) });
  await db.lease.bulkPut(
    IDS.map((companyId) => ({ ...own, companyId, id: idOf('b', companyId), base: { ...lease(), ...base(companyId) } })),
  );
}

// Verifies: G7
describe('a device of 500 companies at rest', () => {
  it('asks ten times a minute at most, with two tabs', async () => {
    const { device, calls } = deviceOfMany();
    const first = await device.tab().enter();
    const { db } = first.context;
    const untilPulled = () => expect.poll(() => lastWholePull(db), { timeout: 60_000 }).toBe(device.clock.ms);
    const pass = async () => {
      device.clock.ms += MINUTE_MS;
      device.timers.advance(MINUTE_MS);
      await untilPulled();
    };
    first.sync.pause();
    await synchronised(first.context);
    first.sync.resume();
    const second = await device.tab().enter();
    await pass();
    calls.length = 0;
    for (let minute = 0; minute < MINUTES; minute += 1) await pass();
    await Promise.all([first.close(), second.close()]);
    expect(calls.length).toBeGreaterThanOrEqual(MINUTES);
    expect(calls.length).toBeLessThanOrEqual(MINUTES * MOST_A_MINUTE);
  }, 120_000);

  // Before: three times a minute for each, as long as a restored server waited for the others.
  it('asks ten times a minute at most for numbers that the server refuses', () => {
    let now = 0;
    let asked = 0;
    const pauses = leasePauses({ now: () => now, random: () => 0.5 });
    const day = 24 * 60;
    for (let minute = 0; minute < day; minute += 1, now += MINUTE_MS) {
      for (const company of IDS.filter((id) => pauses.mayAsk(idOf('5', id)))) {
        asked += 1;
        pauses.refused(company, idOf('5', company));
      }
    }
    expect(asked).toBeGreaterThan(COMPANIES);
    expect(asked).toBeLessThanOrEqual(day * MOST_A_MINUTE);
    pauses.news(COMPANY);
    expect(IDS.filter((id) => pauses.mayAsk(idOf('5', id)))).toContain(COMPANY);
  });
});
