import { type ExactDecimal, parseDecimal } from '../../invoice/validation/exact-decimal';
import { UNEVALUABLE } from '../../invoice/validation/unevaluable';

/** `xs:decimal(text)`. @throws Unevaluable where the text is no number: the official processor stops there. */
export function decimalValue(text: string): ExactDecimal {
  const value = parseDecimal(text);
  if (value === undefined) throw UNEVALUABLE;
  return value;
}
