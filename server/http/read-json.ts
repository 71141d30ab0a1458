/** A request's JSON as the database can keep it. */
import { isPlainShape } from './json-bounds';

/** Its escape: a whole pair stands in the bytes as itself. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;
/** With the flag `u` pairs are one letter, so this finds lone halves only. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Undefined where it is not JSON in UTF-8 (RFC 8259, section 8.1), or of a shape that no call has. Half of a surrogate pair, as a text cut in the middle of an
 * emoji ends, becomes U+FFFD: PostgreSQL takes none, and the rest of what the person wrote is worth more than a refusal.
 */
export function readJson(bytes: Uint8Array): unknown {
  if (!isPlainShape(bytes)) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return SURROGATE_ESCAPE.test(text)
      ? JSON.parse(text, (_key, value: unknown) => wellFormed(value))
      : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wellFormed(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(LONE_SURROGATE, '\u{fffd}') : value;
}
