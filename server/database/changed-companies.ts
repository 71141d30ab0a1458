/**
 * Which companies a transaction gave a new version. Kept beside the transaction, so that whoever writes need not hand it
 * up; read after the commit, when the nudges go out (a nudge from inside costs throughput and may be of a rollback).
 */
import type { Transaction } from 'kysely';

const CHANGED = new WeakMap<object, Map<number, number>>();

export function noteChange<T>(tx: Transaction<T>, companyId: number, version: number): void {
  const changed = CHANGED.get(tx) ?? new Map<number, number>();
  changed.set(companyId, version);
  CHANGED.set(tx, changed);
}

/** Company id to its newest version. */
export function changesOf<T>(tx: Transaction<T>): ReadonlyMap<number, number> {
  return CHANGED.get(tx) ?? new Map();
}
