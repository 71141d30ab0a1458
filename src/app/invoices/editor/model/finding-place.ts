/** Where in the sheet a field of the invoice's model is written. */

import { SELF_BILLED } from '@/domain/invoice/document-types';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { deliveryPlace } from '@/domain/invoice/issue/invoice-more';
import { computeDraftTotals, type DraftVatRow } from '@/domain/invoice/totals/draft-totals';
import { isBlankLine, lineTotals } from '@/domain/invoice/totals/line-totals';
import type { FieldRef } from '@/domain/invoice/validation/explain/fields/field-ref';
import { toText, withoutTrailingZeros } from '@/domain/money/decimal';
import { isZero } from '@/domain/money/decimal-arithmetic';
import type { FieldKey } from './finding';

export interface FindingPlace {
  readonly at: FieldKey;
  /** The line of the sheet, from 0, blank ones counted. */
  readonly row?: number;
  /** The fault shows in what the editor computes or copies; here is what it comes from. */
  readonly derived?: true;
}

/** Fields of the model by the part of the draft they are written in; addresses and plain party texts keep their name. */
const PLACES: Readonly<Record<string, FieldKey>> = {
  'header.number': 'serialId',
  'header.taxCurrency': 'currency',
  'header.buyerReference': 'references.buyerReference',
  'header.buyerAccountingReference': 'more.accounting',
  'header.taxPointDateCode': 'more.taxPointCode',
  'references.project': 'more.project',
  'references.salesOrder': 'more.salesOrder',
  'references.receivingAdvice': 'more.receivingAdvice',
  'references.tender': 'more.tender',
  'references.invoicedObject': 'more.object',
  'delivery.name': 'more.deliveryName',
  'delivery.period': 'more.periodStart',
  'delivery.periodStart': 'more.periodStart',
  'delivery.periodEnd': 'more.periodEnd',
  'references.preceding': 'precedingInvoices',
  'references.precedingInvoice': 'precedingInvoices',
  'references.precedingDate': 'precedingInvoices',
  'notes.text': 'notes',
  'notes.subjectCode': 'notes',
  'delivery.date': 'deliveryDate',
  // The goods of an intra-Community supply go to the buyer: the editor has no other address.
  'delivery.delivery': 'buyer.address.country',
  'delivery.address': 'buyer.address.line1',
  'payment.account': 'payment.iban',
  'payment.provider': 'payment.bank',
  'payment.terms': 'paymentTerms',
  'payment.instructions': 'payment.meansCode',
  'totals.prepaid': 'prepaid',
  'totals.vatInTaxCurrency': 'exchangeRate',
};

const PARTY_PLACES: Readonly<Record<string, string>> = {
  party: 'taxId',
  vatId: 'taxId',
  taxRegistration: 'taxId',
  identifiers: 'taxId',
  legalRegistration: 'registration',
  address: 'address.line1',
  electronicAddress: 'email',
};

const LINE_PLACES: Readonly<Record<string, string>> = {
  line: 'name',
  item: 'name',
  vat: 'vat.category',
  vatCategory: 'vat.category',
  vatRate: 'vat.rate',
  net: 'quantity',
};

const ADDRESS_PARTS = new Set(['line1', 'city', 'postCode', 'countrySubdivision', 'country']);

/** `at` is '' where the draft has no such field. `index` of the reference counts the written lines. */
export function placeOf(found: FieldRef | null, draft: InvoiceDraft): FindingPlace {
  if (found === null) return { at: '' };
  const field = asWritten(found, draft);
  if (field.area === 'lines') return placeInLine(field, draft);
  if (field.area === 'taxBreakdown' || field.area === 'allowances') return placeOfVat(field, draft);
  const elsewhere = field.area === 'delivery' ? deliveryPart(field, draft) : undefined;
  if (elsewhere !== undefined) return { at: elsewhere };
  const at = headPlace(field);
  return { at, ...(field.area === 'delivery' && at.startsWith('buyer.') ? { derived: true } : {}) };
}

const OTHER_SIDE = { seller: 'buyer', buyer: 'seller' } as const;

/** Self-billed, the parties of the invoice stand in the draft the other way round. */
function asWritten(field: FieldRef, { typeCode }: InvoiceDraft): FieldRef {
  const { area } = field;
  if (typeCode !== SELF_BILLED || (area !== 'seller' && area !== 'buyer')) return field;
  return { ...field, area: OTHER_SIDE[area] };
}

function headPlace({ area, name }: FieldRef): FieldKey {
  const place = PLACES[`${area}.${name}`];
  if (place !== undefined) return place;
  if (area === 'seller' || area === 'buyer') {
    return `${area}.${ADDRESS_PARTS.has(name) ? `address.${name}` : (PARTY_PLACES[name] ?? name)}`;
  }
  if (area === 'delivery') return ADDRESS_PARTS.has(name) ? `buyer.address.${name}` : '';
  if (area === 'header') return name;
  return area === 'references' || area === 'payment' ? `${area}.${name}` : '';
}

const DELIVERY_PARTS: Readonly<Record<string, FieldKey>> = {
  line1: 'more.deliveryLine',
  address: 'more.deliveryLine',
  city: 'more.deliveryCity',
  postCode: 'more.deliveryPostCode',
  countrySubdivision: 'more.deliveryCounty',
  country: 'more.deliveryCountry',
};

/** Undefined where the goods go to the buyer. */
function deliveryPart({ name }: FieldRef, draft: InvoiceDraft): FieldKey | undefined {
  return deliveryPlace(draft).address === undefined ? undefined : DELIVERY_PARTS[name];
}

function placeInLine({ name, index }: FieldRef, draft: InvoiceDraft): FindingPlace {
  const rows = draft.lines.flatMap((line, row) => (isBlankLine(line) ? [] : [row]));
  const row = index === undefined ? undefined : rows[index];
  return row === undefined ? { at: 'lines' } : { at: `lines.${row}.${LINE_PLACES[name] ?? linePart(name)}`, row };
}

function linePart(name: string): string {
  return name.startsWith('allowance') ? 'discount.amount' : name;
}

/** The breakdown and the discount's shares follow from the lines: a fault of their VAT is put right at the first such line. */
function placeOfVat({ area, name, index }: FieldRef, draft: InvoiceDraft): FindingPlace {
  const ofVat = area === 'taxBreakdown' || name === 'vatCategory' || name === 'vatRate';
  const own: FindingPlace = { at: area === 'allowances' ? 'discount.amount' : '' };
  if (!ofVat || index === undefined) return own;
  const { vatRows } = computeDraftTotals(draft);
  const vatRow = area === 'allowances' ? vatRows.filter(({ allowance }) => !isZero(allowance))[index] : vatRows[index];
  const row = vatRow === undefined ? -1 : draft.lines.findIndex((line) => !isBlankLine(line) && isOf(vatRow, line));
  const part = name === 'vatRate' || name === 'tax' || name === 'taxable' ? 'vat.rate' : 'vat.category';
  return row < 0 ? own : { at: `lines.${row}.${part}`, row, derived: true };
}

function isOf({ category, rate }: DraftVatRow, line: InvoiceDraft['lines'][number]): boolean {
  return lineTotals(line).vatKey === `${category}|${rate === undefined ? '' : toText(withoutTrailingZeros(rate))}`;
}
