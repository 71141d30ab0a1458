/**
 * The shipped server in this process with ANAF's stand-in beside it, and shipped devices that work with it: for tests in which the
 * database goes away and comes back.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { type ExpectStatic, expect } from 'vitest';
import { entityIdSchema } from '@/api/ids';
import { saveDraft } from '@/db/collections/draft';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import type { Application } from '../../../server/application';
import { asCompany } from '../../../server/database/as-company';
import { withClient } from '../../../server/database/with-client';
import { keepCredential } from '../../../server/outside/anaf/keep-credential';
import { officialCheck } from '../../../server/outside/stand-ins/anaf/official-check';
import { type RunningStandIns, startStandIns } from '../../../server/outside/stand-ins/start-stand-ins';
import { COMPANY } from '../../db/support/test-database';
import { demoDraft } from '../../server/invoices/demo-document';
import { signInToAnaf } from '../../server/outside/sign-in-to-anaf';
import { markCovered } from '../../server/support/covered';
import { newEntityId, sampleSerial } from '../../server/support/samples';
import { startTestApp, type TestApp } from '../../server/support/test-app';
import { testCluster } from '../../server/support/test-cluster';
import { deviceOver, type EnteredTab } from './device-world';
import { issueOnDevice } from './issue-on-device';

const TODAY = bucharestDay(Date.now());
export const SERIAL = sampleSerial('COP-');
/** As Ana's account is named (server/support/test-app.ts). */
export const PERSON = 'A B';
const FILED_WITHIN = { timeout: 40_000, interval: 50 };

export interface World {
  readonly app: TestApp;
  readonly standIns: RunningStandIns;
  /** The process that serves now, over the same folder of secrets as the one before it. */
  server: Application;
  /** What is to be ended, the last one first. */
  readonly closes: (() => unknown)[];
  /** The test's own: of several side by side only it knows whose poll it is. */
  readonly expect: ExpectStatic;
}

export interface Device extends EnteredTab {
  /** The calls that do not go through; null: none does. */
  readonly network: { blocked: readonly string[] | null };
}

let devices = 0;

/** The stand-in here lists within 0.4 s: what may be there already is looked for ten times as long before it is sent. */
const DOUBT_WAIT = { STAND_INS_DOUBT_WAIT_MS: '4000' };
export const startServer = (app: TestApp, standIns: RunningStandIns, dataFolder = app.dataFolder) =>
  app.startAnother({ STAND_INS_URL: standIns.url, ...DOUBT_WAIT }, dataFolder);

export type OfTest = Pick<World, 'closes' | 'expect'>;

export async function world({ closes, expect }: OfTest, refusesDuplicates: boolean): Promise<World> {
  const directory = mkdtempSync(join(tmpdir(), 'condica-copy-'));
  closes.push(() => rmSync(directory, { recursive: true, force: true }));
  const settings = { processingMs: 250, listLagMs: 150, refusesDuplicates };
  const standIns = await startStandIns({ port: 0, directory, check: officialCheck, companies: [], settings });
  closes.push(() => standIns.close());
  const app = await startTestApp();
  closes.push(() => app.stop());
  Object.defineProperty(app.clock, 'now', { get: () => Date.now() });
  await app.application.stop();
  const server = await startServer(app, standIns);
  const kept = { id: randomUUID(), userId: app.ana.id, companyIds: [COMPANY] };
  const tokens = await signInToAnaf(fetch, standIns.url);
  const keeping = { cipher: server.cipher, now: Date.now(), wake: async () => undefined };
  await asCompany(server.db, COMPANY, async (tx) => {
    await keepCredential(tx, keeping, { ...kept, tokens });
    await markCovered(tx, Date.now());
  });
  return { app, standIns, server, closes, expect };
}

/** With nobody at the database, as its operator does it; `commands` for the database of everybody. */
export async function whileStopped(at: World, commands: readonly string[]): Promise<void> {
  await at.server.stop();
  const { superuser } = await testCluster();
  await withClient(superuser, async (client) => {
    const others = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';
    await client.query(others, [at.app.database.name]);
    for (const command of commands) await client.query(command);
  });
}

export async function device(at: World): Promise<Device> {
  const network: Device['network'] = { blocked: [] };
  const fetchOver = async (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address, at.server.url);
    const call = url.pathname.split('/').at(-1) ?? '';
    if (network.blocked === null || network.blocked.includes(call)) throw new TypeError('fetch failed');
    return fetch(url, init);
  };
  devices += 1;
  const { email: username, password } = at.app.ana;
  const made = deviceOver(fetchOver, 0x40 + devices, { username, password, rememberMe: true });
  made.clock.ms = Date.now();
  const tab = await made.tab().enter();
  at.closes.push(tab.close);
  return { ...tab, network };
}

/** As when the app is opened again: all companies, then what waits. */
export async function reopened({ sync }: Device): Promise<void> {
  sync.pause();
  sync.resume();
  await exchanged({ sync });
}

export async function exchanged({ sync }: Pick<Device, 'sync'>): Promise<void> {
  await sync.flush();
  expect((await sync.pullNow(COMPANY)).kind).toBe('at-head');
  await sync.flush();
  expect((await sync.pullNow(COMPANY)).kind).toBe('at-head');
}

export async function issue({ context }: Device): Promise<string> {
  const draftId = newEntityId();
  const content = { ...demoDraft(), serialId: SERIAL.id, issueDate: TODAY, dueDate: TODAY };
  expect(await saveDraft(context, { id: draftId, content, seen: null })).toBe('saved');
  return (await issueOnDevice(context, draftId, content, PERSON)).number;
}

/** The numbers of what ANAF has accepted, each as often as it was sent. */
export const atAnaf = ({ standIns }: World) =>
  standIns.standIns.store.all().map(({ number, verdict }) => `${number} ${verdict}`);

export const filedAs = (numbers: readonly string[]) => numbers.map((number) => `${number} ok`).sort();

/** What the server has of the series' invoices, by number. */
export async function archived({ app }: World) {
  const rows = await app.owner
    .selectFrom('archive_item')
    .select(['id', 'number', 'state', 'xml_sha256', 'sent_elsewhere', 'item'])
    .where('number', 'like', `${SERIAL.prefix}%`)
    .orderBy('number')
    .execute();
  return rows.map(({ id, item: { uploadIndex, downloadId, author, marks }, ...row }) => ({
    ...{ ...row, id: v.parse(entityIdSchema, id), uploadIndex, downloadId, author, marks },
  }));
}

export const leases = ({ app }: World) =>
  app.owner
    .selectFrom('number_lease')
    .select(['id', 'device_id', 'from_number', 'to_number', 'fence', 'state'])
    .where('serial_id', '=', SERIAL.id)
    .orderBy('from_number')
    .execute();

/** Number and invoice; a number that is there twice shows. */
export const used = ({ app }: World) =>
  app.owner
    .selectFrom('number_use')
    .select(['number', 'state', 'invoice_id'])
    .where('serial_id', '=', SERIAL.id)
    .orderBy('number')
    .execute();

export async function settled(at: World, ...numbers: readonly string[]): Promise<void> {
  const states = async () => (await archived(at)).map(({ number, state }) => `${number} ${state}`);
  await at.expect.poll(states, FILED_WITHIN).toEqual(numbers.toSorted().map((number) => `${number} accepted`));
}
