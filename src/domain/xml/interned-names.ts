/** Names seen by any document, so that equal names are the same string and compare by identity. */
const INTERNED = new Map<string, string>();
/** Foreign documents could bring any number of names of any length; past these bounds they are used as they are. */
const MAX_INTERNED = 8192;
const MAX_INTERNED_LENGTH = 128;

/** The one string that stands for all equal ones. */
export function intern(name: string): string {
  const known = INTERNED.get(name);
  if (known !== undefined) return known;
  if (name.length > MAX_INTERNED_LENGTH) return name;
  // A property key is unique in the engine, a slice of the document is not (and would keep the document alive).
  const unique = Object.keys({ [name]: 0 })[0] ?? name;
  if (INTERNED.size < MAX_INTERNED) INTERNED.set(unique, unique);
  return unique;
}
