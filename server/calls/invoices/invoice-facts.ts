/** What the archive and ANAF's upload need of a document, read from its tree; the rules have been checked before. */
import { type DecimalText, decimalText, isDecimalText } from '@/domain/money/decimal-text';
import type { XmlElement } from '@/domain/xml/xml-element';

export interface PartyFacts {
  readonly name: string;
  /** Fiscal code as written; '' none. */
  readonly taxId: string;
  readonly country: string;
}

export interface InvoiceFacts {
  readonly root: 'Invoice' | 'CreditNote';
  /** BT-3. */
  readonly typeCode: string;
  /** BT-1. */
  readonly number: string;
  /** BT-2. */
  readonly issueDate: string;
  /** BT-9; '' none. */
  readonly dueDate: string;
  readonly seller: PartyFacts;
  readonly buyer: PartyFacts;
  readonly currency: string;
  /** BT-109, BT-110, BT-112; negative for a credit note. */
  readonly net: DecimalText;
  readonly vat: DecimalText;
  readonly total: DecimalText;
  /** BT-111 where the currency is not RON; '' else. */
  readonly vatInLei: string;
}

/** Undefined where the root is neither an invoice nor a credit note. */
export function readInvoiceFacts(document: XmlElement): InvoiceFacts | undefined {
  const { name: root } = document;
  if (root !== 'Invoice' && root !== 'CreditNote') return undefined;
  const currency = textAt(document, 'DocumentCurrencyCode');
  const signed = (text: string): DecimalText => signedAmount(text, root === 'CreditNote');
  const vatIn = (wanted: string): string => taxAmount(document, wanted);
  return {
    root,
    typeCode: textAt(document, `${root}TypeCode`),
    number: textAt(document, 'ID'),
    issueDate: textAt(document, 'IssueDate'),
    dueDate: textAt(document, 'DueDate') || textAt(document, 'PaymentMeans', 'PaymentDueDate'),
    seller: party(at(document, 'AccountingSupplierParty', 'Party')),
    buyer: party(at(document, 'AccountingCustomerParty', 'Party')),
    currency,
    net: signed(textAt(document, 'LegalMonetaryTotal', 'TaxExclusiveAmount')),
    vat: signed(vatIn(currency)),
    total: signed(textAt(document, 'LegalMonetaryTotal', 'TaxInclusiveAmount')),
    vatInLei: currency === 'RON' || vatIn('RON') === '' ? '' : signed(vatIn('RON')),
  };
}

/** „RO 123” and „123” are one company. */
export function bareCode(taxId: string): string {
  return taxId.replace(/^RO/i, '').replace(/\s/g, '');
}

/** VAT identifier, else the tax registration, else the legal registration (BT-31, BT-32, BT-30 and the buyer's). */
function party(element: XmlElement | undefined): PartyFacts {
  const codes = (element?.children ?? [])
    .filter((child) => child.name === 'PartyTaxScheme')
    .map((scheme) => textAt(scheme, 'CompanyID'));
  return {
    name: textAt(element, 'PartyLegalEntity', 'RegistrationName') || textAt(element, 'PartyName', 'Name'),
    taxId: codes.find((code) => code !== '') ?? textAt(element, 'PartyLegalEntity', 'CompanyID'),
    country: textAt(element, 'PostalAddress', 'Country', 'IdentificationCode'),
  };
}

/** The amount of the TaxTotal in a currency; a document may have two (BT-110 and BT-111). */
function taxAmount(document: XmlElement, currency: string): string {
  for (const total of document.children.filter((child) => child.name === 'TaxTotal')) {
    const amount = at(total, 'TaxAmount');
    if (amount?.attributes.some(({ name, value }) => name === 'currencyID' && value === currency))
      return amount.text.trim();
  }
  return '';
}

const ZERO = decimalText('0');

/** XML Schema's decimals may have a plus and lack a leading zero. */
function signedAmount(text: string, negated: boolean): DecimalText {
  const plain = text
    .trim()
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '');
  if (!isDecimalText(plain)) return ZERO;
  if (!negated || /^-?0*(?:\.0*)?$/.test(plain)) return plain;
  return decimalText(plain.startsWith('-') ? plain.slice(1) : `-${plain}`);
}

function at(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  let current = element;
  for (const name of path) current = current?.children.find((child) => child.name === name);
  return current;
}

function textAt(element: XmlElement | undefined, ...path: readonly string[]): string {
  return at(element, ...path)?.text.trim() ?? '';
}
