/** Bounded field schemas shared by the entities: everything from outside has a length. */
import * as v from 'valibot';
import { type DecimalText, isDecimalText } from '../domain/money/decimal-text';

/** One line of text. */
export const shortText = v.pipe(v.string(), v.maxLength(300));
/** A paragraph. */
export const longText = v.pipe(v.string(), v.maxLength(5000));
/** A code of a list. */
export const codeText = v.pipe(v.string(), v.maxLength(60));
/** `yyyy-MM-dd`. */
export const isoDate = v.pipe(v.string(), v.isoDate());
/** `yyyy-MM-dd` or ''. */
export const optionalIsoDate = v.union([v.literal(''), isoDate]);
/** An instant, ISO 8601 in UTC. */
export const isoInstant = v.pipe(v.string(), v.isoTimestamp());
/** An exact decimal as text. */
export const decimal = v.custom<DecimalText>(
  (value) => typeof value === 'string' && value.length <= 40 && isDecimalText(value),
);
/** A decimal or ''. */
export const optionalDecimal = v.union([v.literal(''), decimal]);
/** SHA-256 in lower-case hexadecimal. */
export const sha256Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
