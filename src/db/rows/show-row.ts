import type { FieldChanges } from '@/domain/merge/merge-fields';
import { fold } from '@/domain/text/fold';
import type { PendingChange, StoredRow } from './stored-row';

/** Who wrote a change, and when. */
export interface Authorship {
  readonly deviceName: string;
  readonly at: string;
}

/** What of a collection decides how its rows are shown. */
export interface ShownKind<R> {
  /** What the list is ordered and searched by, not yet folded. */
  readonly sortText: (row: R) => string;
  readonly withChanges: (row: R, changes: FieldChanges, by: Authorship) => R;
}

/** base ⊕ pending: the changes of this device over the server's row, in the order made. */
export function showRow<R>(kind: ShownKind<R>, base: R | null, pending: readonly PendingChange<R>[]): R | null {
  let shown = base;
  for (const change of pending) {
    if (change.kind === 'add') shown = change.row;
    else if (change.kind !== 'update') shown = null;
    else if (shown !== null) shown = kind.withChanges(shown, change.changes, change);
  }
  return shown;
}

type RowFacts<R> = Pick<StoredRow<R>, 'id' | 'companyId' | 'version' | 'base' | 'gone' | 'madeIn' | 'pending'>;

/** The row with what follows from its facts. */
export function storedRow<R>(kind: ShownKind<R>, facts: RowFacts<R>): StoredRow<R> {
  const shown = showRow(kind, facts.base, facts.pending);
  return {
    id: facts.id,
    companyId: facts.companyId,
    version: facts.version,
    base: facts.base,
    ...(facts.gone === true ? { gone: true } : {}),
    ...(facts.madeIn === undefined ? {} : { madeIn: facts.madeIn }),
    pending: facts.pending,
    shown,
    sortKey: shown === null ? '' : fold(kind.sortText(shown)),
  };
}
