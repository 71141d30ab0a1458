import type { EntityId } from '@/api/ids';
import type { FieldChanges, FieldDifference } from '@/domain/merge/merge-fields';
import type { CommandContext } from '../../command-context';
import { enqueue, mustBeTogether, newOperationId } from '../../outbox/enqueue';
import type { OutgoingCall } from '../../outbox/outgoing-call';
import { fieldDifference, joinDifferences, unseenFields } from '../../rows/field-changes';
import { putRow } from '../../rows/put-row';
import { storedRow } from '../../rows/show-row';
import type { PendingChange, StoredRow } from '../../rows/stored-row';
import type { EditableKind } from '../row-kind';
import { type PendingTail, replaceableTail, tailValues } from './replaceable-tail';

/** `missing`: removed meanwhile, here or elsewhere; nothing was written. */
export type UpdateOutcome = 'changed' | 'unchanged' | 'missing';

/**
 * Changes the fields in which `after` differs from `seen`, what the person had before the eyes: a field that another
 * device changed meanwhile and this person did not touch stays as it is (G9). A change that was never attempted is
 * superseded in the same transaction, where this one was made over it.
 */
export function updateRow<R>(
  context: CommandContext,
  kind: EditableKind<R>,
  id: EntityId,
  seen: FieldChanges,
  after: FieldChanges,
): Promise<UpdateOutcome> {
  const table = kind.table(context.db);
  return context.db.transaction('rw', table, context.db.outbox, async () => {
    const stored = await table.get(id);
    if (stored === undefined || stored.companyId !== context.companyId || stored.shown === null) return 'missing';
    const difference = fieldDifference(seen, after);
    if (Object.keys(difference.changes).length === 0) return 'unchanged';
    await changeRow(context, kind, stored, difference);
    return 'changed';
  });
}

/**
 * The part inside the transaction, for commands that change a row as one of several steps. What was not seen (another tab's words,
 * or what was chosen in an older conflict) leaves by itself, before this one: the server finds that they clash, and a person chooses.
 */
export async function changeRow<R>(
  context: CommandContext,
  kind: EditableKind<R>,
  stored: StoredRow<R>,
  difference: FieldDifference,
): Promise<void> {
  const split = await supersededTail(context, kind, stored, difference);
  const next = nextChange(context, kind, stored, split, difference);
  const pending = next === null ? split.kept : [...split.kept, next.change];
  const row = storedRow(kind, { ...stored, pending });
  mustBeTogether(context);
  // All asked for at once: beside a pull each answer of the storage waits for a turn of the page.
  await Promise.all([
    ...(split.tail === null ? [] : [context.db.outbox.delete(split.tail.entry.seq)]),
    putRow(kind.table(context.db), row, kind.isStandIn),
    ...(next === null ? [] : [enqueueFor(context, kind, row, next)]),
  ]);
}

async function enqueueFor<R>(
  context: CommandContext,
  kind: EditableKind<R>,
  { id, shown }: StoredRow<R>,
  { change, outgoing }: NextChange<R>,
): Promise<void> {
  if (shown === null) return;
  await enqueue(context, change.outboxId, outgoing, { collection: kind.collection, id, label: kind.label(shown) });
}

async function supersededTail<R>(
  { db }: CommandContext,
  kind: EditableKind<R>,
  stored: StoredRow<R>,
  difference: FieldDifference,
): Promise<PendingTail<R>> {
  const split = await replaceableTail(db, stored);
  const isSeen = unseenFields(tailValues(kind, split), difference).length === 0;
  return isSeen ? split : { kept: stored.pending, tail: null };
}

interface NextChange<R> {
  readonly change: PendingChange<R>;
  readonly outgoing: OutgoingCall;
}

/** Null where the new change takes back the superseded one. */
function nextChange<R>(
  context: CommandContext,
  kind: EditableKind<R>,
  stored: StoredRow<R>,
  { tail }: PendingTail<R>,
  difference: FieldDifference,
): NextChange<R> | null {
  const { companyId, deviceName } = context;
  const by = { deviceName, at: context.now() };
  const outboxId = newOperationId(context);
  if (tail?.change.kind === 'add') {
    const row = kind.withChanges(tail.change.row, difference.changes, by);
    return { change: { kind: 'add', outboxId, row }, outgoing: kind.add(companyId, row) };
  }
  const joined = tail?.change.kind === 'update' ? joinDifferences(tail.change, difference) : difference;
  if (Object.keys(joined.changes).length === 0) return null;
  const update = { id: stored.id, version: stored.version, ...joined, ...by };
  return { change: { kind: 'update', outboxId, ...joined, ...by }, outgoing: kind.update(companyId, update) };
}
