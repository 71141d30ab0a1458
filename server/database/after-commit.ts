/** What is to happen once a transaction has committed, and never for one that did not: for what lives outside the database. */
import type { Kysely } from 'kysely';

const WAITING = new WeakMap<object, (() => void)[]>();

/** At once where `tx` is no transaction. */
export function afterCommit<T>(tx: Kysely<T>, effect: () => void): void {
  if (tx.isTransaction) WAITING.set(tx, [...(WAITING.get(tx) ?? []), effect]);
  else effect();
}

/** By whoever committed it. */
export function runAfterCommit<T>(tx: Kysely<T>): void {
  const effects = WAITING.get(tx) ?? [];
  WAITING.delete(tx);
  for (const effect of effects) effect();
}
