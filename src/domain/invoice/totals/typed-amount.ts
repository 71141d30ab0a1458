/**
 * An amount of the draft as the totals take it: what was typed where it can be read, else zero with the reason. Typing
 * never throws.
 */
import { type Decimal, toDecimal, ZERO } from '../../money/decimal';
import { parseTypedNumber, type TypedNumberError } from '../../money/parse-typed-number';

export interface TypedAmount {
  readonly value: Decimal;
  /** Absent where the text was read, or is empty and may be. */
  readonly error?: TypedNumberError;
}

const NOTHING: TypedAmount = { value: ZERO };

/** An amount that must be there: '' is an error too. */
export function requiredAmount(text: string): TypedAmount {
  const parsed = parseTypedNumber(text);
  return parsed.ok ? { value: toDecimal(parsed.value) } : { value: ZERO, error: parsed.error };
}

/** An amount that may be left out: '' is zero. */
export function optionalAmount(text: string): TypedAmount {
  return text.trim() === '' ? NOTHING : requiredAmount(text);
}
