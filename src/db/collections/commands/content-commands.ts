/** The commands of a collection whose content is judged before it is written: known here at once, to the server by the outbox. */
import * as v from 'valibot';
import { type EntityId, entityIdSchema } from '@/api/ids';
import { isUnknownField } from '@/api/unknown-field';
import type { FieldChanges } from '@/domain/merge/merge-fields';
import { sameValue } from '@/domain/merge/same-value';
import type { CommandContext } from '../../command-context';
import type { EditableKind, Identified, RemovableKind, RowKind } from '../row-kind';
import { addRow, addRows } from './add-row';
import { type RemoveOutcome, removeRow, removeRows } from './remove-row';
import { updateRow } from './update-row';

/** The content is not what the contract takes; `fields` are dotted paths. Nothing was written. */
export interface InvalidContent {
  readonly kind: 'invalid';
  readonly fields: readonly string[];
}

export type AddOutcome = { readonly kind: 'added'; readonly id: EntityId } | InvalidContent;
export type AddManyOutcome = { readonly kind: 'added'; readonly ids: readonly EntityId[] } | InvalidContent;
export type ChangeOutcome = { readonly kind: 'changed' | 'unchanged' | 'missing' } | InvalidContent;

export type ContentSchema<C> = v.GenericSchema<unknown, C>;

/** The fields that the schema refuses; null where it takes the content. Fields it does not know do not matter. */
export function invalidContent(schema: ContentSchema<unknown>, content: unknown): InvalidContent | null {
  const checked = v.safeParse(schema, content);
  if (checked.success) return null;
  const refused = checked.issues.filter((issue) => !isUnknownField(issue));
  return refused.length === 0 ? null : { kind: 'invalid', fields: refused.map((issue) => v.getDotPath(issue) ?? '') };
}

/** Adds a row with this content under a new id. */
export function addCommand<C extends FieldChanges>(kind: RowKind<C & Identified>, schema: ContentSchema<C>) {
  return async (context: CommandContext, content: C): Promise<AddOutcome> => {
    const invalid = invalidContent(schema, content);
    if (invalid !== null) return invalid;
    const id = v.parse(entityIdSchema, context.newId());
    await addRow(context, kind, { ...content, id });
    return { kind: 'added', id };
  };
}

/** Adds many rows in one transaction, each under a new id; with the first content that is refused nothing is written. */
export function addManyCommand<C extends FieldChanges>(kind: RowKind<C & Identified>, schema: ContentSchema<C>) {
  return async (context: CommandContext, contents: readonly C[]): Promise<AddManyOutcome> => {
    for (const content of contents) {
      const invalid = invalidContent(schema, content);
      if (invalid !== null) return invalid;
    }
    const rows = contents.map((content) => ({ ...content, id: v.parse(entityIdSchema, context.newId()) }));
    await addRows(context, kind, rows);
    return { kind: 'added', ids: rows.map(({ id }) => id) };
  };
}

/** Changes the fields in which `after` differs from `seen`, the content the form was opened with. */
export function updateCommand<C extends FieldChanges>(kind: EditableKind<C & Identified>, schema: ContentSchema<C>) {
  return async (context: CommandContext, id: EntityId, seen: C, after: C): Promise<ChangeOutcome> => {
    const invalid = invalidContent(schema, after);
    return invalid ?? { kind: await updateRow(context, kind, id, seen, after) };
  };
}

/**
 * Removes a row; an edit made elsewhere meanwhile wins. So does one that is here already and that the person, who had `seen` before the
 * eyes, does not know of: the row stays.
 */
export function removeCommand<C extends FieldChanges>(kind: RemovableKind<C & Identified>) {
  return (context: CommandContext, id: EntityId, seen?: C): Promise<RemoveOutcome | 'changed'> => {
    const { db } = context;
    return db.transaction('rw', kind.table(db), db.outbox, db.syncState, async () => {
      const stored = seen && (await kind.table(db).get(id));
      if (isChanged(stored?.shown, seen)) return 'changed';
      return removeRow(context, kind, id);
    });
  };
}

export interface SeenContent<C> {
  readonly id: EntityId;
  readonly seen: C;
}

export interface RemoveManyOutcome {
  readonly removed: number;
  /** Not what was seen any more: they stay. */
  readonly changed: readonly EntityId[];
}

/** The same for many in one transaction. */
export function removeManyCommand<C extends FieldChanges>(kind: RemovableKind<C & Identified>) {
  return (context: CommandContext, rows: readonly SeenContent<C>[]): Promise<RemoveManyOutcome> => {
    const { db } = context;
    return db.transaction('rw', kind.table(db), db.outbox, db.syncState, async () => {
      const stored = await kind.table(db).bulkGet(rows.map(({ id }) => id));
      const changed = rows.flatMap(({ id, seen }, place) => (isChanged(stored[place]?.shown, seen) ? [id] : []));
      const staying = new Set(changed);
      const going = rows.filter(({ id }) => !staying.has(id)).map(({ id }) => id);
      return { removed: await removeRows(context, kind, going), changed };
    });
  };
}

/** What is there no more is not changed. */
function isChanged(shown: object | null | undefined, seen: object | undefined): boolean {
  return !!shown && seen !== undefined && !sameValue({ ...shown, id: undefined }, seen);
}
