/** Declarations and invoices are counted together: by ANAF, and so by the product before it asks. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askAnaf } from '../../../../server/filings/ask-anaf';
import { type JobKindParts, jobKinds } from '../../../../server/jobs/job-kinds';
import { type OutsideServices, openOutsideServices } from '../../../../server/outside/outside-services';
import { readSettings } from '../../../../server/process/settings';
import { createTokenCipher } from '../../../../server/process/token-cipher';
import { realTimers } from '../../../../server/real-parts';
import { WATCH_TASK } from '../../../../server/transports/watch-job';
import { type FilingTestDatabase, filingTestDatabase } from '../../filings/filing-database';
import { type InProcess, inProcessStandIns } from '../in-process-stand-ins';
import { signInToAnaf } from '../sign-in-to-anaf';

const CALLS_A_MINUTE = 20;
const CIF = '18547290';
const cipher = createTokenCipher(randomBytes(32));

let database: FilingTestDatabase;
let standIns: InProcess;
let services: OutsideServices;
let token: string;
let now = Date.parse('2026-03-11T09:00:00Z');

beforeAll(async () => {
  database = await filingTestDatabase();
  standIns = inProcessStandIns({ now: () => now, settings: { callsPerMinute: CALLS_A_MINUTE } });
  token = (await signInToAnaf(standIns.fetch, standIns.url)).accessToken;
  services = openOutsideServices({
    ...{ db: database.app, cipher, fetch: standIns.fetch, now: () => now, random: () => 0 },
    settings: readSettings({ STAND_INS_URL: standIns.url, ANAF_CALLS_A_MINUTE: String(CALLS_A_MINUTE) }, ''),
    // A turn that is waited for is slept by the test's clock.
    timers: {
      ...realTimers,
      sleep: async (ms) => {
        now += ms;
      },
    },
    onError: (error) => {
      throw error;
    },
  });
  const found = { kind: 'token' as const, token, covers: true };
  services = { ...services, tokens: { ...services.tokens, tokenFor: async () => found } };
});
afterAll(() => database.close());

it('of both together no more than the minute’s are made, and ANAF turns none away', async () => {
  const { budget, tokens, plan, anaf, etransport } = services;
  const ask = { budget, tokens, plan };
  const from = now;
  const kinds: string[] = [];
  for (let call = 0; now < from + 60_000; call += 1) {
    const company = { companyId: 1 + (call % 2) };
    const answer =
      call % 2 === 0
        ? await askAnaf(ask, company, (bearer) => etransport.list(bearer, CIF, 2))
        : await askAnaf(ask, company, (bearer) => anaf.state(bearer, '1'));
    if (answer.kind === 'held') now += answer.waitMs;
    else kinds.push(answer.kind);
  }
  expect(new Set(kinds)).toEqual(new Set(['list', 'query-failed']));
  expect(kinds.length).toBeLessThanOrEqual(CALLS_A_MINUTE);
  expect(kinds.length).toBeGreaterThan(CALLS_A_MINUTE / 2);
});

it('the jobs of declarations take their turns from the same budget', async () => {
  const taken: (number | undefined)[] = [];
  const budget = {
    ...services.budget,
    take: async (company?: number) => {
      taken.push(company);
      return 0;
    },
  };
  await database.asOwner(async (db) => {
    await db
      .insertInto('transport_watch')
      .values({ company_id: 2, due_at: new Date(now) })
      .execute();
  });
  // What a look does not use is not there.
  const parts = { db: database.app, outside: { ...services, budget }, now: () => now } as unknown as JobKindParts;
  const watch = jobKinds(parts).find(({ name }) => name === WATCH_TASK);
  await watch?.run({ company: 2 }, { attempt: 1 } as never);
  // The list, and whose transports it carries.
  expect([watch?.budget, taken]).toEqual(['anaf', [2, 2]]);
});
