/**
 * Every value that a UBL invoice or credit note holds, in its order, with the business term it is: nothing that the file says is left
 * out, whether EN 16931 knows it or not. What only says of which kind its neighbour is (a tax scheme, whether an amount is added,
 * the currency of an amount where it is the document's own) is told by the neighbour.
 */
import type { XmlAttribute, XmlElement } from '../../xml/xml-element';
import { attributeOf, childOf, textAt, textOf } from '../ubl/read/ubl-tree';
import type { FieldArea } from '../validation/explain/fields/field-ref';
import { type TermRow, termRow } from './term-rows';

export interface DocumentTerm {
  /** `BT-1`; '' where EN 16931 has no term. */
  readonly term: string;
  /** In Romanian; of what no term is, the element's own name. */
  readonly name: string;
  readonly area: FieldArea;
  /** Position from 0 of the repeated element of the root: the line, the allowance, the attachment. */
  readonly index: number;
  /** As written, trimmed; of an embedded file '', its length is `encoded`. */
  readonly value: string;
  /** Letters of base64 of an embedded file. */
  readonly encoded?: number;
  /** Place in the file, from 1. */
  readonly line: number;
  readonly column: number;
}

/** Elements that only say of which kind their neighbour is. */
const TELLS_ANOTHER = new Set(['TaxScheme', 'ChargeIndicator']);
const CONTENT = 'EmbeddedDocumentBinaryObject';
/** UNTDID 1001: the reference is BT-18, or BT-11 of a credit note. */
const BARE_REFERENCES: Readonly<Record<string, string>> = { '130': 'InvoicedObject', '50': 'ProjectReference' };

const RENAMED: Readonly<Record<string, string>> = {
  InvoiceLine: 'Line',
  CreditNoteLine: 'Line',
  InvoicedQuantity: 'Quantity',
  CreditedQuantity: 'Quantity',
  InvoiceTypeCode: 'TypeCode',
  CreditNoteTypeCode: 'TypeCode',
};

export function documentTerms(root: XmlElement): readonly DocumentTerm[] {
  const currency = textAt(root, 'DocumentCurrencyCode') ?? '';
  const taxCurrency = textAt(root, 'TaxCurrencyCode') ?? '';
  const found: DocumentTerm[] = [];
  const counts = new Map<string, number>();
  for (const child of root.children) {
    const name = nameOf(child, root);
    const index = counts.get(name) ?? 0;
    counts.set(name, index + 1);
    collect(child, name, { index, currency, taxCurrency }, found);
  }
  return found;
}

interface Within {
  readonly index: number;
  readonly currency: string;
  readonly taxCurrency: string;
}

function collect(element: XmlElement, path: string, within: Within, found: DocumentTerm[]): void {
  if (TELLS_ANOTHER.has(element.name)) return;
  if (element.children.length === 0) addLeaf(element, path, within, found);
  for (const child of element.children) collect(child, `${path}/${nameOf(child, element)}`, within, found);
}

/** As the paths of the fields name it: an allowance apart from a charge, a reference by what it refers to. */
function nameOf(element: XmlElement, parent: XmlElement): string {
  const { name } = element;
  if (name === 'AllowanceCharge' && parent.name !== 'Price') {
    const indicator = textAt(element, 'ChargeIndicator');
    return indicator === 'true' || indicator === '1' ? 'Charge' : 'Allowance';
  }
  if (name === 'AdditionalDocumentReference') {
    const bare = childOf(element, 'Attachment') === undefined && childOf(element, 'DocumentDescription') === undefined;
    return (bare ? BARE_REFERENCES[textAt(element, 'DocumentTypeCode') ?? ''] : undefined) ?? name;
  }
  if (name === 'CompanyID' && parent.name === 'PartyTaxScheme') return registration(parent);
  return RENAMED[name] ?? name;
}

/** `CompanyID` is a VAT identifier, `CompanyID#` a registration for other taxes (BT-32). */
function registration(scheme: XmlElement): string {
  return textAt(scheme, 'TaxScheme/ID')?.toUpperCase() === 'VAT' ? 'CompanyID' : 'CompanyID#';
}

function addLeaf(element: XmlElement, path: string, within: Within, found: DocumentTerm[]): void {
  const own = { index: within.index, line: element.line, column: element.column };
  const row = rowOf(element, path, within);
  const text = textOf(element) ?? '';
  if (element.name === CONTENT) found.push({ ...row, ...own, value: '', encoded: text.length });
  else if (text !== '') found.push({ ...row, ...own, value: text });
  for (const attribute of element.attributes) {
    if (isPlain(attribute, within)) continue;
    const said = termRow(`${path}/@${attribute.name}`) ?? outside(`${element.name}/@${attribute.name}`, row.area);
    found.push({ ...said, ...own, value: attribute.value.trim() });
  }
}

/** A currency that is the document's says nothing of its own, nor where the schema lies. */
function isPlain({ name, namespace, value }: XmlAttribute, { currency }: Within): boolean {
  return namespace !== '' || value.trim() === '' || (name === 'currencyID' && value.trim() === currency);
}

function rowOf(element: XmlElement, path: string, { currency, taxCurrency }: Within): TermRow {
  const stated = attributeOf(element, 'currencyID');
  const inTaxCurrency = taxCurrency !== '' && taxCurrency !== currency && stated === taxCurrency;
  const at = path === 'TaxTotal/TaxAmount' && inTaxCurrency ? 'TaxTotal/TaxAmount#' : path;
  return termRow(at) ?? termRow(at.replace(/#$/, '')) ?? outside(element.name, areaAt(path));
}

function outside(name: string, area: FieldArea): TermRow {
  return { term: '', name, area };
}

const AREA_OF: Readonly<Record<string, FieldArea>> = {
  AccountingSupplierParty: 'seller',
  AccountingCustomerParty: 'buyer',
  PayeeParty: 'payee',
  TaxRepresentativeParty: 'representative',
  Delivery: 'delivery',
  DeliveryTerms: 'delivery',
  InvoicePeriod: 'delivery',
  PaymentMeans: 'payment',
  PaymentTerms: 'payment',
  PrepaidPayment: 'payment',
  Allowance: 'allowances',
  Charge: 'charges',
  TaxTotal: 'taxBreakdown',
  LegalMonetaryTotal: 'totals',
  AdditionalDocumentReference: 'attachments',
  OrderReference: 'references',
  BillingReference: 'references',
  Line: 'lines',
};

function areaAt(path: string): FieldArea {
  return AREA_OF[path.split('/')[0] ?? ''] ?? 'document';
}
