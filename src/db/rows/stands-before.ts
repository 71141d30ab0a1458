import type { PendingChange, StoredRow } from './stored-row';

type AddChange<R> = Extract<PendingChange<R>, { kind: 'add' }>;

/** What others wrote, and this device gives back with its own, which is the last Add (entries/give-row-back.ts): nobody here has seen it. */
export function addsBefore<R>(pending: readonly PendingChange<R>[]): readonly AddChange<R>[] {
  return pending.filter((change) => change.kind === 'add').slice(0, -1);
}

/**
 * What this device's own words will find at the server: what that has, or what goes before them as it was lost. Null where nobody else
 * knows the row. Pure.
 */
export function standsBefore<R>({ base, pending }: Pick<StoredRow<R>, 'base' | 'pending'>): R | null {
  return base ?? addsBefore(pending).at(-1)?.row ?? null;
}
