/**
 * What lists need of a document, without reading its lines: for the screen that sends files, the server and the
 * archive. Tolerant as the reader; what is not there is ''.
 */
import { compactIban } from '../../identifiers/iban';
import { type DecimalText, isDecimalText } from '../../money/decimal-text';
import type { XmlElement } from '../../xml/xml-element';
import type { InvoiceKind, IsoDate } from '../invoice';
import { readParty } from './read/read-parties';
import { taxTotalsOf } from './read/read-sums';
import { childOf, childrenOf, textAt } from './read/ubl-tree';
import { ublKind } from './read-ubl';

export interface PartySummary {
  readonly name: string;
  /** VAT identifier, else tax registration, else legal id, as written. */
  readonly taxId: string;
  readonly country: string;
}

export interface UblSummary {
  readonly kind: InvoiceKind;
  /** BT-3. */
  readonly typeCode: string;
  /** BT-1. */
  readonly number: string;
  readonly issueDate: IsoDate;
  readonly dueDate: IsoDate;
  readonly currency: string;
  readonly seller: PartySummary;
  readonly buyer: PartySummary;
  /** BT-109, BT-110, BT-112, BT-115 in the document's currency, unsigned as written; undefined where unreadable. */
  readonly net: DecimalText | undefined;
  readonly vat: DecimalText | undefined;
  readonly total: DecimalText | undefined;
  readonly payable: DecimalText | undefined;
  /** BT-111. */
  readonly vatInTaxCurrency: DecimalText | undefined;
  /** BT-25, the first; '' none. */
  readonly precedingNumber: string;
  /** BT-84, without blanks, each once: the accounts that it asks to be paid into. */
  readonly accounts: readonly string[];
}

const PRECEDING = ['BillingReference/InvoiceDocumentReference/ID', 'BillingReference/CreditNoteDocumentReference/ID'];

/** Undefined where the root is not a UBL invoice or credit note. */
export function summarizeUbl(root: XmlElement): UblSummary | undefined {
  const kind = ublKind(root);
  if (kind === undefined) return undefined;
  const sums = childOf(root, 'LegalMonetaryTotal');
  const tax = taxTotalsOf(root);
  return {
    kind,
    typeCode: textAt(root, kind === 'Invoice' ? 'InvoiceTypeCode' : 'CreditNoteTypeCode') ?? '',
    number: textAt(root, 'ID') ?? '',
    issueDate: textAt(root, 'IssueDate') ?? '',
    dueDate: textAt(root, 'DueDate') ?? textAt(root, 'PaymentMeans/PaymentDueDate') ?? '',
    currency: textAt(root, 'DocumentCurrencyCode') ?? '',
    seller: partySummary(childOf(root, 'AccountingSupplierParty')),
    buyer: partySummary(childOf(root, 'AccountingCustomerParty')),
    net: decimalAt(sums, 'TaxExclusiveAmount'),
    vat: decimalAt(tax.inCurrency, 'TaxAmount'),
    total: decimalAt(sums, 'TaxInclusiveAmount'),
    payable: decimalAt(sums, 'PayableAmount'),
    vatInTaxCurrency: decimalAt(tax.inTaxCurrency, 'TaxAmount'),
    precedingNumber: PRECEDING.map((path) => textAt(root, path)).find((text) => text !== undefined) ?? '',
    accounts: distinctAccounts(childrenOf(root, 'PaymentMeans').map((one) => textAt(one, 'PayeeFinancialAccount/ID'))),
  };
}

function partySummary(element: XmlElement | undefined): PartySummary {
  const party = readParty(element);
  return {
    name: party.name || (party.tradingName ?? ''),
    taxId: party.vatId ?? party.taxRegistration ?? party.legalRegistration?.value ?? '',
    country: party.address.country,
  };
}

export function distinctAccounts(written: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(written.map((text) => compactIban(text ?? '')).filter((account) => account !== ''))];
}

function decimalAt(element: XmlElement | undefined, path: string): DecimalText | undefined {
  const text = textAt(element, path) ?? '';
  return isDecimalText(text) ? text : undefined;
}
