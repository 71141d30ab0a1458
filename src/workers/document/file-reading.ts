/** What was read from one XML file; plain data, so that it crosses from the worker. */
import type { RuleFinding } from '../../domain/invoice/validation/verdict';
import type { XmlReadError } from '../../domain/xml/xml-element';

/** The facts of a document that lists and checks need. */
export interface ReadDocument {
  readonly kind: 'Invoice' | 'CreditNote';
  /** BT-3, BT-1, BT-2, BT-9 ('' where none). */
  readonly typeCode: string;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly sellerName: string;
  /** Fiscal codes as bare digits where they are Romanian; '' where none. */
  readonly sellerTaxId: string;
  readonly buyerName: string;
  readonly buyerTaxId: string;
  readonly currency: string;
  /** BT-109, BT-110, BT-112 as decimals. */
  readonly net: string;
  readonly vat: string;
  readonly total: string;
  /** BT-111; '' where the currency is the leu. */
  readonly vatInLei: string;
  readonly lines: number;
}

export interface FileReading {
  readonly sha256: string;
  readonly bytes: number;
  /** Null where it is no UBL invoice or credit note. */
  readonly document: ReadDocument | null;
  readonly readError: XmlReadError | null;
  readonly accepted: boolean;
  /** All fatal ones; warnings are counted. */
  readonly findings: readonly RuleFinding[];
  readonly warnings: number;
}
