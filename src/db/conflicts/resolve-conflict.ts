import * as v from 'valibot';
import { entityIdSchema, type OperationId } from '@/api/ids';
import { sameValue } from '@/domain/merge/same-value';
import { editedTables, ROWS_COLLECTIONS } from '../collections/collections';
import { addRow } from '../collections/commands/add-row';
import { removeRow } from '../collections/commands/remove-row';
import { changeRow } from '../collections/commands/update-row';
import type { EditableKind, Identified } from '../collections/row-kind';
import type { CommandContext } from '../command-context';
import type { ConflictRow } from './conflict-row';
import { type ConflictChoice, mergeField } from './merge-field';

/**
 * Settles a conflict by the person's choices, by the key of what clashes (merge-field.ts) or by the name of a whole field;
 * absent: theirs. What differs from the server's row then becomes a new change over it. For a removal, here or elsewhere, `choices.removal` 'mine' removes again, or brings the
 * row back.
 * False where the conflict was settled before.
 */
export function resolveConflict(
  context: CommandContext,
  id: OperationId,
  choices: Readonly<Record<string, ConflictChoice>>,
): Promise<boolean> {
  const { db } = context;
  return db.transaction('rw', [db.outbox, db.conflict, db.syncState, ...editedTables(db)], async () => {
    const conflict = await db.conflict.get(id);
    if (conflict === undefined) return false;
    await db.conflict.delete(id);
    await db.outbox.where('id').equals(id).delete();
    await ROWS_COLLECTIONS[conflict.collection].edits?.((kind) => applyChoice(context, kind, conflict, choices));
    return true;
  });
}

async function applyChoice<R extends Identified>(
  context: CommandContext,
  kind: EditableKind<R>,
  conflict: ConflictRow,
  choices: Readonly<Record<string, ConflictChoice>>,
): Promise<void> {
  if (conflict.kind === 'removal') {
    const { remove } = kind;
    if (choices.removal === 'mine' && remove !== undefined)
      await removeRow(context, { ...kind, remove }, conflict.rowId);
    return;
  }
  if (conflict.kind === 'removed-elsewhere') {
    if (choices.removal === 'mine') await bringBack(context, kind, kind.read(conflict.row));
    return;
  }
  const stored = await kind.table(context.db).get(conflict.rowId);
  const chosen = conflict.fields
    .map((field) => ({ ...field, value: mergeField(field, (key) => choices[key] ?? 'theirs').value }))
    .filter(({ value, theirs }) => !sameValue(value, theirs));
  if (chosen.length === 0) return;
  if (stored === undefined || stored.shown === null) {
    await bringBack(context, kind, rowOfMine(kind, conflict, chosen));
    return;
  }
  await changeRow(context, kind, stored, {
    base: Object.fromEntries(chosen.map(({ field, theirs }) => [field, theirs])),
    changes: Object.fromEntries(chosen.map(({ field, value }) => [field, value])),
  });
}

/** It was removed since: what is chosen of mine stands in the row as it was written here, the rest as it was there. */
function rowOfMine<R extends Identified>(
  kind: EditableKind<R>,
  { row, fields, mine }: ConflictRow,
  chosen: readonly { readonly field: string; readonly value: unknown }[],
): R | null {
  const read = kind.read(row);
  const theirs = Object.fromEntries(fields.map((one) => [one.field, one.theirs]));
  const values = Object.fromEntries(chosen.map(({ field, value }) => [field, value]));
  return read && kind.withChanges(read, { ...theirs, ...values }, mine);
}

/** Where its removal here is on its way, or somebody has brought it back, it goes on beside that one: deleting loses to editing. */
async function bringBack<R extends Identified>(
  context: CommandContext,
  kind: EditableKind<R>,
  row: R | null,
): Promise<void> {
  if (row === null) return;
  const there = await kind.table(context.db).get(row.id);
  const id = there === undefined ? row.id : v.parse(entityIdSchema, context.newId());
  await addRow(context, kind, { ...row, id });
}
