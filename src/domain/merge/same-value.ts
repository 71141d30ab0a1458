type Fields = Readonly<Record<string, unknown>>;

/**
 * Deep equality of JSON values, as both ends of a merge understand it. The order of properties does not matter, and an absent
 * property equals one that is undefined: the road between the ends drops it.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isFields(a) || !isFields(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  for (const key of Object.keys(a)) if (!sameValue(a[key], b[key])) return false;
  for (const key of Object.keys(b)) if (b[key] !== undefined && !Object.hasOwn(a, key)) return false;
  return true;
}

/** An array counts too: its places are its properties. */
function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
