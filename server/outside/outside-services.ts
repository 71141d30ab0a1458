/** The real clients of the services outside, over the addresses of the settings. */
import { setTimeout as delay } from 'node:timers/promises';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import type { AppDatabase } from '../database/app-database';
import { asCompany } from '../database/as-company';
import { anafPlan, type FilingPlan, STAND_IN_PLAN } from '../jobs/filing/filing-plan';
import type { ServerSettings } from '../settings';
import type { AnafTokens } from './anaf/anaf-access';
import { outsideAddresses } from './anaf/anaf-addresses';
import { createAnafClient } from './anaf/anaf-client';
import type { AnafPort } from './anaf/anaf-port';
import { createAnafTokens } from './anaf/anaf-tokens';
import { doubtWaitMinutes } from './anaf/list-lag';
import { createOauthClient, type OauthClient } from './anaf/oauth-client';
import type { TokenCipher } from './anaf/token-cipher';
import { createSlotBudget, type SlotBudget, waitForTurn } from './call-budget';
import type { CompanyRegister } from './company-register/company-register';
import { createRegisterClient } from './company-register/register-client';
import { createBnrClient } from './exchange-rates/bnr-client';
import type { RateSource } from './exchange-rates/rate-source';
import type { Fetch } from './outside-exchange';
import { postgresServiceStates } from './postgres-service-states';
import { type ServiceWatch, watchServices } from './service-watch';

/** Half of ANAF's 1000 a minute stays free for what the accountant does in the portal and other programs. */
const ANAF_CALLS_A_MINUTE = 500;
/** What the stand-ins' process allows: the demonstration's first filling would else take minutes. */
const STAND_IN_CALLS_A_MINUTE = 6_000;
const REGISTER_MAX_WAIT_MS = 5_000;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface OutsideServices {
  readonly anaf: AnafPort;
  readonly oauth: OauthClient;
  readonly tokens: AnafTokens;
  readonly budget: SlotBudget;
  readonly register: CompanyRegister;
  readonly rates: RateSource;
  readonly plan: FilingPlan;
  /** How they answered last. */
  readonly states: ServiceWatch['states'];
}

export interface OutsideServicesParts {
  readonly settings: ServerSettings;
  readonly db: AppDatabase;
  readonly cipher: TokenCipher;
  readonly fetch: Fetch;
  /** ms since 1970. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

export function openOutsideServices(parts: OutsideServicesParts): OutsideServices {
  const { settings, db, cipher, fetch, now, onError } = parts;
  const addresses = outsideAddresses(settings);
  const watch = watchServices({ fetch, store: postgresServiceStates(db.kysely), now, onError });
  const { id: clientId, secret: clientSecret, redirectUri } = settings.anafClient;
  const oauth = createOauthClient(fetch, { baseUrl: addresses.oauth, clientId, clientSecret, redirectUri });
  const registerBudget = createSlotBudget(db.kysely, { service: 'register', slotMs: 1_000, calls: 1 }, now);
  const standIn = settings.anafMode === 'stand-in';
  return {
    anaf: createAnafClient(watch.watched('efactura'), {
      baseUrl: addresses.efactura,
      // Always shorter than the plan's wait after a doubt: a resend must not overtake an upload on its way.
      uploadTimeoutMs: standIn ? 8_000 : 120_000,
      queryTimeoutMs: 30_000,
    }),
    oauth,
    tokens: createAnafTokens({
      asCompany: (companyId, work) => asCompany(db, companyId, work),
      oauth,
      cipher,
      renewBeforeMs: 7 * DAY_MS,
      now,
    }),
    budget: createSlotBudget(
      db.kysely,
      { service: 'anaf', slotMs: 60_000, calls: standIn ? STAND_IN_CALLS_A_MINUTE : ANAF_CALLS_A_MINUTE },
      now,
    ),
    register: createRegisterClient(watch.watched('register'), { baseUrl: addresses.register }, () =>
      waitForTurn(registerBudget, REGISTER_MAX_WAIT_MS, (ms) => delay(ms)),
    ),
    rates: createBnrClient(watch.watched('rates'), addresses.rates),
    plan: standIn ? STAND_IN_PLAN : anafPlan(settings.doubtWaitMinutes ?? doubtWaitMinutes(bucharestDay(now()))),
    states: watch.states,
  };
}
