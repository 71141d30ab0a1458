/** What a removal that waits has seen, once its server was restored: versions of the lost database say nothing of this one's. */
import type { CompanyId, Version } from '@/api/ids';
import { outboxEffect } from '@/api/outbox-calls';
import type { CondicaDatabase } from '../condica-database';
import { isUntouched, type OutboxEntry } from '../outbox/outbox-entry';
import { versionIn } from '../outbox/version-in';

/** Inside the transaction that notes the restore: as far as the copy went at most, so that what was written since is not removed unseen. */
export async function lowerVersionsSeen(db: CondicaDatabase, companyId: CompanyId, lostAfter: Version): Promise<void> {
  const waiting = await db.outbox.where('companyId').equals(companyId).filter(isUntouchedRemoval).toArray();
  for (const { seq, body } of waiting)
    if ((versionIn(body) ?? 0) > lostAfter)
      await db.outbox.update(seq, { body: { ...Object(body), version: lostAfter } });
}

function isUntouchedRemoval(entry: OutboxEntry): boolean {
  return isUntouched(entry) && outboxEffect(entry.call)?.kind === 'remove';
}
