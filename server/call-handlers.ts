/** Every call of the contract with what it works with. */
import { randomUUID } from 'node:crypto';
import type { CallHandlers } from './calls/call-handler';
import { definitionCalls } from './calls/definitions/definition-calls';
import { invoiceCalls } from './calls/invoices/invoice-calls';
import { outsideCalls } from './calls/outside-calls';
import { sessionCalls } from './calls/session-calls';
import { syncCalls } from './calls/sync-calls';
import type { AppDatabase } from './database/app-database';
import { filingPayload } from './jobs/filing/filing-job';
import { scheduleFiling } from './jobs/schedule-filing';
import type { TokenCipher } from './outside/anaf/token-cipher';
import type { OutsideServices } from './outside/outside-services';
import type { AccessTokens } from './session/access-token';
import { type AttemptLimitSettings, attemptLimit } from './session/attempt-limit';
import { ATTEMPT_LIMITS } from './session/attempt-limits';
import type { SessionParts } from './session/session-service';

export interface HandlerParts {
  readonly db: AppDatabase;
  readonly access: AccessTokens;
  readonly refreshSecret: string;
  readonly cipher: TokenCipher;
  readonly keys: SessionParts['keys'];
  readonly outside: OutsideServices;
  readonly now: () => number;
}

export function callHandlers({ outside, ...parts }: HandlerParts): CallHandlers {
  const { db, now } = parts;
  const limit = (settings: AttemptLimitSettings) => attemptLimit(db.kysely, settings, now);
  const newId = randomUUID;
  return {
    ...sessionCalls({
      ...parts,
      byAccount: limit(ATTEMPT_LIMITS.signIns),
      byAddress: limit(ATTEMPT_LIMITS.signInsOfAddress),
      newId,
    }),
    ...outsideCalls({
      db: db.kysely,
      register: outside.register,
      rates: outside.rates,
      states: outside.states,
      lookUps: limit(ATTEMPT_LIMITS.lookUps),
      now,
    }),
    ...definitionCalls(now, newId),
    ...invoiceCalls({
      enqueue: (tx, filing) => scheduleFiling(tx, filingPayload(filing), new Date(now())),
      now,
      newId,
    }),
    ...syncCalls,
  };
}
