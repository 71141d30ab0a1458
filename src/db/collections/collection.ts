/** What a row of the table of collections says. */
import type { EditableKind, Identified, RowKind } from './row-kind';

/** Gives the kind with its row's type closed in: what walks over all collections need not know it. */
type Closed<K> = K extends 'edited'
  ? <T>(use: <R extends Identified>(kind: EditableKind<R>) => T) => T
  : <T>(use: <R extends Identified>(kind: RowKind<R>) => T) => T;

/** Rows as rows/stored-row.ts has them: merged by pending changes, sent again whole, exported and erased as all of them. */
export interface RowsCollection {
  readonly keeps: 'rows';
  readonly rows: Closed<'added'>;
  /** Null where rows are added and removed, never changed: nothing can clash. */
  readonly edits: Closed<'edited'> | null;
  /** After a conflict two may stand beside each other. */
  readonly keepsBoth: boolean;
}

/** `documents`: the archive. `leases`: intervals of numbers, the server's alone. `transports`: declarations with their steps. */
export interface OwnCollection {
  readonly keeps: 'documents' | 'leases' | 'transports';
}

export type Collection = RowsCollection | OwnCollection;
export type Keeps = Collection['keeps'];

/** Rows that a person adds and changes. */
export function editedRows<R extends Identified>(
  kind: EditableKind<R>,
  facts: Pick<RowsCollection, 'keepsBoth'>,
): RowsCollection {
  return { keeps: 'rows', rows: (use) => use(kind), edits: (use) => use(kind), ...facts };
}

/** Rows that are added, perhaps removed, never changed. */
export function addedRows<R extends Identified>(kind: RowKind<R>): RowsCollection {
  return { keeps: 'rows', rows: (use) => use(kind), edits: null, keepsBoth: false };
}
