/** Which fields both sides changed, what of them has to be chosen, and what goes together by itself. Pure. */

import type { FieldChanges, FieldDifference } from '@/domain/merge/merge-fields';
import { sameValue } from '@/domain/merge/same-value';
import type { ConflictField, MergedField } from '../../conflicts/conflict-row';
import { mergeField } from '../../conflicts/merge-field';

export function conflictField(field: string, mine: FieldDifference, theirs: FieldChanges): ConflictField {
  return {
    field,
    ...(field in mine.base ? { was: mine.base[field] } : {}),
    mine: mine.changes[field],
    theirs: theirs[field],
  };
}

/** Those in which something clashes, and for the others the value that has both sides' changes. */
export function divideFields(both: readonly ConflictField[]): {
  readonly fields: readonly ConflictField[];
  readonly mended: FieldChanges;
} {
  const merges = both.map((field) => ({ field, merge: mergeField(field, () => 'theirs') }));
  const mended = merges.filter(({ merge }) => merge.clashing.length === 0);
  return {
    fields: merges.filter(({ merge }) => merge.clashing.length > 0).map(({ field }) => field),
    mended: Object.fromEntries(mended.map(({ field, merge }) => [field.field, merge.value])),
  };
}

export function changedBy(by: MergedField['by'], before: FieldChanges, after: FieldChanges): readonly MergedField[] {
  return Object.keys(after)
    .filter((field) => !sameValue(before[field], after[field]))
    .map((field) => ({ field, by, was: before[field], now: after[field] }));
}
