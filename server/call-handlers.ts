/** Every call of the contract with what it works with. */

import { accessCalls } from './calls/accounts/access-calls';
import { accountCalls } from './calls/accounts/account-calls';
import { companyCalls } from './calls/accounts/company-calls';
import { leavingCalls } from './calls/accounts/leaving-calls';
import { registerCalls } from './calls/accounts/register-calls';
import { connectionCalls } from './calls/anaf/connection-calls';
import { consentCalls } from './calls/anaf/consent-calls';
import { documentCalls } from './calls/anaf/document-calls';
import { auditCalls } from './calls/audit-calls';
import type { CallHandlers } from './calls/call-handler';
import { dashboardCalls } from './calls/dashboard-calls';
import { decisionCalls } from './calls/decision-calls';
import { definitionCalls } from './calls/definitions/definition-calls';
import { draftCalls } from './calls/definitions/draft-calls';
import { rowHandlers } from './calls/definitions/row-handlers';
import { type DemoFilling, type DemonstrationAccount, demoCalls } from './calls/demo-calls';
import { impersonationCalls } from './calls/impersonation-calls';
import { importCalls } from './calls/import-calls';
import { invoiceCalls } from './calls/invoices/invoice-calls';
import type { Judge } from './calls/invoices/judging/judge-pool';
import { mailboxCalls } from './calls/mailbox-calls';
import { numberCalls } from './calls/number-calls';
import { outsideCalls } from './calls/outside-calls';
import { sessionCalls } from './calls/session-calls';
import { supportCalls } from './calls/support-calls';
import { syncCalls } from './calls/sync-calls';
import { transportCalls } from './calls/transport/transport-calls';
import { scheduleCoverage } from './connections/schedule-coverage';
import type { AppDatabase, TenantTransaction } from './database/app-database';
import { filingPayload } from './filings/filing-job';
import { filingRank } from './filings/filing-rank';
import { scheduleFiling } from './filings/schedule-filing';
import { wakeFilings } from './filings/wake-filings';
import { scheduleMailbox } from './mailbox/mailbox-job';
import { mailboxPlan } from './mailbox/mailbox-plan';
import { wakeMailboxes } from './mailbox/mailbox-status';
import { wakeNotes } from './mailbox/notes/wake-notes';
import type { OutsideServices } from './outside/outside-services';
import type { SecurityLog } from './process/security-log';
import type { TokenCipher } from './process/token-cipher';
import type { JobQueue } from './queue/job-queue';
import type { AccessTokens } from './session/access-token';
import { type AttemptLimitSettings, attemptLimit } from './session/attempt-limit';
import { ATTEMPT_LIMITS } from './session/attempt-limits';
import { memoryLimit } from './session/memory-limit';
import type { SessionParts } from './session/session-service';
import type { SupportProofs } from './session/support-proof';
import { scheduleStep } from './transports/step-job';
import { scheduleWatch } from './transports/watch-job';

export interface HandlerParts {
  readonly db: AppDatabase;
  readonly access: AccessTokens;
  readonly refreshSecret: string;
  readonly cipher: TokenCipher;
  readonly keys: SessionParts['keys'];
  readonly passwords: SessionParts['passwords'];
  readonly atTest: boolean;
  readonly support: SessionParts['support'];
  readonly demonstration: DemonstrationAccount | null;
  readonly filling: DemoFilling | undefined;
  /** Reads what lets the support see an account. */
  readonly proofs: SupportProofs;
  readonly supportOrigins: readonly string[];
  readonly security: SecurityLog;
  /** People reach the server by https. */
  readonly secure: boolean;
  /** The page that is registered at ANAF. */
  readonly redirectUri: string;
  /** Where people open the app: links in letters begin with it. */
  readonly origin: string;
  /** Seals links, and keys the hash of addresses. */
  readonly linkSecret: string;
  /** Letters go out, or can be read on the mailbox page. */
  readonly hasMail: boolean;
  readonly outside: OutsideServices;
  /** Of the ministry's signers, PEM; none: who sealed is not checked. */
  readonly sealCertificates: readonly string[];
  readonly queue: JobQueue;
  readonly judge: Judge;
  readonly now: () => number;
  readonly newId: () => string;
}

export function callHandlers({ outside, ...parts }: HandlerParts): CallHandlers {
  const { db, queue, now, newId } = parts;
  const limit = (settings: AttemptLimitSettings) => attemptLimit(db.kysely, settings, now);
  const lookNow = (tx: TenantTransaction, company: number): Promise<void> =>
    scheduleMailbox(queue, tx, { company }, new Date(now()));
  const wake = async (tx: TenantTransaction, companyIds: readonly number[]): Promise<void> => {
    await wakeMailboxes(tx, companyIds, now());
    await wakeFilings(tx, companyIds, (payload, runAt) => scheduleFiling(queue, tx, payload, runAt), now());
    await wakeNotes(tx, companyIds, (company) => lookNow(tx, company), now());
    for (const company of companyIds) await scheduleCoverage(queue, tx, company, new Date(now()));
  };
  const { oauth, tokens } = outside;
  const { cipher, origin, linkSecret: secret } = parts;
  const account = { db, cipher, secret, queue, now, newId, origin };
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
    ...registerCalls({
      ...{ ...account, hasMail: parts.hasMail, security: parts.security, passwords: parts.passwords },
      letters: limit(ATTEMPT_LIMITS.letters),
      availability: limit(ATTEMPT_LIMITS.availability),
      links: limit(ATTEMPT_LIMITS.links),
    }),
    ...accountCalls({
      ...{ ...account, hasMail: parts.hasMail, security: parts.security, passwords: parts.passwords },
      proofs: limit(ATTEMPT_LIMITS.proofs),
    }),
    ...accessCalls({
      ...{ ...account, hasMail: parts.hasMail, security: parts.security },
      invitations: limit(ATTEMPT_LIMITS.invitations),
      invitationsOfDay: limit(ATTEMPT_LIMITS.invitationsOfDay),
      links: limit(ATTEMPT_LIMITS.links),
    }),
    ...supportCalls({
      ...account,
      support: parts.support,
      supportOrigins: parts.supportOrigins,
      hasMail: parts.hasMail,
      reports: limit(ATTEMPT_LIMITS.reports),
    }),
    ...impersonationCalls({ ...parts, links: limit(ATTEMPT_LIMITS.links) }),
    ...leavingCalls({
      ...{ ...account, security: parts.security, oauth },
      proofs: limit(ATTEMPT_LIMITS.proofs),
      exports: limit(ATTEMPT_LIMITS.exports),
      links: limit(ATTEMPT_LIMITS.links),
    }),
    ...companyCalls({ additions: limit(ATTEMPT_LIMITS.companies) }),
    ...auditCalls({ ...account, verifications: limit(ATTEMPT_LIMITS.auditVerifications) }),
    ...outsideCalls({
      db: db.kysely,
      register: outside.register,
      rates: outside.rates,
      vies: outside.vies,
      states: outside.states,
      lookUps: limit(ATTEMPT_LIMITS.lookUps),
      now,
    }),
    ...consentCalls({ ...parts, account, oauth, wake, consents: limit(ATTEMPT_LIMITS.consents) }),
    ...connectionCalls({ ...parts, ...account, oauth, tokens, wake, proofs: limit(ATTEMPT_LIMITS.proofs) }),
    ...documentCalls({
      stateless: outside.stateless,
      pinned: parts.sealCertificates,
      questions: limit(ATTEMPT_LIMITS.documentQuestions),
    }),
    ...rowHandlers(),
    // After those that follow from the contract: a series and a draft ask for more than their row.
    ...definitionCalls({ now, newId }),
    ...draftCalls(),
    ...numberCalls({ now, newId }),
    ...invoiceCalls({
      judge: parts.judge,
      enqueue: (tx, filing) => scheduleFiling(queue, tx, filingPayload(filing), new Date(now()), filingRank(filing)),
      lookNow,
      now,
      newId,
    }),
    ...mailboxCalls({
      plan: mailboxPlan(outside.standIns !== undefined),
      lookNow,
      now,
    }),
    ...importCalls({ now }),
    ...dashboardCalls({ now }),
    ...decisionCalls({ now }),
    ...transportCalls({
      enqueue: (tx, { companyId, id }, at) => scheduleStep(queue, tx, { company: companyId, step: id }, at),
      lookNow: (tx, company) => scheduleWatch(queue, tx, { company }, new Date(now())),
      now,
    }),
    ...syncCalls({ now, newId }),
    ...demoCalls({ ...parts, standIns: outside.standIns }),
  };
}
