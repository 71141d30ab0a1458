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
import { attemptLimit } from './session/attempt-limit';
import type { SessionParts } from './session/session-service';

const MINUTE_MS = 60_000;
/** A person mistypes some times; a guesser gets 120 tries an hour. */
const SIGN_INS = { purpose: 'sign-in-account', most: 10, windowMs: 5 * MINUTE_MS };
/** An office behind one address. */
const SIGN_INS_OF_ADDRESS = { purpose: 'sign-in-address', most: 100, windowMs: 5 * MINUTE_MS };
const LOOK_UPS = { purpose: 'company-details', most: 60, windowMs: MINUTE_MS };

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
  const limit = (settings: typeof LOOK_UPS) => attemptLimit(db.kysely, settings, now);
  const newId = randomUUID;
  return {
    ...sessionCalls({ ...parts, byAccount: limit(SIGN_INS), byAddress: limit(SIGN_INS_OF_ADDRESS), newId }),
    ...outsideCalls({
      db: db.kysely,
      register: outside.register,
      rates: outside.rates,
      states: outside.states,
      lookUps: limit(LOOK_UPS),
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
