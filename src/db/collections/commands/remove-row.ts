import type { EntityId, OperationId } from '@/api/ids';
import type { CommandContext } from '../../command-context';
import type { CondicaDatabase } from '../../condica-database';
import { enqueueAll, newOperationId } from '../../outbox/enqueue';
import { entriesById } from '../../outbox/entries-by-id';
import { isReplaceable } from '../../outbox/outbox-entry';
import { isForgotten } from '../../rows/put-row';
import { seenUnder } from '../../rows/seen-under';
import { storedRow } from '../../rows/show-row';
import { standsBefore } from '../../rows/stands-before';
import { type PendingChange, type StoredRow, UNCONFIRMED } from '../../rows/stored-row';
import { isConfirmedUnseen, writtenOverUnseen } from '../../rows/written-over-unseen';
import { inToldParts } from '../../storage/told-parts';
import type { RemovableKind } from '../row-kind';

export type RemoveOutcome = 'removed' | 'missing';

/** What becomes of a row that nobody else knows: it goes with all that waits, or sends before that what was written over unseen. */
export type NeverSent = 'goes-at-once' | 'sends-unseen';

/**
 * Removes a row. One the server has never heard of goes at once with its entries; else it is hidden and a Remove entry
 * carries the version seen, and of which database it is: an edit made elsewhere since then wins (deleting loses to editing). So does
 * one that was written over here unseen, and leaves before it.
 */
export async function removeRow<R>(
  context: CommandContext,
  kind: RemovableKind<R>,
  id: EntityId,
): Promise<RemoveOutcome> {
  return (await removeRows(context, kind, [id])) === 1 ? 'removed' : 'missing';
}

/** The same for many in one transaction; gives how many were there to be removed. */
export function removeRows<R>(
  context: CommandContext,
  kind: RemovableKind<R>,
  ids: readonly EntityId[],
  neverSent: NeverSent = 'goes-at-once',
): Promise<number> {
  const table = kind.table(context.db);
  return context.db.transaction('rw', table, context.db.outbox, context.db.syncState, async () => {
    const found = (await table.bulkGet([...ids])).filter((stored) => stored !== undefined);
    const seen = found.filter(({ companyId, shown }) => companyId === context.companyId && shown !== null);
    const unseen = new Set(seen.flatMap((stored) => [...leavingUnseen(kind, stored, neverSent)]));
    const dropped = await dropEntries(context.db, seen, unseen);
    const left = seen.map((before) => ({ before, stored: { ...before, pending: standingChanges(before, dropped) } }));
    await table.bulkDelete(left.filter(({ stored }) => isForgotten(stored)).map(({ stored }) => stored.id));
    await hideRows(
      context,
      kind,
      left.filter(({ stored }) => !isForgotten(stored)),
    );
    return seen.length;
  });
}

/** What was written over unseen; an Add is asked like the changes after it, but for a row that goes with all of it. */
function leavingUnseen<R>(
  { contentOf }: RemovableKind<R>,
  stored: StoredRow<R>,
  neverSent: NeverSent,
): ReadonlySet<OperationId> {
  const goes = neverSent === 'goes-at-once' && standsBefore(stored) === null;
  return writtenOverUnseen(stored.pending, goes ? undefined : contentOf);
}

interface Hidden<R> {
  readonly before: StoredRow<R>;
  /** With the changes that stand. */
  readonly stored: StoredRow<R>;
}

async function hideRows<R>(context: CommandContext, kind: RemovableKind<R>, rows: readonly Hidden<R>[]): Promise<void> {
  const epoch = (await context.db.syncState.get(context.companyId))?.epoch;
  const hidden = rows.flatMap(({ before, stored }) => {
    if (stored.shown === null) return [];
    const outboxId = newOperationId(context);
    const seen = seenUnder(kind, before, stored.pending) ?? stored.shown;
    const row = storedRow(kind, { ...stored, pending: [...stored.pending, { kind: 'remove', outboxId, seen }] });
    const version = isWrittenOver(kind, before) ? UNCONFIRMED : stored.version;
    const outgoing = kind.remove(context.companyId, stored.id, { version, ...(epoch === undefined ? {} : { epoch }) });
    const subject = { collection: kind.collection, id: stored.id, label: kind.label(stored.shown) };
    return [{ row, id: outboxId, outgoing, subject }];
  });
  const table = kind.table(context.db);
  await inToldParts(
    hidden.map(({ row }) => row),
    (rows) => table.bulkPut(rows),
  );
  await enqueueAll(context, hidden);
}

/** What the server has, by another tab or device: whoever wrote that wins. */
function isWrittenOver<R>({ contentOf }: RemovableKind<R>, stored: StoredRow<R>): boolean {
  return contentOf !== undefined && isConfirmedUnseen(contentOf, stored);
}

/** Takes out the entries that nobody has seen, without those to be `kept`; gives the pending changes that stand. */
export async function dropReplaceable<R>(
  db: CondicaDatabase,
  stored: StoredRow<R>,
  kept: ReadonlySet<string>,
): Promise<StoredRow<R>['pending']> {
  return standingChanges(stored, await dropEntries(db, [stored], kept));
}

function standingChanges<R>({ pending }: StoredRow<R>, dropped: ReadonlySet<string>): StoredRow<R>['pending'] {
  return pending.filter(({ outboxId }) => !dropped.has(outboxId));
}

/** Takes out the entries of these rows that nobody has seen, without those to be kept; gives their ids. */
async function dropEntries<R>(
  db: CondicaDatabase,
  rows: readonly StoredRow<R>[],
  kept: ReadonlySet<string> = new Set(),
): Promise<ReadonlySet<string>> {
  const ids = rows.flatMap(({ pending }) => pending.map(({ outboxId }) => outboxId));
  const replaceable = (await entriesById(db, ids)).filter(isReplaceable);
  const found = new Set(replaceable.map(({ id }) => id));
  // A row that nobody else knows goes with all that was written over it, unless it is to be kept itself.
  const goes = ({ kind, outboxId }: PendingChange<R>): boolean =>
    kind === 'add' && found.has(outboxId) && !kept.has(outboxId);
  const unsent = rows.filter((stored) => standsBefore(stored) === null && stored.pending.some(goes));
  const going = new Set(unsent.flatMap(({ pending }) => pending.map(({ outboxId }) => outboxId)));
  const entries = replaceable.filter(({ id }) => !kept.has(id) || going.has(id));
  await db.outbox.bulkDelete(entries.map(({ seq }) => seq));
  return new Set(entries.map(({ id }) => id));
}
