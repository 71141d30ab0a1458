/** What was done on a company, or with one's own account. */
import { readAudit } from '../audit/read-audit';
import { asUser } from '../database/as-user';
import type { CallHandlers } from './call-handler';
import { isMyCompany } from './company-access';
import { done, refused } from './reply';

const ROWS = 100;

export function auditCalls(): Pick<CallHandlers, 'GetUserAuditLogs'> {
  return {
    GetUserAuditLogs: {
      kind: 'signed',
      run: ({ params: { userID, company, limit = ROWS, ...question } }, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          if (userID !== userId) return refused('not-found');
          if (company !== undefined && !(await isMyCompany(tx, company))) return refused('company-denied');
          const chain = company === undefined ? `u${userId}` : `c${company}`;
          return done(await readAudit(tx, { ...question, chain, limit }));
        }),
    },
  };
}
