/** The calls on a company's mailbox at ANAF and on what it brought. */
import type { AppDatabase, TenantTransaction } from '../database/app-database';
import { asUser } from '../database/as-user';
import type { MailboxPlan } from '../mailbox/mailbox-plan';
import { countMessages, inSight, mailboxStatus, wantSince } from '../mailbox/mailbox-status';
import { otherMessages } from '../mailbox/other-messages';
import type { Caller, CallHandlers } from './call-handler';
import { isMyCompany } from './company-access';
import { listPartners } from './invoices/list-partners';
import { done, type Reply, refused } from './reply';

type MailboxCallName =
  | 'InvoiceList'
  | 'GetCompanySyncStatus'
  | 'CountAllDataClient'
  | 'CountClientSent'
  | 'CountClientReceived'
  | 'ArchiveGetAllClientFromInvoice'
  | 'ListAnafMessages';

export interface MailboxCallParts {
  readonly plan: MailboxPlan;
  /** Plans the company's look now, in the transaction. */
  readonly lookNow: (tx: TenantTransaction, companyId: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const DAY_MS = 86_400_000;
/** In the name of another: as if he were not there. */
const NOT_OWN = refused('not-found');

export function mailboxCalls(parts: MailboxCallParts): Pick<CallHandlers, MailboxCallName> {
  const { plan, now } = parts;
  return {
    InvoiceList: {
      kind: 'signed',
      run: async ({ body: { company, days, user } }, { userId }, db) => {
        if (user !== undefined && user !== userId) return NOT_OWN;
        return asUser(db, userId, (tx) =>
          ofMine(tx, company, async () => {
            const since = now() - days * DAY_MS;
            await askFor(parts, tx, company, since);
            return mailboxStatus(tx, company, new Date(since).toISOString().slice(0, 10));
          }),
        );
      },
    },
    GetCompanySyncStatus: {
      kind: 'signed',
      run: ({ body: { company, date } }, { userId }, db) =>
        asUser(db, userId, (tx) =>
          ofMine(tx, company, async () => {
            await inSight(tx, company, plan, now());
            return mailboxStatus(tx, company, date);
          }),
        ),
    },
    ListAnafMessages: {
      kind: 'signed',
      run: ({ body: { company } }, { userId }, db) =>
        asUser(db, userId, (tx) => ofMine(tx, company, async () => ({ messages: await otherMessages(tx, company) }))),
    },
    CountAllDataClient: counting(parts, undefined),
    CountClientSent: counting(parts, ['FACTURA TRIMISA']),
    CountClientReceived: counting(parts, ['FACTURA PRIMITA']),
    ArchiveGetAllClientFromInvoice: {
      kind: 'signed',
      run: ({ body: { companyId, searchText } }, { userId }, db) =>
        asUser(db, userId, (tx) =>
          ofMine(tx, companyId, async () => ({ clients: await listPartners(tx, companyId, searchText) })),
        ),
    },
  };
}

interface Counted {
  readonly body: { readonly company: number; readonly userId?: number; readonly refresh: boolean };
}

function counting(parts: MailboxCallParts, types: readonly string[] | undefined) {
  return {
    kind: 'signed' as const,
    run: async ({ body }: Counted, { userId }: Caller, db: AppDatabase): Promise<Reply> => {
      const { company, refresh } = body;
      if (body.userId !== undefined && body.userId !== userId) return NOT_OWN;
      return asUser(db, userId, (tx) =>
        ofMine(tx, company, async () => {
          if (refresh) await askFor(parts, tx, company, parts.now() - parts.plan.reachMs);
          return countMessages(tx, company, types, parts.now());
        }),
      );
    },
  };
}

async function askFor(
  { lookNow, now }: MailboxCallParts,
  tx: TenantTransaction,
  company: number,
  since: number,
): Promise<void> {
  await wantSince(tx, company, since, now());
  await lookNow(tx, company);
}

async function ofMine(tx: TenantTransaction, company: number, answer: () => Promise<object>): Promise<Reply> {
  return (await isMyCompany(tx, company)) ? done(await answer()) : refused('company-denied');
}
