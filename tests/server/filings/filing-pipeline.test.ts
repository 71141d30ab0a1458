/**
 * From InvoiceUpload's transaction to the kept zip: real PostgreSQL, real stand-in over sockets, tokens sealed and
 * renewed, the budget counted in the database. Verifies: G13
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { findKeptBytes } from '../../../server/calls/invoices/read-archive';
import { publishChanges } from '../../../server/database/publish-changes';
import {
  type FilingJobParts,
  type FilingPayload,
  filingJobKey,
  filingPayload,
  runFilingJob,
  sweepFilings,
} from '../../../server/filings/filing-job';
import { scheduleFiling } from '../../../server/filings/schedule-filing';
import { createAnafClient } from '../../../server/outside/anaf/anaf-client';
import { createAnafTokens } from '../../../server/outside/anaf/anaf-tokens';
import { openSignedZip } from '../../../server/outside/anaf/answers/signed-zip';
import { STAND_IN_PLAN } from '../../../server/outside/anaf/filing-plan';
import { keepCredential } from '../../../server/outside/anaf/keep-credential';
import { createSlotBudget } from '../../../server/outside/call-budget';
import { createCallPace } from '../../../server/outside/call-pace';
import { officialCheck } from '../../../server/outside/stand-ins/anaf/official-check';
import type { FaultKind } from '../../../server/outside/stand-ins/faults/fault';
import { type RunningStandIns, startStandIns } from '../../../server/outside/stand-ins/start-stand-ins';
import { withinDeadline } from '../../../server/outside/within-deadline';
import { createTokenCipher } from '../../../server/process/token-cipher';
import { graphileQueue } from '../../../server/queue/graphile-queue';
import type { JobQueue } from '../../../server/queue/job-queue';
import { realTimers } from '../../../server/real-parts';
import { demoDocument } from '../invoices/demo-document';
import { oauthClientFor, signInToAnaf } from '../outside/sign-in-to-anaf';
import { markCovered } from '../support/covered';
import { type FilingTestDatabase, filingTestDatabase } from './filing-database';
import { archivedItem, driveFiling, FAST_PLAN, FIRST_CIF, recordedUpload, uploadOf } from './recorded-upload';

const cipher = createTokenCipher(randomBytes(32));
let directory: string;
let database: FilingTestDatabase;
let standIns: RunningStandIns;
let parts: FilingJobParts;
let queue: JobQueue;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'condica-pipeline-'));
  database = await filingTestDatabase();
  standIns = await startStandIns({
    port: 0,
    directory,
    check: officialCheck,
    companies: [],
    settings: { processingMs: 700, listLagMs: 150, enforcementBodies: [FIRST_CIF] },
  });
  const tokens = await signInToAnaf(fetch, standIns.url);
  await database.asCompany(1, async (tx) => {
    const keeping = { cipher, now: Date.now(), wake: async () => undefined };
    await keepCredential(tx, keeping, { id: randomUUID(), userId: 1, companyIds: [1], tokens });
    await markCovered(tx, Date.now());
  });
  const { asCompany, db } = database;
  queue = graphileQueue({ db, connection: {}, now: Date.now, onError: () => undefined });
  parts = {
    database: { asCompany, publish: publishChanges },
    anaf: createAnafClient(withinDeadline(fetch, realTimers), {
      baseUrl: `${standIns.url}/test/FCTEL/rest`,
      // The stand-in judges in this process, which a busy machine may hold up.
      uploadTimeoutMs: 10_000,
      queryTimeoutMs: 10_000,
    }),
    tokens: createAnafTokens({
      asCompany,
      realAnaf: false,
      oauth: oauthClientFor(fetch, standIns.url),
      cipher,
      renewBeforeMs: 0,
      now: Date.now,
    }),
    budget: createCallPace({
      db,
      service: 'anaf',
      callsAMinute: 5000,
      now: Date.now,
      random: Math.random,
      sleep: realTimers.sleep,
    }),
    readsList: async () => false,
    lostTime: async () => ({ kind: 'read', nobodys: [] }),
    plan: FAST_PLAN,
    now: Date.now,
    random: Math.random,
  };
});
afterEach(() => standIns.standIns.faults.clear());
afterAll(async () => {
  await standIns.close();
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});

interface Recorded {
  readonly id: string;
  readonly payload: FilingPayload;
  readonly bytes: Uint8Array;
}

async function record(number: string, bytes = demoDocument(number), companyId = 1): Promise<Recorded> {
  const input = uploadOf(bytes, { companyId });
  const filing = await recordedUpload(database, input);
  return { id: input.invoiceId, payload: filingPayload(filing), bytes };
}

const drive = (payload: FilingPayload, running = parts): Promise<void> => driveFiling(running, payload);
const archived = (id: string): Promise<ArchiveItem> => archivedItem(database, id);

async function versionOf(companyId: number): Promise<number> {
  const company = await database.asCompany(companyId, (tx) =>
    tx.selectFrom('company').select('version').where('id', '=', companyId).executeTakeFirstOrThrow(),
  );
  return company.version;
}

const acceptedAt = (number: string): number =>
  standIns.standIns.store.all().filter((upload) => upload.number === number && upload.verdict === 'ok').length;

describe('a debtor’s invoice', () => {
  it('is filed by the enforcement body, and by nobody as its own', async () => {
    const bytes = Buffer.from(Buffer.from(demoDocument('EXEC-1')).toString().replaceAll(FIRST_CIF, '14399840'));
    const input = uploadOf(bytes, { enforcement: true });
    await expect(recordedUpload(database, { ...input, enforcement: false })).rejects.toThrow('14399840');
    await expect(recordedUpload(database, uploadOf(demoDocument('EXEC-2'), { enforcement: true }))).rejects.toThrow(
      'Ca organ de executare se trimite numai factura întocmită în numele debitorului',
    );
    await drive(filingPayload(await recordedUpload(database, input)));
    expect(await archived(input.invoiceId)).toMatchObject({ state: 'accepted', enforcement: true });
    const [at] = standIns.standIns.store.all().filter(({ number }) => number === 'EXEC-1');
    expect(at).toMatchObject({ cif: FIRST_CIF, sellerCif: '14399840', enforcement: true, verdict: 'ok' });
  });
});

describe('an invoice on its way', () => {
  it('is accepted once, its zip kept whole with the very bytes, every state on the timeline', async () => {
    const before = await versionOf(1);
    const { id, payload, bytes } = await record('PIPE-1');
    await drive(payload);
    const item = await archived(id);
    expect(item).toMatchObject({ state: 'accepted', messages: [], attempt: 1 });
    expect(item.events.map(({ event }) => event)).toEqual([
      'issued',
      'recorded',
      'uploading',
      'uploaded',
      'processing',
      'accepted',
      'zip-stored',
    ]);
    // One version a fact, and the invoice's own: every step reaches the devices by pull.
    expect((await versionOf(1)) - before).toBe(6);
    const zip = await database.asCompany(1, (tx) => findKeptBytes(tx, 1, id, 'zip'));
    const xml = await database.asCompany(1, (tx) => findKeptBytes(tx, 1, id, 'xml'));
    const opened = openSignedZip(zip?.bytes ?? new Uint8Array());
    expect(opened.kind === 'signed' && Buffer.compare(opened.document, bytes)).toBe(0);
    expect(Buffer.compare(xml?.bytes ?? new Uint8Array(), bytes)).toBe(0);
    expect(xml?.fileName).toBe('PIPE-1.xml');
    expect(await database.asCompany(2, (tx) => findKeptBytes(tx, 1, id, 'zip'))).toBeUndefined();
  });

  it.each<FaultKind>([
    'accept-and-drop',
    'drop-before-accept',
    'html',
    'accept-and-html',
    'throttle',
    'maintenance',
    'server-error',
    'accept-and-server-error',
    'garbage',
    'unauthorized',
  ])('ends with exactly one accepted document under %s', async (kind) => {
    standIns.standIns.faults.add({ kind, path: '/upload', count: 1, delayMs: 0 });
    const { id, payload } = await record(`FAULT-${kind}-1`);
    await drive(payload);
    expect((await archived(id)).state).toBe('accepted');
    expect(acceptedAt(`FAULT-${kind}-1`)).toBe(1);
  });

  it("is shown as refused with ANAF's words", async () => {
    standIns.standIns.faults.add({ kind: 'refuse', path: '/upload', count: 1, delayMs: 0 });
    const { id, payload } = await record('REFUSED-1');
    await drive(payload);
    expect(await archived(id)).toMatchObject({
      state: 'refused',
      messages: [expect.stringContaining('Fisierul transmis nu este valid')],
    });
  });

  // Before: the missing right stood on the invoice as ANAF's refusal of it.
  it('waits in words where ANAF gives no right for the company, and goes on by itself', async () => {
    standIns.standIns.faults.add({ kind: 'no-right', path: '/upload', count: 1, delayMs: 0 });
    const { id, payload } = await record('NO-RIGHT-1');
    await runFilingJob(parts, payload, async () => undefined);
    expect(await archived(id)).toMatchObject({
      state: 'recorded',
      messages: [expect.stringContaining(`Nu aveti drept in SPV pentru CIF=${FIRST_CIF}`)],
    });
    await drive(payload);
    expect(await archived(id)).toMatchObject({ state: 'accepted', messages: [] });
  });

  it('killed while it uploads is doubtful, found at ANAF and not sent again', async () => {
    const { id, payload } = await record('KILLED-1');
    const dying: FilingJobParts = {
      ...parts,
      anaf: {
        ...parts.anaf,
        upload: async (token, request) => {
          await parts.anaf.upload(token, request);
          throw new Error('killed');
        },
      },
    };
    await expect(drive(payload, dying)).rejects.toThrow('killed');
    expect((await archived(id)).state).toBe('uploading');
    await drive(payload);
    const item = await archived(id);
    expect(item.state).toBe('accepted');
    expect(item.events.map(({ event }) => event)).toContain('doubtful');
    expect(item.events.filter(({ event }) => event === 'uploading')).toHaveLength(1);
    expect(acceptedAt('KILLED-1')).toBe(1);
  });

  it('in doubt says when ANAF was asked in vain and when it is asked again, until the doubt is over', async () => {
    const { id, payload } = await record('SEARCHED-1');
    const anaf = { ...parts.anaf, upload: () => Promise.reject(new Error('killed')) };
    await expect(drive(payload, { ...parts, anaf })).rejects.toThrow('killed');
    const seen: ArchiveItem[] = [];
    const evenly = { ...parts, random: () => 0 };
    await driveFiling(evenly, payload, async () => void seen.push(await archived(id)));
    const looks = seen.flatMap(({ state, search }) => (state === 'doubtful' && search ? [search] : []));
    expect(looks.length).toBeGreaterThan(1);
    // However long the look's own transaction took.
    const [wait] = FAST_PLAN.lookMs;
    for (const { at, next } of looks) expect(Date.parse(next) - Date.parse(at)).toBe(wait);
    expect(await archived(id)).toMatchObject({ state: 'accepted' });
    expect(await archived(id)).not.toHaveProperty('search');
    expect(acceptedAt('SEARCHED-1')).toBe(1);
  });

  it('waits visibly while the company has no access to ANAF', async () => {
    const { id, payload } = await record('NOACCESS-1', undefined, 2);
    const planned: Date[] = [];
    await runFilingJob(parts, payload, async (_payload, runAt) => void planned.push(runAt));
    expect(planned).toHaveLength(1);
    expect(await archivedItem(database, id, 2)).toMatchObject({
      state: 'recorded',
      messages: [expect.stringContaining('nu are acces la ANAF')],
    });
  });

  it('whose job was lost is found by the sweep', async () => {
    const { payload } = await record('LOST-1');
    const swept: FilingPayload[] = [];
    const schedule = async (one: FilingPayload): Promise<void> => void swept.push(one);
    expect(await sweepFilings(database.db, queue, schedule, Date.now() - 3_600_000)).toBe(0);
    await sweepFilings(database.db, queue, schedule, Date.now() + 1, 0);
    expect(swept).toContainEqual(payload);
    await drive(payload);
    swept.length = 0;
    await sweepFilings(database.db, queue, schedule, Date.now() + 3_600_000, 0);
    expect(swept).not.toContainEqual(payload);
  });

  // Before: only after five minutes, since a step on its way could not be told from a lost job.
  it('whose job is in the queue is left to it; one given up is planned anew after an hour', async () => {
    const { payload } = await record('QUEUED-1');
    const swept: FilingPayload[] = [];
    const schedule = async (one: FilingPayload): Promise<void> => void swept.push(one);
    await scheduleFiling(queue, database.db, payload, new Date(Date.now() + 3_600_000));
    await sweepFilings(database.db, queue, schedule, Date.now() + 60_000);
    expect(swept).not.toContainEqual(payload);
    const soon = Date.now() + 60_000;
    await sql`update graphile_worker._private_jobs set attempts = max_attempts
      where key = ${filingJobKey(payload)}`.execute(database.db);
    await sweepFilings(database.db, queue, schedule, soon);
    expect(swept).not.toContainEqual(payload);
    await sweepFilings(database.db, queue, schedule, soon + 3_600_000);
    expect(swept).toContainEqual(payload);
  });

  it('that fails by a defect of ours says so in words once it lasts, and goes on by itself', async () => {
    const { id, payload } = await record('DEFECT-1');
    const broken = { ...parts, tokens: { ...parts.tokens, tokenFor: () => Promise.reject(new Error('planted')) } };
    const told = async (attempt: number) => {
      const run = runFilingJob(broken, payload, async () => undefined, { attempt, most: 7 });
      await expect(run).rejects.toThrow('planted');
      return (await archived(id)).messages.join();
    };
    expect(await told(1)).toBe('');
    expect(await told(3)).toMatch(/se reia singură/);
    const events = (await archived(id)).events.length;
    await told(4);
    expect((await archived(id)).events.length).toBe(events);
    expect(await told(7)).toMatch(/anunțați administratorul/);
    expect((await archived(id)).state).toBe('recorded');
    await drive(payload);
    expect(await archived(id)).toMatchObject({ state: 'accepted', messages: [] });
  });
});

describe('tokens and budget', () => {
  it('are renewed by one process only, and the job goes on with the new pair', async () => {
    const { asCompany } = database;
    const expiring = createAnafTokens({
      asCompany,
      realAnaf: false,
      oauth: oauthClientFor(fetch, standIns.url),
      cipher,
      renewBeforeMs: Number.MAX_SAFE_INTEGER,
      now: Date.now,
    });
    // Breaks when a process renews with a refresh token that another one has used up meanwhile: ANAF then ends the access.
    for (let round = 0; round < 10; round += 1) {
      const results = await Promise.all([1, 2, 3, 4].map(() => expiring.tokenFor(1)));
      expect(results.map(({ kind }) => kind)).toEqual(['token', 'token', 'token', 'token']);
    }
    const { id, payload } = await record('RENEWED-1');
    await drive(payload);
    expect((await archived(id)).state).toBe('accepted');
  });

  it('end when ANAF denies them, and say so on the invoice', async () => {
    const { asCompany } = database;
    const cut = createAnafTokens({
      asCompany,
      realAnaf: false,
      oauth: {
        ...oauthClientFor(fetch, standIns.url),
        refresh: async () => ({ kind: 'denied' }),
      },
      cipher,
      renewBeforeMs: Number.MAX_SAFE_INTEGER,
      now: () => Date.now() + 10_000,
    });
    expect(await cut.tokenFor(1)).toEqual({ kind: 'none', reason: 'ended' });
    const { id, payload } = await record('ENDED-1');
    await runFilingJob(parts, payload, async () => undefined);
    expect((await archived(id)).messages).toEqual([expect.stringContaining('reînnoiți autorizarea')]);
  });

  it('stand sealed in the database, and open with their key and row only', async () => {
    const [row] = await database.asCompany(1, (tx) => tx.selectFrom('anaf_credential').selectAll().execute());
    if (row === undefined) throw new Error('no credential');
    expect(cipher.open(row.access_sealed, row.id)).toMatch(/^ey/);
    expect(row.access_sealed.toString('latin1')).not.toContain('eyJ');
    expect(cipher.open(row.access_sealed, randomUUID())).toBeUndefined();
    expect(createTokenCipher(randomBytes(32)).open(row.access_sealed, row.id)).toBeUndefined();
    expect(await database.asCompany(2, (tx) => tx.selectFrom('anaf_credential').selectAll().execute())).toEqual([]);
  });

  it('of a minute is shared and never exceeded', async () => {
    let now = 1_000_000;
    const budget = () => createSlotBudget(database.db, { service: 'shared', slotMs: 1000, calls: 20 }, () => now);
    const both = [budget(), budget()];
    const waits = await Promise.all(Array.from({ length: 50 }, (_none, place) => both[place % 2]?.take()));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
    expect(Math.max(...waits.map((wait) => wait ?? 0))).toBeLessThanOrEqual(1000);
    now += 1000;
    expect(await both[0]?.take()).toBe(0);
  });
});

it("keeps the stand-ins' plan longer than their list lags", () => {
  expect(STAND_IN_PLAN.doubtWaitMs).toBeGreaterThan(1500 + 3000 + STAND_IN_PLAN.clockMarginMs);
});
