import type { Repair } from '../../invoice/validation/explain/repairs/repair';
import type { XmlElement } from '../../xml/xml-element';

/** A place in the declaration by the schema's names; `index` from 0 where the element repeats. */
export interface TransportField {
  readonly element: string;
  readonly index: number;
  readonly attribute: string | null;
}

/** What is said of one finding; as for invoices, at two levels of words. */
export interface TransportExplanation {
  /** One clause without final point, for a title or under the field. */
  readonly clause: string;
  /** What is wrong with these values and what to do; whole sentences. */
  readonly detail: string;
  /** The meaning of the official text. */
  readonly official: string;
  /** Terms of ANAF's rules: `BT-11`. */
  readonly terms: readonly string[];
  readonly field: TransportField;
  /** Only where one remedy is certain. */
  readonly repair: Repair | null;
}

/** Makes repairs better; everything is optional. */
export interface TransportContext {
  /** The document that was checked. */
  readonly document?: XmlElement;
}
