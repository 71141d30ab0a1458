import type { Draft } from '@/api/entities/invoice-draft';
import type { EntityId } from '@/api/ids';
import type { ArchiveRow } from '../archive/archive-row';
import { putArchiveRow } from '../archive/put-archive-row';
import type { CommandContext } from '../command-context';
import { draftKind } from '../drafts/draft-collection';
import { withGivenBack, withVoided } from '../leases/lease-numbers';
import { isReplaceable, type OutboxEntry } from '../outbox/outbox-entry';
import { addRow } from '../rows/add-row';
import { fieldDifference } from '../rows/field-changes';
import { isForgotten } from '../rows/put-row';
import { storedRow } from '../rows/show-row';
import { changeRow } from '../rows/update-row';

/** `left`: it was attempted, the server may have it; it cannot be taken back. Nothing was written. */
export type CancelOutcome =
  | { readonly kind: 'cancelled'; readonly draftId: EntityId | null; readonly number: 'none' | 'returned' | 'voided' }
  | { readonly kind: 'left' | 'missing' };

/**
 * Takes back what has not left, or what the server refused: the invoice is a draft again and its number free for an
 * invoice dated between its neighbours. A number that another invoice bears is voided with that reason. A correction that
 * is taken back leaves the rejected document as the server knows it.
 */
export function cancelQueued(context: CommandContext, invoiceId: EntityId): Promise<CancelOutcome> {
  const { db } = context;
  const tables = [db.archive, db.counter, db.openFiling, db.document, db.outbox, db.draft, db.lease];
  return db.transaction('rw', tables, async (): Promise<CancelOutcome> => {
    const row = await db.archive.get(invoiceId);
    if (row === undefined || row.companyId !== context.companyId || row.pending === null) return { kind: 'missing' };
    const entry = await db.outbox.where('id').equals(row.pending.outboxId).first();
    if (entry === undefined || !isReplaceable(entry)) return { kind: 'left' };
    await db.outbox.delete(entry.seq);
    await db.document.delete([invoiceId, 'xml']);
    await putArchiveRow(db, { ...row, pending: null });
    if (row.base !== null) return { kind: 'cancelled', draftId: null, number: 'none' };
    const number = await giveBackNumber(context, row, entry);
    if (row.draft !== null) await restoreDraft(context, row.draft);
    return { kind: 'cancelled', draftId: row.draft?.id ?? null, number };
  });
}

const NUMBER_IS_USED: ReadonlySet<string> = new Set(['number-taken', 'already-sent']);
const TAKEN_BY_ANOTHER = 'Numărul este folosit de altă factură.';

async function giveBackNumber(
  { db, now }: CommandContext,
  { taken }: ArchiveRow,
  entry: OutboxEntry,
): Promise<'none' | 'returned' | 'voided'> {
  const lease = taken === null ? undefined : await db.lease.get(taken.leaseId);
  if (taken === null || lease === undefined) return 'none';
  const voided = NUMBER_IS_USED.has(entry.failure?.code ?? '');
  await db.lease.put(
    voided ? withVoided(lease, taken.number, TAKEN_BY_ANOTHER, now().slice(0, 10)) : withGivenBack(lease, taken.number),
  );
  return voided ? 'voided' : 'returned';
}

/** Back on the list: as it was if the server knows it, with what was written since; else as a new draft. */
async function restoreDraft(context: CommandContext, draft: Draft): Promise<void> {
  const { db } = context;
  const stored = await db.draft.get(draft.id);
  const pending = stored?.pending.filter((change) => change.kind !== 'issued') ?? [];
  if (stored === undefined || isForgotten({ ...stored, pending })) {
    await db.draft.delete(draft.id);
    await addRow(context, draftKind, draft);
    return;
  }
  const back = storedRow(draftKind, { ...stored, pending });
  await db.draft.put(back);
  if (back.shown === null) return;
  const difference = fieldDifference(draftKind.contentOf(back.shown), draftKind.contentOf(draft));
  if (Object.keys(difference.changes).length > 0) await changeRow(context, draftKind, back, difference);
}
