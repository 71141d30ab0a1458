/**
 * Why a draft cannot be issued yet, and where. What the official rules say of a complete document is the validator's
 * matter; here stands only what keeps the document from being made at all. Words for people are made at the screen.
 */
import type { TypedNumberError } from '../money/parse-typed-number';
import type { InvoiceDraftField } from './invoice-draft';

/**
 * `missing`: empty and needed · `invalid-date`: not a day of the calendar · `no-lines`: nothing is sold ·
 * `unknown-type`: a document type the application does not write (BT-3) · `unknown-unit`: no UN/ECE code for the unit as
 * typed (BR-CL-23) · `not-positive`: an exchange rate of zero or less · `too-many-notes`: over 20 × 300 characters
 * (BR-RO-A020, BR-RO-L302) · the rest: the amount cannot be read.
 */
export type DraftProblemCode =
  | 'missing'
  | 'invalid-date'
  | 'no-lines'
  | 'unknown-type'
  | 'unknown-unit'
  | 'not-positive'
  | 'too-many-notes'
  | Exclude<TypedNumberError, 'empty'>;

/** A field of the draft: `part` is the property inside it, with points (`address.city`, `discount.percent`). */
export interface DraftFieldRef {
  readonly field: InvoiceDraftField;
  readonly part?: string;
  /** With `field: 'lines'`: which line, by its id and its place (from 0) in the draft. */
  readonly line?: { readonly id: string; readonly index: number };
}

export interface DraftProblem {
  readonly code: DraftProblemCode;
  readonly at: DraftFieldRef;
}

/** The problem code of a number that could not be read. */
export function codeOfNumberError(error: TypedNumberError): DraftProblemCode {
  return error === 'empty' ? 'missing' : error;
}
