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
import type { AttemptLimit } from '../session/attempt-limit';
import type { Tables } from '../tables';
import type { CallHandlers } from './call-handler';
import { done, refused } from './reply';

export interface OutsideParts {
  readonly db: Kysely<Tables>;
  readonly register: CompanyRegister;
  readonly rates: RateSource;
  readonly states: ServiceWatch['states'];
  /** The look-up needs no sign-in: bounded by address. */
  readonly lookUps: AttemptLimit;
  readonly now: () => number;
}

type OutsideCallName = 'CompanyDetails' | 'GetExchangeRates' | 'GetServiceStates' | 'GetServiceOutages';

/** A declaration or a sending that was late is explained within this. */
const OUTAGES_MS = 90 * 86_400_000;

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
