/**
 * How fast what waits leaves a device on a road of 200 ms, through the shipped engine into the shipped server over a real
 * PostgreSQL; the device's IndexedDB is a model in memory. Run: `npx tsx tests/bench/drain.bench.ts [entries]`.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AddCompanySerial } from '@/api/calls/definition-calls';
import { saveDraft } from '@/db/collections/draft';
import { addPartner } from '@/db/collections/partner';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { PARTNER } from '../db/support/samples';
import { COMPANY } from '../db/support/test-database';
import { demoDraft } from '../server/invoices/demo-document';
import { newEntityId, sampleSerial } from '../server/support/samples';
import { startTestApp } from '../server/support/test-app';
import { signIn } from '../server/support/test-client';
import { deviceOver, type EnteredTab } from '../sync/support/device-world';
import { issueOnDevice } from '../sync/support/issue-on-device';
import { printTable } from './report/print-table';

const COUNT = Number(process.argv[2] ?? 300);
const ROAD_MS = 200;
const TODAY = bucharestDay(Date.now());
const SERIAL = sampleSerial('VIT-');

const app = await startTestApp();
Object.defineProperty(app.clock, 'now', { get: () => Date.now() });
const road = { ms: 0, open: true, calls: 0 };

async function fetchOverRoad(address: string, init: RequestInit): Promise<Response> {
  if (!road.open) throw new TypeError('fetch failed');
  road.calls += 1;
  await sleep(road.ms / 2);
  const answer = await fetch(new URL(address, app.url), init);
  await sleep(road.ms / 2);
  return answer;
}

/** Numbers enough for all, as after months of use. */
async function widenLease({ context }: EnteredTab): Promise<void> {
  await app.owner
    .updateTable('number_lease')
    .set({ to_number: COUNT, granted_to: COUNT })
    .where('serial_id', '=', SERIAL.id)
    .execute();
  await context.db.lease.toCollection().modify((lease) => {
    const { base, numbers } = lease;
    Object.assign(lease, { base: { ...base, to: COUNT }, numbers: { ...numbers, to: COUNT } });
  });
}

async function issue({ context }: EnteredTab): Promise<void> {
  const draftId = newEntityId();
  const content = { ...demoDraft(), serialId: SERIAL.id, issueDate: TODAY, dueDate: TODAY };
  await saveDraft(context, { id: draftId, content, seen: null });
  await issueOnDevice(context, draftId, content);
}

/** A row: written without network, then sent. */
async function drained(tab: EnteredTab, what: string, write: () => Promise<unknown>) {
  Object.assign(road, { open: false });
  for (let index = 0; index < COUNT; index += 1) await write();
  const entries = await tab.context.db.outbox.count();
  Object.assign(road, { open: true, ms: ROAD_MS, calls: 0 });
  const began = performance.now();
  await tab.sync.flush();
  const seconds = (performance.now() - began) / 1000;
  const left = await tab.context.db.outbox.count();
  if (left > 0) throw new Error(`${left} of ${entries} entries did not leave.`);
  Object.assign(road, { ms: 0 });
  return [what, String(entries), seconds.toFixed(1), Math.round((entries / seconds) * 60).toString()];
}

try {
  const ana = await signIn(app.url, app.ana);
  await ana.must(AddCompanySerial, { body: { company: COMPANY, serial: SERIAL } });
  const { email: username, password } = app.ana;
  const made = deviceOver(fetchOverRoad, 0x77, { username, password, rememberMe: true });
  made.clock.ms = Date.now();
  const tab = await made.tab().enter();
  await tab.sync.pullNow(COMPANY);
  await tab.sync.requestLease(COMPANY, SERIAL.id);
  const partners = await drained(tab, 'partners', () => addPartner(tab.context, { ...PARTNER, name: randomUUID() }));
  await widenLease(tab);
  const rows = [partners, await drained(tab, 'invoices of one series, each with its draft', () => issue(tab))];
  printTable({
    title: `Draining ${COUNT} pieces of work on a road of ${ROAD_MS} ms, aim 300 entries a minute`,
    head: ['what', 'entries', 's', 'entries a minute'],
    rows,
  });
  await tab.close();
} finally {
  await app.stop();
}
