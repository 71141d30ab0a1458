/** The verdict of the official rules as findings of the editor: where each stands in the sheet, and what its repair changes. */
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { isBlankLine } from '@/domain/invoice/totals/line-totals';
import type { FieldRef } from '@/domain/invoice/validation/explain/fields/field-ref';
import type { JudgedFinding } from '@/workers/document/judge-draft';
import type { DraftChange } from './draft-change';
import type { EditorFinding, FieldKey } from './finding';

/** Fields of the model by the part of the draft they are written in; addresses and plain party texts keep their name. */
const PLACES: Readonly<Record<string, FieldKey>> = {
  'header.number': 'serialId',
  'header.taxCurrency': 'currency',
  'header.buyerReference': 'references.buyerReference',
  'references.preceding': 'precedingInvoices',
  'references.precedingNumber': 'precedingInvoices',
  'references.precedingDate': 'precedingInvoices',
  'notes.text': 'notes',
  'delivery.date': 'deliveryDate',
  'payment.account': 'payment.iban',
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

export function toldFindings(judged: readonly JudgedFinding[], draft: InvoiceDraft): readonly EditorFinding[] {
  const rows = draft.lines.flatMap((line, row) => (isBlankLine(line) ? [] : [row]));
  return judged.map((finding) => toldFinding(finding, draft, rows));
}

/** What is told at once stands; of the verdict only what it does not say already at the same field or by the same rule. */
export function withTold(local: readonly EditorFinding[], told: readonly EditorFinding[]): readonly EditorFinding[] {
  if (told.length === 0) return local;
  const places = new Set(local.map(({ at }) => at));
  // Without lines half of the rules fail, and the one sentence that there are none says it all.
  const noLines = places.has('lines');
  return [...local, ...told.filter(({ at, missing }) => !places.has(at) && !(noLines && missing))];
}

function toldFinding(
  { rule, severity, clause, field, repair }: JudgedFinding,
  draft: InvoiceDraft,
  rows: readonly number[],
): EditorFinding {
  const row = field?.area === 'lines' && field.index !== undefined ? rows[field.index] : undefined;
  const at = field === null ? '' : keyOf(field, row);
  const change = repair === null ? null : repairChange(at, row, repair.willBe, draft);
  return {
    at,
    ...(row === undefined ? {} : { row }),
    severity: severity === 'fatal' ? 'stop' : 'warning',
    missing: textAt(draft, at) === '',
    text: `${clause}.`,
    rule,
    ...(repair === null || change === null ? {} : { repair: { label: repair.label, change } }),
  };
}

function keyOf({ area, name }: FieldRef, row: number | undefined): FieldKey {
  if (area === 'lines') return row === undefined ? 'lines' : `lines.${row}.${LINE_PLACES[name] ?? linePart(name)}`;
  const place = PLACES[`${area}.${name}`];
  if (place !== undefined) return place;
  if (area === 'seller' || area === 'buyer') {
    return `${area}.${ADDRESS_PARTS.has(name) ? `address.${name}` : (PARTY_PLACES[name] ?? name)}`;
  }
  if (area === 'allowances') return 'discount.amount';
  if (area === 'header') return name;
  return area === 'references' || area === 'payment' ? `${area}.${name}` : '';
}

function linePart(name: string): string {
  return name.startsWith('allowance') ? 'discount.amount' : name;
}

/** The text the draft has there; undefined where it is no text. Nothing is '' for a finding without a field. */
function textAt(draft: InvoiceDraft, at: FieldKey): unknown {
  return at === '' ? '' : at.split('.').reduce<unknown>((value, part) => propertyOf(value, part), draft);
}

function propertyOf(value: unknown, part: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
}

/** Only texts that are written by themselves are repaired by a key; null for the others. */
function repairChange(at: FieldKey, row: number | undefined, text: string, draft: InvoiceDraft): DraftChange | null {
  const [field, ...parts] = at.split('.');
  if (row !== undefined) return lineChange(row, parts.at(-1) ?? '', text);
  if (field !== 'seller' && field !== 'buyer') return null;
  if (parts[0] === 'address' && parts[1] !== undefined) {
    return { type: field, fields: { address: { ...draft[field].address, [parts[1]]: text } } };
  }
  return parts[0] === 'name' ? { type: field, fields: { name: text } } : null;
}

function lineChange(row: number, part: string, text: string): DraftChange | null {
  return part === 'unitCode' || part === 'name' ? { type: 'line', row, fields: { [part]: text } } : null;
}
