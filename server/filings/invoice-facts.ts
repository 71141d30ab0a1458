/** What the archive and ANAF's upload need of a document, with the archive's signs. */
import { summarizeUbl, type UblSummary } from '@/domain/invoice/ubl/summarize-ubl';
import { toDecimal, toText } from '@/domain/money/decimal';
import { type DecimalText, decimalText } from '@/domain/money/decimal-text';
import type { XmlElement } from '@/domain/xml/xml-element';

export interface InvoiceFacts
  extends Pick<
    UblSummary,
    | ('kind' | 'typeCode' | 'number' | 'issueDate' | 'dueDate' | 'currency')
    | ('seller' | 'buyer' | 'precedingNumber' | 'accounts')
  > {
  /** BT-109, BT-110, BT-112; negative for a credit note. */
  readonly net: DecimalText;
  readonly vat: DecimalText;
  readonly total: DecimalText;
  /** BT-111 where the currency is not RON; '' else. */
  readonly vatInLei: string;
}

/** Undefined where the root is neither an invoice nor a credit note. */
export function readInvoiceFacts(document: XmlElement): InvoiceFacts | undefined {
  const summary = summarizeUbl(document);
  return summary === undefined ? undefined : factsOf(summary);
}

/** Of a document of any standard that the archive takes. */
export function factsOf(summary: UblSummary): InvoiceFacts {
  const { kind, typeCode, number, issueDate, dueDate, currency, seller, buyer } = summary;
  const { precedingNumber, accounts, vatInTaxCurrency } = summary;
  const signed = (amount: DecimalText | undefined): DecimalText => signedAmount(amount, kind === 'CreditNote');
  return {
    ...{ kind, typeCode, number, issueDate, dueDate, currency, seller, buyer, precedingNumber, accounts },
    net: signed(summary.net),
    vat: signed(summary.vat),
    total: signed(summary.total),
    vatInLei: currency === 'RON' || vatInTaxCurrency === undefined ? '' : signed(vatInTaxCurrency),
  };
}

const ZERO = decimalText('0');

function signedAmount(amount: DecimalText | undefined, negated: boolean): DecimalText {
  if (amount === undefined || !negated) return amount ?? ZERO;
  const { units, scale } = toDecimal(amount);
  return toText({ units: -units, scale });
}
