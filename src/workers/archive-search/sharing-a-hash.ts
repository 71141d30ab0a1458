/** Which of many share what is asked of them with another one: of a hundred thousand documents all but a few share it with none. */

/**
 * Those whose hash another one of them has, in their order. Without a list or a text for each of them: to group a hundred
 * thousand by texts takes most of a sweep.
 *
 * `hashOf`: 32 bits.
 */
export function sharingAHash<T>(of: readonly T[], hashOf: (one: T) => number): readonly T[] {
  const hashes = Uint32Array.from(of, (one) => hashOf(one));
  const shared = new Uint8Array(of.length);
  // Open addressing, at most half full: the place of the first of each hash, from 1.
  const room = 2 ** Math.ceil(Math.log2(2 * of.length + 2));
  const firsts = new Uint32Array(room);
  for (let place = 0; place < of.length; place += 1) {
    const hash = hashes[place] ?? 0;
    let slot = spread(hash) & (room - 1);
    let first = firsts[slot] ?? 0;
    while (first !== 0 && hashes[first - 1] !== hash) {
      slot = (slot + 1) & (room - 1);
      first = firsts[slot] ?? 0;
    }
    if (first === 0) firsts[slot] = place + 1;
    else {
      shared[first - 1] = 1;
      shared[place] = 1;
    }
  }
  return of.filter((_, place) => shared[place] === 1);
}

/** A text as 32 bits (FNV-1a), after others. */
export function textHash(text: string, after = FIRST): number {
  let hash = after;
  for (let at = 0; at < text.length; at += 1) hash = withCode(hash, text.charCodeAt(at));
  return hash >>> 0;
}

export function withCode(hash: number, code: number): number {
  return Math.imul(hash ^ code, PRIME);
}

const FIRST = 0x811c9dc5;
const PRIME = 0x01000193;

/** So that hashes which lie beside each other do not. */
function spread(hash: number): number {
  return Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 7;
}
