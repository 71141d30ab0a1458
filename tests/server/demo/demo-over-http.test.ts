/**
 * The demonstration as `npm start` fills it: the whole server over HTTP on the embedded PostgreSQL, jobs running, the
 * stand-ins on a port of their own. Verifies: G2, G13
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GetServiceStates } from '@/api/calls/outside-calls';
import { GetPublicNotifications } from '@/api/calls/session-calls';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { type Application, startApplication } from '../../../server/application';
import { demoNotices } from '../../../server/demo/demo-notices';
import { DEMO_REGISTER } from '../../../server/demo/demo-register';
import { demoServer } from '../../../server/demo/demo-server';
import { seedDemo } from '../../../server/demo/seed-demo';
import { officialCheck } from '../../../server/outside/stand-ins/anaf/official-check';
import { type RunningStandIns, startStandIns } from '../../../server/outside/stand-ins/start-stand-ins';
import { readSettings } from '../../../server/process/settings';
import { realParts } from '../../../server/real-parts';
import { callOpen } from '../support/test-client';

let dataFolder: string;
let standInsFolder: string;
let standIns: RunningStandIns;
let application: Application;

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'condica-demo-'));
  standInsFolder = mkdtempSync(join(tmpdir(), 'condica-demo-stand-ins-'));
  standIns = await startStandIns({
    port: 0,
    directory: standInsFolder,
    check: officialCheck,
    companies: DEMO_REGISTER,
    settings: { callsPerMinute: 6000 },
  });
  const settings = readSettings(
    { PORT: '0', STAND_INS_URL: standIns.url, CONDICA_DEMO: '1' },
    join(dataFolder, 'none'),
  );
  application = await startApplication({
    settings,
    dataFolder,
    build: { version: 'test', date: '' },
    log: () => undefined,
    securityLogs: { ofAccount: () => undefined, ofAnybody: () => undefined },
    parts: realParts,
  });
});

afterAll(async () => {
  await application.stop();
  await standIns.close();
  for (const folder of [dataFolder, standInsFolder]) rmSync(folder, { recursive: true, force: true });
});

async function seed(): Promise<number> {
  const { owner, db, outside, queue, cipher, url } = application;
  if (owner === null) throw new Error('the embedded database has an owner');
  const stateFile = join(dataFolder, 'demo.json');
  let steps = 0;
  await seedDemo(
    demoServer({ owner, db, oauth: outside.oauth, cipher, queue, url, stateFile, now: Date.now, newId: randomUUID }),
    () => {
      steps += 1;
    },
  );
  return steps;
}

async function filings(): Promise<readonly { readonly state: string; readonly zip: string; readonly n: number }[]> {
  const { owner } = application;
  if (owner === null) return [];
  const { rows } = await sql<{ state: string; zip: string; n: number }>`
    select state, zip, count(*)::integer as n from filing group by 1, 2`.execute(owner);
  return rows;
}

/** What the sign-in tells before anybody has signed in; a second start publishes nothing again. */
async function seesNoticesAndServices(): Promise<void> {
  const notices = await callOpen(application.url, GetPublicNotifications, {});
  expect(notices.ok && notices.result.notifications.map(({ title }) => title)).toEqual(
    demoNotices(bucharestDay(Date.now())).map(({ title }) => title),
  );
  const states = await callOpen(application.url, GetServiceStates, {});
  expect(states.ok && states.result.services).toContainEqual(
    expect.objectContaining({ service: 'efactura', answered: true }),
  );
}

it('fills once, and every invoice reaches ANAF once', { timeout: 120_000 }, async () => {
  const start = performance.now();
  const seconds = (): string => ((performance.now() - start) / 1000).toFixed(1);
  expect(await seed()).toBeGreaterThan(400);
  const seeded = seconds();
  const settled = (rows: Awaited<ReturnType<typeof filings>>): boolean => rows.length === 1 && rows[0]?.zip === 'kept';
  for (let tries = 0; tries < 200 && !settled(await filings()); tries += 1) await sleep(250);
  console.log(`seeded in ${seeded} s, all accepted after ${seconds()} s`);
  const rows = await filings();
  expect(rows).toMatchObject([{ state: 'accepted', zip: 'kept' }]);
  const total = rows[0]?.n ?? 0;
  expect(total).toBeGreaterThan(300);
  const uploads = () => standIns.standIns.store.all().map(({ verdict }) => verdict);
  expect(uploads()).toEqual(Array.from({ length: total }, () => 'ok'));
  await seesNoticesAndServices();
  expect(await seed()).toBe(0);
  await seesNoticesAndServices();
  expect(uploads()).toHaveLength(total);
});
