import * as v from 'valibot';
import type { EditableCollection } from '@/api/collections';
import { type EntityId, entityIdSchema, type OperationId } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { draftKind } from '../drafts/draft-collection';
import { partnerKind } from '../partners/partner-collection';
import { addRow } from '../rows/add-row';
import type { EditableKind } from '../rows/row-kind';
import type { ConflictRow } from './conflict-row';

/** Of these two may stand beside each other; products and payment methods are told apart by their code. */
const DOUBLED: ReadonlySet<EditableCollection> = new Set(['draft', 'partner']);

export function canKeepBoth({ collection, kind }: Pick<ConflictRow, 'collection' | 'kind'>): boolean {
  return kind === 'fields' && DOUBLED.has(collection);
}

/**
 * Settles a conflict by keeping both: the server's row stays as it is, mine becomes a new one, with all that was written here.
 * Gives the new row's id; null where the conflict was settled before, or where that is not possible.
 */
export function keepBoth(context: CommandContext, id: OperationId): Promise<EntityId | null> {
  const { db } = context;
  return db.transaction('rw', db.tables, async () => {
    const conflict = await db.conflict.get(id);
    if (conflict === undefined || !canKeepBoth(conflict)) return null;
    const added =
      conflict.collection === 'draft'
        ? await addMine(context, draftKind, conflict)
        : await addMine(context, partnerKind, conflict);
    if (added === null) return null;
    await db.conflict.delete(id);
    await db.outbox.where('id').equals(id).delete();
    return added;
  });
}

async function addMine<R extends { readonly id: EntityId }>(
  context: CommandContext,
  kind: EditableKind<R>,
  { rowId, fields, mine }: ConflictRow,
): Promise<EntityId | null> {
  const stored = await kind.table(context.db).get(rowId);
  if (stored === undefined || stored.shown === null) return null;
  const changes = Object.fromEntries(fields.map((field) => [field.field, field.mine]));
  const id = v.parse(entityIdSchema, context.newId());
  await addRow(context, kind, { ...kind.withChanges(stored.shown, changes, mine), id });
  return id;
}
