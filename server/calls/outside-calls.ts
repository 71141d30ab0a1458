/** Calls answered from services outside, through our stores. */
import type { Kysely } from 'kysely';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import type { CompanyRegister } from '../outside/company-register/company-register';
import { lookUpCompany } from '../outside/company-register/look-up-company';
import { postgresRegistrationCache } from '../outside/company-register/postgres-registration-cache';
import { postgresRateCache } from '../outside/exchange-rates/postgres-rate-cache';
import type { RateSource } from '../outside/exchange-rates/rate-source';
import { ratesInForce } from '../outside/exchange-rates/rates-in-force';
import { outagesSince } from '../outside/service-outages';
import type { ServiceWatch } from '../outside/service-watch';
import type { Vies } from '../outside/vies/vies-port';
import type { AttemptLimit } from '../session/attempt-limit';
import type { Tables } from '../tables';
import type { CallHandlers } from './call-handler';
import { done, refused } from './reply';

export interface OutsideParts {
  readonly db: Kysely<Tables>;
  readonly register: CompanyRegister;
  readonly rates: RateSource;
  readonly vies: Vies;
  readonly states: ServiceWatch['states'];
  /** Look-ups leave our address for others' services, one of them without a sign-in: bounded by who asks from where. */
  readonly lookUps: AttemptLimit;
  readonly now: () => number;
}

type OutsideCallName = 'CompanyDetails' | 'GetExchangeRates' | 'ViesRequest' | 'GetServiceStates' | 'GetServiceOutages';

/** A declaration or a sending that was late is explained within this. */
const OUTAGES_MS = 90 * 86_400_000;

const NOTHING_TOLD = { code: '', name: '', address: '', consultation: '' };

export function outsideCalls(parts: OutsideParts): Pick<CallHandlers, OutsideCallName> {
  const registrations = postgresRegistrationCache(parts.db);
  const rateCache = postgresRateCache(parts.db);
  return {
    CompanyDetails: {
      kind: 'open',
      run: async ({ body }, { network }) => {
        const waitMs = await parts.lookUps.take(network);
        if (waitMs > 0) return refused('too-many-requests', { waitMs });
        const cui = body.cui.replace(/^RO/i, '');
        const company = await lookUpCompany(parts.register, registrations, cui, bucharestDay(parts.now()));
        return company === undefined ? refused('outside-unavailable') : done({ company });
      },
    },
    ViesRequest: {
      kind: 'signed',
      run: async ({ params }, _caller, _db, { network }) => {
        const waitMs = await parts.lookUps.take(network);
        if (waitMs > 0) return refused('too-many-requests', { waitMs });
        const { countryCode, vatNumber, requesterCountry, requesterNumber } = params;
        const asked = requesterCountry !== undefined && requesterNumber !== undefined;
        const answer = await parts.vies.check({
          countryCode,
          vatNumber,
          ...(asked ? { requester: { countryCode: requesterCountry, vatNumber: requesterNumber } } : {}),
        });
        return done({ vies: { ...NOTHING_TOLD, ...answer, checkedAt: new Date(parts.now()).toISOString() } });
      },
    },
    GetServiceStates: { kind: 'open', run: async () => done({ services: await parts.states() }) },
    GetServiceOutages: {
      kind: 'signed',
      run: async () => done({ outages: await outagesSince(parts.db, parts.now() - OUTAGES_MS) }),
    },
    GetExchangeRates: {
      kind: 'signed',
      run: async ({ params }) => {
        const now = parts.now();
        const today = bucharestDay(now);
        const found = await ratesInForce(parts.rates, rateCache, params.dataEmitere ?? today, { now, today });
        return found === undefined
          ? refused('outside-unavailable')
          : done({ ratesDate: found.date, rates: found.rates });
      },
    },
  };
}
