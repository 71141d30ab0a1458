/**
 * A decimal number as text: optional minus, digits, optional fraction after a point; no exponent, no grouping
 * (`1234.5`, `-0.01`). The form amounts have in the model, in IndexedDB, in JSON and in XML: exact, and never a float.
 */
export type DecimalText = string & { readonly __brand: 'DecimalText' };

const DECIMAL = /^-?\d+(\.\d+)?$/;

export function isDecimalText(text: string): text is DecimalText {
  return DECIMAL.test(text);
}

/** The text as a decimal; throws a RangeError where it is not one (for constants and for data already checked). */
export function decimalText(text: string): DecimalText {
  if (!isDecimalText(text)) throw new RangeError(`Not a decimal: ${text}`);
  return text;
}
