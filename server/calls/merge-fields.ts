/**
 * The three-way merge of a change (promise 5, docs/decisions/0001): for each field the server's value is compared with the
 * one the change replaced.
 */
export type MergeResult<R> =
  | { readonly kind: 'merged'; readonly row: R; readonly changed: boolean }
  | { readonly kind: 'conflict'; readonly fields: readonly string[] };

/** `base` and `changes` have the same fields; a field without a base is one the caller did not know, and clashes. */
export function mergeFields<R extends object>(
  current: R,
  base: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
): MergeResult<R> {
  const now: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(current));
  const fields = Object.keys(changes);
  const clashes = fields.filter(
    (field) => !sameValue(now[field], changes[field]) && !sameValue(now[field], base[field]),
  );
  if (clashes.length > 0) return { kind: 'conflict', fields: clashes };
  const changed = fields.some((field) => !sameValue(now[field], changes[field]));
  return { kind: 'merged', row: { ...current, ...changes }, changed };
}

/** Deep equality of JSON values; the order of an object's keys does not matter. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => sameValue(item, b[index]))
    );
  }
  const left = new Map(Object.entries(a));
  const right = new Map(Object.entries(b));
  return (
    left.size === right.size && [...left].every(([key, value]) => right.has(key) && sameValue(value, right.get(key)))
  );
}
