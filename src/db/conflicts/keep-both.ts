import * as v from 'valibot';
import { type EntityId, entityIdSchema, type OperationId } from '@/api/ids';
import { editedTables, ROWS_COLLECTIONS } from '../collections/collections';
import { addRow } from '../collections/commands/add-row';
import type { EditableKind, Identified } from '../collections/row-kind';
import type { CommandContext } from '../command-context';
import type { ConflictRow } from './conflict-row';

export function canKeepBoth({ collection, kind }: Pick<ConflictRow, 'collection' | 'kind'>): boolean {
  return kind === 'fields' && ROWS_COLLECTIONS[collection].keepsBoth;
}

/**
 * Settles a conflict by keeping both: the server's row stays as it is, mine becomes a new one, with all that was written here.
 * Gives the new row's id; null where the conflict was settled before, or where that is not possible.
 */
export function keepBoth(context: CommandContext, id: OperationId): Promise<EntityId | null> {
  const { db } = context;
  return db.transaction('rw', [db.outbox, db.conflict, ...editedTables(db)], async () => {
    const conflict = await db.conflict.get(id);
    if (conflict === undefined || !canKeepBoth(conflict)) return null;
    const added = await ROWS_COLLECTIONS[conflict.collection].edits?.((kind) => addMine(context, kind, conflict));
    if (added === undefined || added === null) return null;
    await db.conflict.delete(id);
    await db.outbox.where('id').equals(id).delete();
    return added;
  });
}

async function addMine<R extends Identified>(
  context: CommandContext,
  kind: EditableKind<R>,
  { rowId, row, fields, mine }: ConflictRow,
): Promise<EntityId | null> {
  const stored = await kind.table(context.db).get(rowId);
  const beside = stored?.shown ?? kind.read(row);
  if (beside === null) return null;
  const changes = Object.fromEntries(fields.map((field) => [field.field, field.mine]));
  const id = v.parse(entityIdSchema, context.newId());
  await addRow(context, kind, { ...kind.withChanges(beside, changes, mine), id });
  return id;
}
