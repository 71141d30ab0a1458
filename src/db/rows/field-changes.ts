import type { FieldChanges, FieldDifference } from '@/domain/merge/merge-fields';
import { sameValue } from '@/domain/merge/same-value';

/** The fields in which `after` differs from what the person saw. Fields that `after` does not name are left alone (G12). */
export function fieldDifference(seen: FieldChanges, after: FieldChanges): FieldDifference {
  const changed = Object.keys(after).filter((field) => !sameValue(seen[field], after[field]));
  return { base: pickFields(seen, changed), changes: pickFields(after, changed) };
}

/**
 * The fields in which `then` was made without these values before the eyes, and wants others: joined, it would write over them unseen.
 */
export function unseenFields(values: FieldChanges, { base, changes }: FieldDifference): readonly string[] {
  return Object.keys(changes).filter(
    (field) => field in values && !sameValue(values[field], base[field]) && !sameValue(values[field], changes[field]),
  );
}

/**
 * One difference after another, as one: first base, last value; a field that came back to its base is no change. The second one has
 * seen the first (`unseenFields` names none).
 */
export function joinDifferences(first: FieldDifference, then: FieldDifference): FieldDifference {
  // What the first difference found without a value has none in its base: the later one's would be this device's own.
  const base = { ...omitFields(then.base, Object.keys(first.changes)), ...first.base };
  const changes = { ...first.changes, ...then.changes };
  const changed = Object.keys(changes).filter((field) => !sameValue(base[field], changes[field]));
  return { base: pickFields(base, changed), changes: pickFields(changes, changed) };
}

export function pickFields(from: FieldChanges, fields: readonly string[]): FieldChanges {
  return Object.fromEntries(fields.filter((field) => field in from).map((field) => [field, from[field]]));
}

export function omitFields(from: FieldChanges, fields: readonly string[]): FieldChanges {
  return Object.fromEntries(Object.entries(from).filter(([field]) => !fields.includes(field)));
}
