/** What was done on a company, or with one's own account, and whether it still stands as it was written. */
import { readAudit } from '../audit/read-audit';
import { chainVerifier } from '../audit/verify-own-chain';
import type { AppDatabase, TenantTransaction } from '../database/app-database';
import { asUser } from '../database/as-user';
import type { TokenCipher } from '../process/token-cipher';
import type { AttemptLimit } from '../session/attempt-limit';
import type { CallHandlers } from './call-handler';
import { isMyCompany } from './company-access';
import { done, type Reply, refused } from './reply';

const ROWS = 100;

interface AuditCallParts {
  readonly db: AppDatabase;
  readonly cipher: TokenCipher;
  /** By account: a long chain is seconds of work. */
  readonly verifications: AttemptLimit;
  readonly now: () => number;
}

interface Asked {
  readonly userID: number;
  readonly company?: number;
}

export function auditCalls(parts: AuditCallParts): Pick<CallHandlers, 'GetUserAuditLogs' | 'VerifyAudit'> {
  const verify = chainVerifier(parts.db, parts.cipher);
  return {
    GetUserAuditLogs: {
      kind: 'signed',
      run: ({ params: { userID, company, limit = ROWS, ...question } }, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          const asked = { userID, ...(company === undefined ? {} : { company }) };
          const refusal = await refusalOf(tx, asked, userId);
          return refusal ?? done(await readAudit(tx, { ...question, chain: chainOf(asked), limit }));
        }),
    },
    VerifyAudit: {
      kind: 'signed',
      run: async ({ params }, { userId }, db) => {
        const refusal = await asUser(db, userId, (tx) => refusalOf(tx, params, userId));
        if (refusal !== undefined) return refusal;
        const waitMs = await parts.verifications.take(String(userId));
        if (waitMs > 0) return refused('too-many-requests', { waitMs });
        const verdict = await verify(userId, chainOf(params));
        return done({ ...verdict, at: new Date(parts.now()).toISOString() });
      },
    },
  };
}

/** `c12`: of the company 12; `u5`: of the account 5. */
function chainOf({ userID, company }: Asked): string {
  return company === undefined ? `u${userID}` : `c${company}`;
}

async function refusalOf(
  tx: TenantTransaction,
  { userID, company }: Asked,
  userId: number,
): Promise<Reply | undefined> {
  if (userID !== userId) return refused('not-found');
  if (company !== undefined && !(await isMyCompany(tx, company))) return refused('company-denied');
  return undefined;
}
