/**
 * How many invoices a minute go from the upload's transaction to the kept zip, through the stand-in over sockets and a
 * real PostgreSQL. Run: `npx tsx tests/bench/uploads-per-minute.bench.ts [invoices]`; prints one table.
 */

import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkUpload } from '../../server/calls/invoices/check-upload';
import { recordUpload } from '../../server/calls/invoices/upload-invoice';
import { publishChanges } from '../../server/database/publish-changes';
import type { Filing } from '../../server/filings/filing';
import { type FilingJobParts, type FilingPayload, filingPayload, runFilingJob } from '../../server/filings/filing-job';
import { keepCredential } from '../../server/outside/anaf/keep-credential';
import { openOutsideServices } from '../../server/outside/outside-services';
import { officialCheck } from '../../server/outside/stand-ins/anaf/official-check';
import { startStandIns } from '../../server/outside/stand-ins/start-stand-ins';
import { readSettings } from '../../server/process/settings';
import { createTokenCipher } from '../../server/process/token-cipher';
import { realTimers } from '../../server/real-parts';
import { embeddedFilingDatabase } from '../server/filings/filing-database';
import { demoDocument } from '../server/invoices/demo-document';
import { signInToAnaf } from '../server/outside/sign-in-to-anaf';
import { markCovered } from '../server/support/covered';
import { printTable } from './report/print-table';

const COUNT = Number(process.argv[2] ?? 300);
const TOGETHER = 8;

const directory = mkdtempSync(join(tmpdir(), 'condica-bench-'));
const database = await embeddedFilingDatabase();
const standIns = await startStandIns({
  port: 0,
  directory,
  check: officialCheck,
  companies: [],
  settings: { processingMs: 0, listLagMs: 0, callsPerMinute: 1_000_000 },
});
const cipher = createTokenCipher(randomBytes(32));
const settings = { ...readSettings({ STAND_INS_URL: standIns.url }, ''), anafMode: 'stand-in' as const };
const services = openOutsideServices({
  settings,
  db: database.app,
  cipher,
  fetch,
  now: Date.now,
  random: Math.random,
  timers: realTimers,
  onError: console.error,
});
const parts: FilingJobParts = {
  ...services,
  database: { asCompany: database.asCompany, publish: publishChanges },
  budget: { take: async () => 0 },
  readsList: async () => false,
  lostTime: async () => ({ kind: 'read', nobodys: [] }),
  plan: { ...services.plan, pollMs: [0] },
  now: Date.now,
  random: () => 0,
};
const tokens = await signInToAnaf(fetch, standIns.url);
await database.asCompany(1, async (tx) => {
  const keeping = { cipher, now: Date.now(), wake: async () => undefined };
  await keepCredential(tx, keeping, { id: randomUUID(), userId: 1, companyIds: [1], tokens });
  await markCovered(tx, Date.now());
});

async function record(number: string): Promise<FilingPayload> {
  const filings: Filing[] = [];
  const input = {
    companyId: 1,
    companyCif: '18547290',
    serialId: '',
    selfBilled: false,
    type: 'FCT' as const,
    invoiceId: randomUUID(),
    deviceId: randomUUID(),
    draftId: '',
    issuedAt: new Date().toISOString(),
    author: '',
    idempotencyKey: randomUUID(),
    bytes: demoDocument(number),
  };
  const checked = checkUpload(input);
  if (checked.kind === 'refused') throw new Error(checked.messages.join());
  const around = {
    enqueue: async (_tx: unknown, filing: Filing) => filings.push(filing),
    publish: publishChanges,
    now: Date.now,
    newId: () => randomUUID(),
  };
  await database.asCompany(1, (tx) => recordUpload(tx, around, input, checked.facts));
  const [filing] = filings;
  if (filing === undefined) throw new Error('not recorded');
  return filingPayload(filing);
}

async function drive(payload: FilingPayload): Promise<void> {
  for (let again = true; again; ) {
    again = false;
    await runFilingJob(parts, payload, async (_payload, runAt) => {
      again = true;
      await sleep(Math.max(0, runAt.getTime() - Date.now()));
    });
  }
}

/** Runs `work` over all, some at a time; gives the milliseconds it took. */
async function timed<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const queue = [...all];
  const worker = async (): Promise<void> => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
  return performance.now() - start;
}

const payloads: FilingPayload[] = [];
const numbers = Array.from({ length: COUNT }, (_none, place) => `B-${place + 1}`);
const recordMs = await timed(numbers, async (number) => payloads.push(await record(number)));
const fileMs = await timed(payloads, drive);
const perMinute = (ms: number): number => Math.round((COUNT * 60_000) / ms);
const accepted = standIns.standIns.store.all().filter(({ verdict }) => verdict === 'ok').length;
printTable({
  title: `Uploads a minute through the stand-in of ANAF, ${COUNT} invoices, ${TOGETHER} at a time`,
  head: ['step', 'seconds', 'a minute'],
  rows: [
    ['InvoiceUpload: check and transaction', (recordMs / 1000).toFixed(1), String(perMinute(recordMs))],
    ['filing: upload, state, signed zip', (fileMs / 1000).toFixed(1), String(perMinute(fileMs))],
  ],
  foot: [`Over sockets, with a real PostgreSQL that flushes each commit; the stand-in accepted ${accepted}.`],
});
await standIns.close();
await database.close();
rmSync(directory, { recursive: true, force: true });
