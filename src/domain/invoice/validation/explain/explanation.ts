/**
 * What is said of one finding, at two levels of words: the clause and the detail for the one who owns the business, the
 * official meaning for the accountant; with the business terms, the field of the editor and, where the remedy is
 * certain, the change itself.
 */
import type { XmlElement } from '../../../xml/xml-element';
import type { FieldRef } from './fields/field-ref';
import type { Repair } from './repairs/repair';

export interface Explanation {
  /** One clause without final point, as a title or under the field: „Localitatea din București este sectorul”. */
  readonly clause: string;
  /** What is wrong with these values and what to do; whole sentences with their final point. */
  readonly detail: string;
  /** The meaning of the official text, in an accountant's words, with its business terms. */
  readonly official: string;
  /** Business terms and groups of EN 16931 that it concerns, the field's own first: `BT-52`, `BG-23`. */
  readonly terms: readonly string[];
  /** Where in the editor it is put right; null where the finding has no place in a draft. */
  readonly field: FieldRef | null;
  /** Only where one remedy is certain. */
  readonly repair: Repair | null;
}

/** What the caller knows beyond the finding; everything is optional and only makes texts and repairs better. */
export interface ExplainContext {
  /** The document that was checked: neighbouring values (the street that names the sector) are read from it. */
  readonly document?: XmlElement;
  /** Lei for one unit of the invoice's currency, a decimal text with a point: lets BT-111 be computed. */
  readonly exchangeRate?: string;
}
