/** Bounded field schemas shared by the entities: everything from outside has a length. */
import * as v from 'valibot';

/** One line of text. */
export const shortText = v.pipe(v.string(), v.maxLength(300));
/** A paragraph. */
export const longText = v.pipe(v.string(), v.maxLength(5000));
/** Why a person or a device did something that a report will show. */
export const reasonText = v.pipe(v.string(), v.minLength(1), v.maxLength(300));
/** A code of a list. */
export const codeText = v.pipe(v.string(), v.maxLength(60));
/** `yyyy-MM-dd`. */
export const isoDate = v.pipe(v.string(), v.isoDate());
/** `yyyy-MM-dd` or ''. */
export const optionalIsoDate = v.union([v.literal(''), isoDate]);
/** An instant, ISO 8601 in UTC. */
export const isoInstant = v.pipe(v.string(), v.isoTimestamp());
/** SHA-256 in lower-case hexadecimal. */
export const sha256Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
