/** Everything outside, made real from its settings: what the calls and the jobs of a running server work with. */
import type { Kysely, Transaction } from 'kysely';
import type { CompanyDetailsResult } from '@/api/calls/outside-calls';
import type { publishChanges } from '../database/publish-changes';
import type { FilingJobParts } from '../jobs/filing/filing-job';
import type { FilingTables } from '../jobs/filing/filing-tables';
import type { AnafAccessTables } from './anaf/access-tables';
import { createAnafClient } from './anaf/anaf-client';
import { createAnafTokens } from './anaf/anaf-tokens';
import { createOauthClient, type OauthClient } from './anaf/oauth-client';
import { createTokenCipher, type TokenCipher } from './anaf/token-cipher';
import { calendarDayInBucharest } from './calendar-day-in-bucharest';
import { createSlotBudget, waitForTurn } from './call-budget';
import { lookUpCompany } from './company-register/look-up-company';
import { postgresRegistrationCache } from './company-register/postgres-registration-cache';
import { createRegisterClient } from './company-register/register-client';
import { createBnrClient } from './exchange-rates/bnr-client';
import { postgresRateCache } from './exchange-rates/postgres-rate-cache';
import type { RatesOfDay } from './exchange-rates/rate-source';
import { ratesInForce } from './exchange-rates/rates-in-force';
import type { Fetch } from './outside-exchange';
import type { OutsideSettings } from './outside-settings';
import type { SharedTables } from './shared-tables';

type Tables = FilingTables & AnafAccessTables;

export interface OutsideParts {
  readonly settings: OutsideSettings;
  readonly fetch: Fetch;
  readonly db: Kysely<SharedTables>;
  asCompany<T>(companyId: number, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  readonly publish: typeof publishChanges;
  /** 32 bytes, from outside the database. */
  readonly tokenKey: Uint8Array;
  readonly now: () => number;
  readonly random: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

export interface Outside {
  readonly filing: FilingJobParts;
  readonly oauth: OauthClient;
  readonly cipher: TokenCipher;
  /** `cui`: digits. Undefined: the service is away and nothing is kept. */
  lookUpCompany(cui: string): Promise<CompanyDetailsResult | undefined>;
  /** Rates in force on a day, `yyyy-MM-dd`; today where none is given. */
  ratesInForce(day?: string): Promise<RatesOfDay | undefined>;
}

/** A look-up that a person waits for. */
const REGISTER_TURN_MS = 4000;

export function createOutside(parts: OutsideParts): Outside {
  const { settings, fetch, db, asCompany, publish, now, random, sleep } = parts;
  const oauth = createOauthClient(fetch, settings.oauth);
  const cipher = createTokenCipher(parts.tokenKey);
  const register = createRegisterClient(fetch, { baseUrl: settings.registerUrl }, () =>
    waitForTurn(createSlotBudget(db, { service: 'register', slotMs: 1000, calls: 1 }, now), REGISTER_TURN_MS, sleep),
  );
  const registrations = postgresRegistrationCache(db);
  const bnr = createBnrClient(fetch, settings.ratesUrl);
  const rates = postgresRateCache(db);
  const today = (): string => calendarDayInBucharest(now());
  return {
    filing: {
      database: { asCompany, publish },
      anaf: createAnafClient(fetch, settings.anaf),
      tokens: createAnafTokens({ asCompany, oauth, cipher, renewBeforeMs: settings.renewBeforeMs, now }),
      budget: createSlotBudget(db, { service: 'anaf', slotMs: 60_000, calls: settings.callsPerMinute }, now),
      plan: settings.plan,
      now,
      random,
    },
    oauth,
    cipher,
    lookUpCompany: (cui) => lookUpCompany(register, registrations, cui, today()),
    ratesInForce: (day) => ratesInForce(bnr, rates, day ?? today(), { now: now(), today: today() }),
  };
}
