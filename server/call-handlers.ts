/** Every call of the contract with what it works with. */

import { connectionCalls } from './calls/anaf/connection-calls';
import { consentCalls } from './calls/anaf/consent-calls';
import type { CallHandlers } from './calls/call-handler';
import { definitionCalls } from './calls/definitions/definition-calls';
import { draftCalls } from './calls/definitions/draft-calls';
import { rowHandlers } from './calls/definitions/row-handlers';
import { demoCalls } from './calls/demo-calls';
import { invoiceCalls } from './calls/invoices/invoice-calls';
import type { Judge } from './calls/invoices/judging/judge-pool';
import { mailboxCalls } from './calls/mailbox-calls';
import { numberCalls } from './calls/number-calls';
import { outsideCalls } from './calls/outside-calls';
import { sessionCalls } from './calls/session-calls';
import { syncCalls } from './calls/sync-calls';
import { scheduleCoverage } from './connections/schedule-coverage';
import type { AppDatabase, TenantTransaction } from './database/app-database';
import { filingPayload } from './filings/filing-job';
import { filingRank } from './filings/filing-rank';
import { scheduleFiling } from './filings/schedule-filing';
import { wakeFilings } from './filings/wake-filings';
import { scheduleMailbox } from './mailbox/mailbox-job';
import { mailboxPlan } from './mailbox/mailbox-plan';
import { wakeMailboxes } from './mailbox/mailbox-status';
import type { OutsideServices } from './outside/outside-services';
import type { SecurityLog } from './process/security-log';
import type { TokenCipher } from './process/token-cipher';
import type { JobQueue } from './queue/job-queue';
import type { AccessTokens } from './session/access-token';
import { type AttemptLimitSettings, attemptLimit } from './session/attempt-limit';
import { ATTEMPT_LIMITS } from './session/attempt-limits';
import { memoryLimit } from './session/memory-limit';
import type { SessionParts } from './session/session-service';

export interface HandlerParts {
  readonly db: AppDatabase;
  readonly access: AccessTokens;
  readonly refreshSecret: string;
  readonly cipher: TokenCipher;
  readonly keys: SessionParts['keys'];
  readonly security: SecurityLog;
  /** People reach the server by https. */
  readonly secure: boolean;
  /** The page that is registered at ANAF. */
  readonly redirectUri: string;
  readonly outside: OutsideServices;
  readonly queue: JobQueue;
  readonly judge: Judge;
  readonly now: () => number;
  readonly newId: () => string;
}

export function callHandlers({ outside, ...parts }: HandlerParts): CallHandlers {
  const { db, queue, now, newId } = parts;
  const limit = (settings: AttemptLimitSettings) => attemptLimit(db.kysely, settings, now);
  const wake = async (tx: TenantTransaction, companyIds: readonly number[]): Promise<void> => {
    await wakeMailboxes(tx, companyIds, now());
    await wakeFilings(tx, companyIds, (payload, runAt) => scheduleFiling(queue, tx, payload, runAt), now());
    for (const company of companyIds) await scheduleCoverage(queue, tx, company, new Date(now()));
  };
  const { oauth, tokens } = outside;
  return {
    ...sessionCalls({
      ...parts,
      limits: {
        ofDevice: limit(ATTEMPT_LIMITS.signInsOfDevice),
        ofNetwork: limit(ATTEMPT_LIMITS.signInsOfAddress),
        ofAccountAtNetwork: limit(ATTEMPT_LIMITS.signInsAtAddress),
        ofAccount: limit(ATTEMPT_LIMITS.signIns),
        ofCode: limit(ATTEMPT_LIMITS.codes),
        ofForgery: memoryLimit(ATTEMPT_LIMITS.forgeries, now),
      },
    }),
    ...outsideCalls({
      db: db.kysely,
      register: outside.register,
      rates: outside.rates,
      states: outside.states,
      lookUps: limit(ATTEMPT_LIMITS.lookUps),
      now,
    }),
    ...consentCalls({ ...parts, oauth, wake, consents: limit(ATTEMPT_LIMITS.consents) }),
    ...connectionCalls({ ...parts, oauth, tokens, wake }),
    ...rowHandlers(),
    // After those that follow from the contract: a series and a draft ask for more than their row.
    ...definitionCalls({ now, newId }),
    ...draftCalls(),
    ...numberCalls({ now, newId }),
    ...invoiceCalls({
      judge: parts.judge,
      enqueue: (tx, filing) => scheduleFiling(queue, tx, filingPayload(filing), new Date(now()), filingRank(filing)),
      now,
      newId,
    }),
    ...mailboxCalls({
      plan: mailboxPlan(outside.standIns !== undefined),
      lookNow: (tx, company) => scheduleMailbox(queue, tx, { company }, new Date(now())),
      now,
    }),
    ...syncCalls({ now, newId }),
    ...demoCalls({ db, standIns: outside.standIns }),
  };
}
