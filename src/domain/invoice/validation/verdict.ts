/**
 * What the validator says of one document. The measure is the official rule set (CIUS-RO 1.0.9 on EN 16931 and the
 * UBL 2.1 schema): the same ids, the same acceptance.
 */
import type { XmlReadError } from '../../xml/xml-element';

export type Severity = 'fatal' | 'warning';

/** One failed rule at one place, before it is put into words (see explain-finding.ts). */
export interface RuleFinding {
  /** The official id, for example `BR-CO-15`; `UBL-XSD` for a schema error. */
  readonly rule: string;
  readonly severity: Severity;
  /** Path of the element at fault from the root, positions from 1: `Invoice/cac:InvoiceLine[3]/cac:Price[1]`. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** The values the rule compared, by name, as text: what the explanation puts into its sentence. */
  readonly values: Readonly<Record<string, string>>;
}

export interface Verdict {
  /** False where the schema, a fatal rule or an evaluation that cannot be done refuses. */
  readonly accepted: boolean;
  /** `unreadable`: not well-formed or over a bound; nothing else was checked. */
  readonly xsd: 'valid' | 'invalid' | 'unreadable';
  /** Sorted unique ids. */
  readonly fatal: readonly string[];
  readonly warning: readonly string[];
  /** Ids of rules whose evaluation cannot be done on this document (the official processor stops there). */
  readonly abort: readonly string[];
  readonly findings: readonly RuleFinding[];
  readonly readError?: XmlReadError;
}
