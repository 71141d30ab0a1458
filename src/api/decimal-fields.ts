/** Bounded schemas of decimals, apart from the other fields: what is loaded before the sign-in has none. */
import * as v from 'valibot';
import { type DecimalText, isDecimalText } from '../domain/money/decimal-text';

/** An exact decimal as text. */
export const decimal = v.custom<DecimalText>(
  (value) => typeof value === 'string' && value.length <= 40 && isDecimalText(value),
);
/** A decimal or ''. */
export const optionalDecimal = v.union([v.literal(''), decimal]);
