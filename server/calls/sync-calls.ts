/** Changes: a page of a company's stream. LineWords: a page of what a search over lines looks at. */
import type { BodyInputOf } from '@/api/call';
import type { Changes, LineWords } from '@/api/calls/sync-calls';
import type { TenantTransaction } from '../database/app-database';
import { asUser } from '../database/as-user';
import { beginEpoch, currentEpoch, type EpochParts, headSince } from '../database/epoch';
import { changesAfter } from '../database/replicated-rows';
import { lineWordsAfter } from '../filings/line-words';
import type { CallHandlers } from './call-handler';
import { done, type Reply, refused } from './reply';

export function syncCalls(parts: EpochParts): Pick<CallHandlers, 'Changes' | 'LineWords'> {
  return {
    Changes: {
      kind: 'signed',
      run: ({ body }, { userId }, db) => asUser(db, userId, (tx) => page(tx, parts, body)),
    },
    LineWords: {
      kind: 'signed',
      run: ({ body }, { userId }, db) => asUser(db, userId, (tx) => pageOfWords(tx, parts, body)),
    },
  };
}

/**
 * Head is read first: what is committed after it belongs to the next question. A device that stands beyond the head knows of
 * a time that this database does not: it was restored from an older copy. The head tells a device of old, the epoch the others.
 */
async function page(
  tx: TenantTransaction,
  parts: EpochParts,
  { company: companyId, since, limit, epoch: known }: BodyInputOf<typeof Changes>,
): Promise<Reply> {
  const company = await tx.selectFrom('company').select('version').where('id', '=', companyId).executeTakeFirst();
  if (company === undefined) return refused('company-denied');
  const { version } = company;
  const stands = await currentEpoch(tx, parts);
  // A device of old tells no epoch: it is believed once, and heard later like those who have missed nothing.
  const unnoticed = known === stands.id || (known === undefined && stands.reason === 'first');
  const epoch = since > version && unnoticed ? await beginEpoch(tx, parts, 'ahead', stands) : stands;
  if (known !== undefined && known !== epoch.id) {
    const lostAfter = await headSince(tx, companyId, known);
    return done({ ...nothingAt(version), epoch: epoch.id, lostAfter });
  }
  if (since > version) return done({ ...nothingAt(version), epoch: epoch.id });
  const changes = await changesAfter(tx, companyId, since, limit);
  // Access has ended since the head was read: an empty page up to it would take the device past what it never saw.
  if (changes === undefined) return refused('company-denied');
  const last = changes.at(-1)?.version ?? since;
  const head = Math.max(version, last);
  // Versions are consecutive and the newest one has its row: no need to count, which took longer than the page itself.
  const remaining = changes.length === 0 ? 0 : head - last;
  return done({
    ...{ changes, version: remaining === 0 ? head : last, head, hasMore: remaining > 0, remaining },
    epoch: epoch.id,
  });
}

async function pageOfWords(
  tx: TenantTransaction,
  parts: EpochParts,
  { company: companyId, since, limit }: BodyInputOf<typeof LineWords>,
): Promise<Reply> {
  const company = await tx.selectFrom('company').select('version').where('id', '=', companyId).executeTakeFirst();
  if (company === undefined) return refused('company-denied');
  const { id: epoch } = await currentEpoch(tx, parts);
  const words = await lineWordsAfter(tx, companyId, since, limit);
  if (words === undefined) return refused('company-denied');
  const { rows, hasMore } = words;
  const version = rows.at(-1)?.version ?? since;
  const documents = rows.map(({ id, words }) => ({ id, words }));
  return done({ documents, version, head: Math.max(company.version, version), hasMore, epoch });
}

function nothingAt(version: number): object {
  return { changes: [], version, head: version, hasMore: false, remaining: 0 };
}
