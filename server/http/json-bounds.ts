/**
 * Whether JSON is of a shape that any call could have, told from its bytes: what is nested deep, of millions of parts, or has
 * thousands of names in one object takes seconds to parse, and nobody else is answered in them.
 */

export interface JsonBounds {
  readonly depth: number;
  /** Values in all. */
  readonly parts: number;
  /** Names of one object. */
  readonly names: number;
}

/** The largest draft, of 10,000 lines, is ten levels deep and has half a million parts. */
export const JSON_BOUNDS: JsonBounds = { depth: 64, parts: 1_000_000, names: 2_000 };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const [ARRAY, ARRAY_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Says nothing of whether it is JSON at all. */
export function isPlainShape(bytes: Uint8Array, bounds: JsonBounds = JSON_BOUNDS): boolean {
  /** Commas of each container that is open; -1 under an array, whose length is bounded by the parts. */
  const names = new Int32Array(bounds.depth + 1);
  let depth = 0;
  let parts = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      at = endOfString(bytes, at);
    } else if (byte === COMMA) {
      parts += 1;
      const inObject = names[depth] ?? -1;
      if (inObject >= 0) names[depth] = inObject + 1;
      if (parts > bounds.parts || inObject >= bounds.names) return false;
    } else if (byte === ARRAY || byte === OBJECT) {
      parts += 1;
      depth += 1;
      if (depth > bounds.depth || parts > bounds.parts) return false;
      names[depth] = byte === ARRAY ? -1 : 0;
    } else if (byte === ARRAY_END || byte === OBJECT_END) {
      depth = Math.max(0, depth - 1);
    }
  }
  return true;
}

/** The place of the closing quote, or the end where there is none. */
function endOfString(bytes: Uint8Array, from: number): number {
  for (let end = bytes.indexOf(QUOTE, from + 1); end >= 0; end = bytes.indexOf(QUOTE, end + 1)) {
    let before = end - 1;
    while (bytes[before] === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return bytes.length;
}
