/** A row of a collection that a restored server lost, or has as it was before (docs/decisions/0009 and 0021). Inside sendAgain's transaction. */
import type { FieldChanges, FieldDifference } from '@/domain/merge/merge-fields';
import { addRow } from '../collections/commands/add-row';
import { changeRow } from '../collections/commands/update-row';
import type { EditableKind, Identified, RowKind } from '../collections/row-kind';
import type { CommandContext } from '../command-context';
import { enqueue, newOperationId } from '../outbox/enqueue';
import { putAhead } from '../outbox/put-ahead';
import { fieldDifference, omitFields, pickFields } from '../rows/field-changes';
import { notSaid } from '../rows/not-said';
import { storedRow } from '../rows/show-row';
import { type PendingChange, type StoredRow, UNCONFIRMED } from '../rows/stored-row';

/** Of what can be changed the content is known: an invoice that a row became may say less than that. */
type GivenKind<R> = RowKind<R> & Partial<Pick<EditableKind<R>, 'contentOf'>>;

/** Unknown to the server: added again. False where it knows the row, as it was before or as somebody wrote it since. */
export async function giveRowBack<R extends Identified>(
  context: CommandContext,
  kind: GivenKind<R>,
  value: unknown,
): Promise<boolean> {
  const row = kind.read(value);
  if (row === null) return true;
  const table = kind.table(context.db);
  const stored = await table.get(row.id);
  if (stored !== undefined && stored.version !== UNCONFIRMED) return false;
  if (stored !== undefined && stored.pending.length > 0) await addUnder(context, kind, stored);
  else {
    await table.delete(row.id);
    await addRow(context, kind, row);
  }
  return true;
}

/**
 * Changes of it wait here: the row goes before them, for whoever else has it may never come. Where this device's own words wait beside
 * it since an earlier restore, both go: nobody has seen it. What brings it is all that keeps it here from now on: given up, it is nowhere.
 */
async function addUnder<R extends Identified>(
  context: CommandContext,
  kind: GivenKind<R>,
  stored: StoredRow<R>,
): Promise<void> {
  const { base, pending } = stored;
  if (base === null) return;
  // Only to be removed, it needs nothing, and stays for whoever gives that up (row-effects.ts).
  if (pending.every((change) => change.kind === 'remove')) return;
  const lost = { ...stored, base: null };
  if (isBrought(kind, base, pending)) await kind.table(context.db).put(storedRow(kind, lost));
  else await putAdd(context, kind, lost, base);
}

/** By an Add of this device's that says the same, or by the invoice that it became: taken back, that draft is written anew. */
function isBrought<R>({ contentOf }: GivenKind<R>, base: R, pending: readonly PendingChange<R>[]): boolean {
  const adds = pending.filter((change) => change.kind === 'add');
  // Of what cannot be changed one word is like the other.
  if (contentOf === undefined) return true;
  if (adds.length > 0) return adds.some(({ row }) => saysTheSame(contentOf(row), contentOf(base)));
  return (
    pending.every((change) => change.kind !== 'update') && notSaid(contentOf(base), contentOf, pending).length === 0
  );
}

function saysTheSame(one: FieldChanges, other: FieldChanges): boolean {
  return Object.keys(fieldDifference(one, other).changes).length === 0;
}

async function putAdd<R extends Identified>(
  context: CommandContext,
  kind: RowKind<R>,
  stored: StoredRow<R>,
  row: R,
): Promise<void> {
  const outboxId = newOperationId(context);
  const pending = [{ kind: 'add' as const, outboxId, row }, ...stored.pending];
  await kind.table(context.db).put(storedRow(kind, { ...stored, pending }));
  const subject = { collection: kind.collection, id: row.id, label: kind.label(row) };
  await enqueue(context, outboxId, kind.add(context.companyId, row), subject);
}

/**
 * The server has it as the copy had it: what differs is sent as a change, beside what waits, and before what waits in the same
 * field, as that was written over it. Where somebody has written it since, nobody knows whose word is newer: it is added again, which
 * the server refuses where they differ, and a person chooses.
 */
export async function changeBack<R extends Identified>(
  context: CommandContext,
  kind: EditableKind<R>,
  value: unknown,
  lostAfter: number,
): Promise<void> {
  const row = kind.read(value);
  const stored = row === null ? undefined : await kind.table(context.db).get(row.id);
  if (row === null || stored === undefined || stored.base === null || stored.gone === true) return;
  if (stored.pending.some((change) => change.kind === 'issued'))
    return keepWhatIsThere(context, kind, stored, { row, lostAfter });
  if (stored.pending.some((change) => change.kind !== 'update')) return;
  const all = fieldDifference(kind.contentOf(stored.base), kind.contentOf(row));
  if (Object.keys(all.changes).length === 0) return;
  const waiting = stored.pending.flatMap((change) => (change.kind === 'update' ? Object.keys(change.changes) : []));
  if (stored.version > lostAfter) await putAdd(context, kind, stored, row);
  else if (waiting.some((field) => field in all.changes)) await changeUnder(context, kind, stored, all);
  else await changeRow(context, kind, stored, all);
}

/** Before all that waits, in the row and on the road. */
async function changeUnder<R extends Identified>(
  context: CommandContext,
  kind: EditableKind<R>,
  stored: StoredRow<R>,
  difference: FieldDifference,
): Promise<void> {
  const { db, companyId, deviceName } = context;
  const outboxId = newOperationId(context);
  const by = { ...difference, deviceName, at: context.now() };
  const row = storedRow(kind, { ...stored, pending: [{ kind: 'update', outboxId, ...by }, ...stored.pending] });
  await kind.table(db).put(row);
  const subject = { collection: kind.collection, id: row.id, label: labelOf(kind, row) };
  await enqueue(context, outboxId, kind.update(companyId, { id: row.id, version: stored.version, ...by }), subject);
  await putAhead(db, await db.outbox.where('id').equals(outboxId).toArray());
}

function labelOf<R>(kind: RowKind<R>, { shown, base }: StoredRow<R>): string {
  const row = shown ?? base;
  return row === null ? '' : kind.label(row);
}

/**
 * It became an invoice, which says all of it that was seen; what was not is given back before that. Should the person take it back, its
 * mark tells what the server has by now: what it lost is sent then, and clashes with what somebody has written since.
 */
async function keepWhatIsThere<R extends Identified>(
  context: CommandContext,
  kind: EditableKind<R>,
  stored: StoredRow<R> & { readonly base: R | null },
  { row, lostAfter }: { readonly row: R; readonly lostAfter: number },
): Promise<void> {
  const { base, version } = stored;
  if (base === null) return;
  const has = kind.contentOf(base);
  const { changes } = fieldDifference(has, kind.contentOf(row));
  const lost = Object.keys(changes);
  if (lost.length === 0) return;
  const waiting = stored.pending.flatMap((change) => (change.kind === 'update' ? [change.changes] : []));
  const known = version > lostAfter ? omitFields(has, lost) : has;
  const there = Object.assign({}, known, ...waiting);
  const pending = stored.pending.map((change) => (change.kind === 'issued' ? { ...change, there } : change));
  const unseen = notSaid(changes, kind.contentOf, stored.pending);
  const marked = storedRow(kind, { ...stored, pending });
  if (unseen.length === 0) await kind.table(context.db).put(marked);
  else
    await changeUnder(context, kind, marked, { base: pickFields(known, unseen), changes: pickFields(changes, unseen) });
}
