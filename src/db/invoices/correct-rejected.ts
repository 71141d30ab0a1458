import type { ArchiveItem } from '@/api/entities/archive-item';
import type { EntityId } from '@/api/ids';
import { type ArchiveRow, shownItem } from '../archive/archive-row';
import type { CommandContext } from '../command-context';
import { withDate } from '../leases/lease-numbers';
import { newOperationId } from '../outbox/enqueue';
import { isReplaceable, type OutboxEntry } from '../outbox/outbox-entry';
import { type IssueSummary, pendingItem } from './issue-summary';
import { moveIssuedMark } from './issued-mark';
import { queueUpload } from './queue-upload';

export interface Correction {
  readonly xml: string;
  readonly sha256: string;
  readonly summary: IssueSummary;
}

/** `not-rejected`: it is on its way or accepted. `number-differs`: a correction keeps its number. Nothing was written. */
export type CorrectionOutcome = 'queued' | 'not-rejected' | 'number-differs' | 'missing';

/** Files a rejected invoice again under the same number with new bytes (promise 4). */
export function correctRejected(
  context: CommandContext,
  invoiceId: EntityId,
  correction: Correction,
): Promise<CorrectionOutcome> {
  const { db } = context;
  return db.transaction(
    'rw',
    [db.archive, db.counter, db.openFiling, db.document, db.outbox, db.draft, db.lease],
    async (): Promise<CorrectionOutcome> => {
      const row = await db.archive.get(invoiceId);
      const item = row && shownItem(row);
      if (row === undefined || row.companyId !== context.companyId || item === null || item === undefined)
        return 'missing';
      const entry = row.pending && (await db.outbox.where('id').equals(row.pending.outboxId).first());
      if (!isCorrectable(row, entry ?? null)) return 'not-rejected';
      if (item.number !== correction.summary.number) return 'number-differs';
      if (entry) await db.outbox.delete(entry.seq);
      // A refused invoice that never left may get another date: the next numbers follow it.
      if (row.base === null && row.taken !== null) await moveDate(context, row.taken, correction.summary.issueDate);
      await queueCorrection(context, row, item, correction);
      return 'queued';
    },
  );
}

async function moveDate(
  { db }: CommandContext,
  { leaseId, number }: NonNullable<ArchiveRow['taken']>,
  issueDate: string,
): Promise<void> {
  const lease = await db.lease.get(leaseId);
  if (lease !== undefined) await db.lease.put(withDate(lease, number, issueDate));
}

function isCorrectable(row: ArchiveRow, entry: OutboxEntry | null): boolean {
  if (entry !== null) return isReplaceable(entry);
  return row.base?.state === 'rejected' || row.base?.state === 'refused';
}

async function queueCorrection(
  context: CommandContext,
  row: ArchiveRow,
  item: ArchiveItem,
  { xml, sha256, summary }: Correction,
): Promise<void> {
  const bytes = new TextEncoder().encode(xml);
  const corrected = pendingItem({
    id: row.id,
    summary,
    origin: item.origin,
    serialId: item.serialId,
    attempt: (row.base?.attempt ?? 0) + 1,
    xmlSha256: sha256,
    xmlBytes: bytes.length,
    at: context.now(),
  });
  const outboxId = newOperationId(context);
  const draft = row.pending === null ? '' : await moveIssuedMark(context.db, row, row.pending.outboxId, outboxId);
  const { version, base, draft: kept, taken } = row;
  await queueUpload(context, {
    outboxId,
    item: corrected,
    xml,
    bytes,
    draft,
    rest: { version, base, draft: kept, taken },
  });
}
