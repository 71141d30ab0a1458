/** A collection whose rows are judged content beside an id, as a screen works on it. */
import type { CompanyId, EntityId } from '@/api/ids';
import type { FieldChanges } from '@/domain/merge/merge-fields';
import type { CommandContext } from '../../command-context';
import type { CondicaDatabase } from '../../condica-database';
import { listRows, rowById } from '../../rows/list-rows';
import type { RowView } from '../../rows/stored-row';
import type { EditableKind, Identified, RemovableKind } from '../row-kind';
import {
  type AddManyOutcome,
  type AddOutcome,
  addCommand,
  addManyCommand,
  type ChangeOutcome,
  type ContentSchema,
  invalidContent,
  type RemoveManyOutcome,
  removeCommand,
  removeManyCommand,
  type SeenContent,
  updateCommand,
} from './content-commands';
import type { RemoveOutcome } from './remove-row';

export interface ContentRows<C> {
  /** All of a company, by name. */
  readonly list: (db: CondicaDatabase, companyId: CompanyId) => Promise<readonly RowView<C & Identified>[]>;
  /** Under a new id. */
  readonly add: (context: CommandContext, content: C) => Promise<AddOutcome>;
  /** Many at once, each under a new id: all or none. */
  readonly addMany: (context: CommandContext, contents: readonly C[]) => Promise<AddManyOutcome>;
  /**
   * Puts in the fields in which `after` differs from `seen`, the content that the person had before the eyes: where another tab or
   * device changed one of them since, the server finds that they clash, and a person chooses. Null where rows are never changed.
   */
  readonly update: ((context: CommandContext, id: EntityId, seen: C, after: C) => Promise<ChangeOutcome>) | null;
  /** An edit made elsewhere meanwhile wins. `changed`: the row is not what was `seen`, and stays. */
  readonly remove: (context: CommandContext, id: EntityId, seen?: C) => Promise<RemoveOutcome | 'changed'>;
  /** Many at once, as `remove` does each. */
  readonly removeMany: (context: CommandContext, rows: readonly SeenContent<C>[]) => Promise<RemoveManyOutcome>;
  /** Does several of these in one transaction: all of them or none, and much sooner than one by one. */
  readonly together: <T>(context: CommandContext, work: () => Promise<T>) => Promise<T>;
  /** The fields that the contract would refuse, as dotted paths. */
  readonly refused: (content: C) => readonly string[];
}

export interface EditedRows<C> extends ContentRows<C> {
  readonly update: NonNullable<ContentRows<C>['update']>;
  /** Puts what a register says into the row as it stands now; what a person typed goes by `update`. */
  readonly change: (context: CommandContext, id: EntityId, changes: Partial<C>) => Promise<ChangeOutcome>;
}

/** Rows that are added and removed, never changed. */
export function addedContent<C extends FieldChanges>(
  kind: RemovableKind<C & Identified>,
  schema: ContentSchema<C>,
): ContentRows<C> & { readonly update: null } {
  return {
    list: (db, companyId) => listRows(kind.table(db), companyId),
    add: addCommand(kind, schema),
    addMany: addManyCommand(kind, schema),
    update: null,
    remove: removeCommand(kind),
    removeMany: removeManyCommand(kind),
    together: ({ db }, work) => db.transaction('rw', kind.table(db), db.outbox, db.syncState, async () => work()),
    refused: (content) => invalidContent(schema, content)?.fields ?? [],
  };
}

export function editedContent<C extends FieldChanges>(
  kind: EditableKind<C & Identified> & RemovableKind<C & Identified>,
  schema: ContentSchema<C>,
): EditedRows<C> {
  const update = updateCommand(kind, schema);
  return {
    ...addedContent(kind, schema),
    update,
    change: (context, id, changes) =>
      context.db.transaction('rw', kind.table(context.db), context.db.outbox, async () => {
        const view = await rowById(kind.table(context.db), id);
        if (view === null) return { kind: 'missing' };
        const seen = contentOf<C>(view.row);
        return update(context, id, seen, { ...seen, ...changes });
      }),
  };
}

export function contentOf<C>({ id: _, ...content }: C & Identified): C {
  // The compiler does not subtract from a type parameter: what stands beside the id is the content.
  return content as unknown as C;
}
