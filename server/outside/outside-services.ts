/** The real clients of the services outside, over the addresses of the settings. */
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import type { AppDatabase } from '../database/app-database';
import { asCompany } from '../database/as-company';
import { doubtWaitMinutes } from '../process/anaf-list-lag';
import type { Fetch, Timers } from '../process/application-parts';
import type { ServerSettings } from '../process/settings';
import type { TokenCipher } from '../process/token-cipher';
import type { AnafAuthorizations } from './anaf/anaf-access';
import { outsideAddresses } from './anaf/anaf-addresses';
import { createAnafClient } from './anaf/anaf-client';
import type { AnafPort } from './anaf/anaf-port';
import { createAnafTokens } from './anaf/anaf-tokens';
import { anafPlan, type FilingPlan, STAND_IN_PLAN } from './anaf/filing-plan';
import { createOauthClient, type OauthClient } from './anaf/oauth-client';
import { type AnafStateless, createAnafStateless } from './anaf/stateless-client';
import type { UnknownTexts } from './anaf/unknown-texts';
import { createSlotBudget, waitForTurn } from './call-budget';
import { type CallPace, createCallPace } from './call-pace';
import type { CompanyRegister } from './company-register/company-register';
import { createRegisterClient } from './company-register/register-client';
import { createTransportClient } from './etransport/etransport-client';
import type { TransportPort } from './etransport/etransport-port';
import { createBnrClient } from './exchange-rates/bnr-client';
import type { RateSource } from './exchange-rates/rate-source';
import { postgresServiceStates } from './postgres-service-states';
import { type ServiceWatch, watchServices } from './service-watch';
import { type StandInSwitches, standInSwitches } from './stand-in-switches';
import { createViesClient } from './vies/vies-client';
import type { Vies } from './vies/vies-port';
import { withinDeadline } from './within-deadline';

/**
 * The token service has a count of its own: it is another host, the thousand calls a minute are of e-Factura's methods, and a
 * renewal must not wait behind five hundred uploads. Far more than one renewal a company in weeks, far less than a storm.
 */
const RENEWALS_A_MINUTE = 60;
const REGISTER_MAX_WAIT_MS = 5_000;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface OutsideServices {
  readonly anaf: AnafPort;
  readonly stateless: AnafStateless;
  readonly etransport: TransportPort;
  readonly oauth: OauthClient;
  readonly tokens: AnafAuthorizations;
  readonly budget: CallPace;
  readonly register: CompanyRegister;
  readonly rates: RateSource;
  readonly vies: Vies;
  readonly plan: FilingPlan;
  /** Absent with the real ANAF. */
  readonly standIns: StandInSwitches | undefined;
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
  /** 0…1. */
  readonly random: () => number;
  readonly timers: Timers;
  readonly onError: (error: unknown) => void;
  readonly unknownTexts?: UnknownTexts;
}

export function openOutsideServices(parts: OutsideServicesParts): OutsideServices {
  const { settings, db, cipher, now, random, timers, onError } = parts;
  const fetch = withinDeadline(parts.fetch, timers);
  const addresses = outsideAddresses(settings);
  const watch = watchServices({ fetch, store: postgresServiceStates(db.kysely), now, onError });
  const { id: clientId, secret: clientSecret, redirectUri } = settings.anafClient;
  const oauth = createOauthClient(fetch, { baseUrl: addresses.oauth, clientId, clientSecret, redirectUri });
  const paceOf = (service: string, callsAMinute: number): CallPace =>
    createCallPace({ db: db.kysely, service, callsAMinute, now, random, sleep: timers.sleep });
  const registerBudget = createSlotBudget(db.kysely, { service: 'register', slotMs: 1_000, calls: 1 }, now);
  const standIn = settings.anafMode === 'stand-in';
  // Always shorter than the plan's wait after a doubt: a resend must not overtake an upload on its way.
  const uploadTimeoutMs = standIn ? settings.standInDoubtWaitMs * 0.8 : 120_000;
  const anaf = createAnafClient(watch.watched('efactura'), {
    baseUrl: addresses.efactura,
    uploadTimeoutMs,
    queryTimeoutMs: 30_000,
  });
  return {
    anaf: parts.unknownTexts?.watched(anaf) ?? anaf,
    // One token with e-Factura, and one budget: the thousand calls a minute are counted over both.
    etransport: createTransportClient(watch.watched('etransport'), {
      baseUrl: addresses.etransport,
      uploadTimeoutMs,
      queryTimeoutMs: 30_000,
    }),
    stateless: createAnafStateless(watch.watched('efactura'), addresses.stateless),
    oauth,
    tokens: createAnafTokens({
      asCompany: (companyId, work) => asCompany(db, companyId, work),
      oauth: paced(oauth, paceOf('anaf-oauth', RENEWALS_A_MINUTE)),
      realAnaf: !standIn,
      cipher,
      renewBeforeMs: 7 * DAY_MS,
      now,
    }),
    budget: paceOf('anaf', settings.anafCallsAMinute),
    register: createRegisterClient(watch.watched('register'), { baseUrl: addresses.register }, () =>
      waitForTurn(registerBudget, REGISTER_MAX_WAIT_MS, timers.sleep),
    ),
    rates: createBnrClient(watch.watched('rates'), addresses.rates),
    vies: createViesClient(fetch, addresses.vies),
    standIns: standIn ? standInSwitches(fetch, settings.standInsUrl) : undefined,
    plan: standIn
      ? { ...STAND_IN_PLAN, doubtWaitMs: settings.standInDoubtWaitMs }
      : anafPlan(settings.doubtWaitMinutes ?? doubtWaitMinutes(bucharestDay(now())), settings.anafCallsAMinute),
    states: watch.states,
  };
}

/** A renewal that has no turn is put off as one that got no answer. */
function paced(oauth: OauthClient, pace: CallPace): OauthClient {
  return {
    ...oauth,
    refresh: async (refreshToken) =>
      (await pace.take()) === 0 ? oauth.refresh(refreshToken) : { kind: 'unavailable', detail: 'renewals a minute' },
  };
}
