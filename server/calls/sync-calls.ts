/** Changes: a page of a company's stream. */
import type { TenantTransaction } from '../database/app-database';
import { asUser } from '../database/as-user';
import { changesAfter } from '../database/replicated-rows';
import type { CallHandlers } from './call-handler';
import { done, type Reply, refused } from './reply';

export const syncCalls: Pick<CallHandlers, 'Changes'> = {
  Changes: {
    kind: 'signed',
    run: ({ body }, { userId }, db) => asUser(db, userId, (tx) => page(tx, body.company, body.since, body.limit)),
  },
};

/**
 * Head is read first: what is committed after it belongs to the next question. A device that stands beyond the head knows of
 * a time that this database does not: it was restored from an older copy, and the device is told so by the head.
 */
async function page(tx: TenantTransaction, companyId: number, since: number, limit: number): Promise<Reply> {
  const company = await tx.selectFrom('company').select('version').where('id', '=', companyId).executeTakeFirst();
  if (company === undefined) return refused('company-denied');
  if (since > company.version) {
    const { version } = company;
    return done({ changes: [], version, head: version, hasMore: false, remaining: 0 });
  }
  const changes = await changesAfter(tx, companyId, since, limit);
  const last = changes.at(-1)?.version ?? since;
  const head = Math.max(company.version, last);
  // Versions are consecutive and the newest one has its row: no need to count, which took longer than the page itself.
  const remaining = changes.length === 0 ? 0 : head - last;
  return done({ changes, version: remaining === 0 ? head : last, head, hasMore: remaining > 0, remaining });
}
