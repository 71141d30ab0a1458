/**
 * The three-way merge of a change (promise 5, docs/decisions/0001), for both ends: for each field the value that stands now is
 * compared with the one the change replaced.
 */
import { sameValue } from './same-value';

/** Some fields of a row's content, by name. An absent field has no value, which is a value like others: undefined. */
export type FieldChanges = Readonly<Record<string, unknown>>;

export interface FieldDifference {
  /** The values replaced. */
  readonly base: FieldChanges;
  readonly changes: FieldChanges;
}

/**
 * `unchanged`: both say the same. `theirs`, `mine`: only that side changed it, and its value stands. `clash`: both changed it,
 * each to another value; where `was` is not known, that is whenever they differ.
 */
export type MergeVerdict = 'unchanged' | 'theirs' | 'mine' | 'clash';

export function judgeMerge(was: unknown, mine: unknown, theirs: unknown): MergeVerdict {
  if (sameValue(mine, theirs)) return 'unchanged';
  if (sameValue(was, mine)) return 'theirs';
  return sameValue(was, theirs) ? 'mine' : 'clash';
}

/** Fields of the change that stand neither as it replaced them nor as it wants them. */
export function clashingFields(theirs: FieldChanges, { base, changes }: FieldDifference): readonly string[] {
  return Object.keys(changes).filter((field) => judgeMerge(base[field], changes[field], theirs[field]) === 'clash');
}

export type MergeResult<R> =
  | { readonly kind: 'merged'; readonly row: R; readonly changed: boolean }
  | { readonly kind: 'conflict'; readonly fields: readonly string[] };

/** A change that names a value it did not replace takes nothing back: what stands, stays. */
export function mergeFields<R extends object>(current: R, difference: FieldDifference): MergeResult<R> {
  const theirs: FieldChanges = Object.fromEntries(Object.entries(current));
  const fields = clashingFields(theirs, difference);
  if (fields.length > 0) return { kind: 'conflict', fields };
  const { base, changes } = difference;
  const mine = Object.keys(changes).filter(
    (field) => judgeMerge(base[field], changes[field], theirs[field]) === 'mine',
  );
  const row = { ...current, ...Object.fromEntries(mine.map((field) => [field, changes[field]])) };
  return { kind: 'merged', row, changed: mine.length > 0 };
}
