/**
 * What becomes of a company's authorization when ANAF or its token service misbehaves: real PostgreSQL, the real client, the
 * stand-in in this process, a clock of the test's own.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { publishChanges } from '../../../server/database/publish-changes';
import {
  type FilingJobParts,
  type FilingPayload,
  filingPayload,
  runFilingJob,
} from '../../../server/filings/filing-job';
import { wakeFilings } from '../../../server/filings/wake-filings';
import { createAnafClient } from '../../../server/outside/anaf/anaf-client';
import { createAnafTokens } from '../../../server/outside/anaf/anaf-tokens';
import { anafPlan } from '../../../server/outside/anaf/filing-plan';
import { keepCredential } from '../../../server/outside/anaf/keep-credential';
import { createTokenCipher } from '../../../server/process/token-cipher';
import { demoDocument } from '../invoices/demo-document';
import { inProcessStandIns } from '../outside/in-process-stand-ins';
import { oauthClientFor, signInToAnaf } from '../outside/sign-in-to-anaf';
import { markCovered } from '../support/covered';
import { type FilingTestDatabase, filingTestDatabase } from './filing-database';
import { archivedItem, recordedUpload, uploadOf } from './recorded-upload';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const cipher = createTokenCipher(randomBytes(32));
let database: FilingTestDatabase;
let clock = { now: Date.parse('2026-03-02T08:00:00Z') };
let renewals = 0;
/** What the token service says instead of the stand-in's answer. */
let tokenService: (() => Response) | undefined;
const standIns = inProcessStandIns({ now: () => clock.now, settings: { processingMs: 0, listLagMs: 0 } });
let parts: FilingJobParts;
let planned: Map<string, Date>;

const road = (url: string, init: RequestInit): Promise<Response> => {
  if (String(init.body).includes('grant_type=refresh_token')) {
    renewals += 1;
    if (tokenService !== undefined) return Promise.resolve(tokenService());
  }
  return standIns.fetch(url, init);
};

beforeAll(async () => {
  database = await filingTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  clock = { now: clock.now + 30 * DAY_MS };
  planned = new Map();
  parts = {
    database: { asCompany: database.asCompany, publish: publishChanges },
    anaf: createAnafClient(road, {
      baseUrl: `${standIns.url}/test/FCTEL/rest`,
      uploadTimeoutMs: 2000,
      queryTimeoutMs: 2000,
    }),
    tokens: createAnafTokens({
      asCompany: database.asCompany,
      oauth: oauthClientFor(road, standIns.url),
      realAnaf: false,
      cipher,
      renewBeforeMs: 7 * DAY_MS,
      now: () => clock.now,
    }),
    budget: { take: async () => 0 },
    readsList: async () => false,
    lostTime: async () => ({ kind: 'read', nobodys: [] }),
    plan: anafPlan(60, 500),
    now: () => clock.now,
    random: () => 0.5,
  };
  await consent();
});
afterEach(() => {
  standIns.standIns().faults.clear();
  tokenService = undefined;
});

/** The person gives access with the certificate. */
async function consent(): Promise<void> {
  const tokens = await signInToAnaf(road, standIns.url);
  await database.asCompany(1, async (tx) => {
    const wake = (companyIds: readonly number[]) =>
      wakeFilings(tx, companyIds, async (payload, at) => void planned.set(payload.filing, at), clock.now);
    const given = { id: randomUUID(), userId: 1, companyIds: [1], tokens };
    await keepCredential(tx, { cipher, now: clock.now, wake }, given);
    await markCovered(tx, clock.now);
  });
  renewals = 0;
}

async function record(number: string): Promise<{ readonly id: string; readonly payload: FilingPayload }> {
  const input = uploadOf(demoDocument(number), { issuedAt: new Date(clock.now).toISOString() });
  const filing = await recordedUpload(database, input, () => clock.now);
  return { id: input.invoiceId, payload: filingPayload(filing) };
}

const item = (id: string): Promise<ArchiveItem> => archivedItem(database, id);

/** Runs the job wherever the clock stands; the runner would do the same at each of its turns. */
const run = (payload: FilingPayload): Promise<void> => runFilingJob(parts, payload, async () => undefined);

/** So long, a turn a minute for each. */
async function pass(minutes: number, payloads: readonly FilingPayload[]): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    clock.now += MINUTE_MS;
    for (const payload of payloads) await run(payload);
  }
}

describe('a stand-in that turns every call away', () => {
  it.each([
    ['unauthorized', 401, 1],
    ['forbidden', 403, 0],
  ] as const)(
    'with %s (%i) costs %i renewals in an hour of three invoices, and nothing is lost',
    async (kind, status, most) => {
      const filings = [await record(`W${status}-1`), await record(`W${status}-2`), await record(`W${status}-3`)];
      standIns.standIns().faults.add({ kind, path: '/FCTEL', delayMs: 0 });
      await pass(
        55,
        filings.map(({ payload }) => payload),
      );
      expect(renewals).toBe(most);
      for (const { id } of filings) {
        const { state, messages } = await item(id);
        expect({ state, messages }).toEqual({
          state: 'recorded',
          messages: [expect.stringContaining('Factura este păstrată')],
        });
      }
      standIns.standIns().faults.clear();
      await pass(
        90,
        filings.map(({ payload }) => payload),
      );
      for (const { id } of filings) expect((await item(id)).state).toBe('accepted');
    },
  );

  it('is asked for another pair more and more seldom: at once, after one hour, after two', async () => {
    const { payload } = await record('SELDOM-1');
    standIns.standIns().faults.add({ kind: 'unauthorized', path: '/FCTEL', delayMs: 0 });
    const counts: number[] = [];
    for (const minutes of [50, 60, 60, 90]) {
      await pass(minutes, [payload]);
      counts.push(renewals);
    }
    expect(counts).toEqual([1, 2, 2, 3]);
  });
});

describe('a token service that fails', () => {
  const json = (status: number, error: string) => () => new Response(JSON.stringify({ error }), { status });
  const OLD_MS = 100 * DAY_MS;

  it.each([
    ['an unknown client (400)', json(400, 'invalid_client'), 'ANAF_CLIENT_SECRET'],
    ['an unknown client (401)', json(401, 'invalid_client'), 'ANAF_CLIENT_SECRET'],
    ['a defect of ANAF', json(400, 'server_error'), 'nu răspunde'],
    ['a pause of ANAF', json(503, 'temporarily_unavailable'), 'nu răspunde'],
    ['a grant refused by a gateway', json(502, 'invalid_grant'), 'nu răspunde'],
    ['a page', () => new Response('<html></html>', { status: 200 }), 'nu răspunde'],
    ['a page that refuses', () => new Response('<html></html>', { status: 400 }), 'nu răspunde'],
  ])('%s ends no authorization: the invoice says why and leaves by itself', async (name, answer, words) => {
    clock.now += OLD_MS;
    const { id, payload } = await record(`S-${name.replaceAll(/\W/g, '')}-1`);
    tokenService = answer;
    await pass(30, [payload]);
    expect((await item(id)).messages).toEqual([expect.stringContaining(words)]);
    // At 5 s, 10 s, 20 s … apart, never more often than the runner comes: a handful in half an hour.
    expect(renewals).toBeGreaterThan(1);
    expect(renewals).toBeLessThanOrEqual(9);
    tokenService = undefined;
    await pass(45, [payload]);
    expect((await item(id)).state).toBe('accepted');
  });

  it('ends by invalid_grant, and a new consent lets at once go what waited', async () => {
    clock.now += OLD_MS;
    const [first, second] = [await record('ENDED-1'), await record('ENDED-2')];
    tokenService = json(400, 'invalid_grant');
    await pass(2, [first.payload, second.payload]);
    expect(renewals).toBe(1);
    for (const { id } of [first, second])
      expect((await item(id)).messages).toEqual([expect.stringContaining('reînnoiți autorizarea')]);
    tokenService = undefined;
    await pass(1, [first.payload]);
    expect((await item(first.id)).state).toBe('recorded');
    await consent();
    for (const { payload } of [first, second]) {
      expect(planned.get(payload.filing)).toEqual(new Date(clock.now));
      await run(payload);
    }
    expect(
      standIns
        .standIns()
        .store.all()
        .map(({ number }) => number),
    ).toEqual(expect.arrayContaining(['ENDED-1', 'ENDED-2']));
  });
});

describe('a company for which ANAF has not answered', () => {
  const tellCovered = (covered: boolean | null) =>
    database.asCompany(1, (tx) => tx.updateTable('anaf_access').set({ covered }).execute());
  const sent = () =>
    standIns
      .standIns()
      .store.all()
      .map(({ number }) => number);

  // A fiscal code proves nothing: the right at ANAF is what files.
  it('files nothing, and files once ANAF has', async () => {
    const { id, payload } = await record('NEACOPERIT-1');
    await tellCovered(null);
    await pass(5, [payload]);
    expect((await item(id)).state).toBe('recorded');
    await tellCovered(false);
    await pass(60, [payload]);
    expect((await item(id)).messages?.join(' ')).toMatch(/nu are drept în SPV/);
    expect(sent()).not.toContain('NEACOPERIT-1');
    await tellCovered(true);
    await pass(60, [payload]);
    expect((await item(id)).state).toBe('accepted');
  });
});
