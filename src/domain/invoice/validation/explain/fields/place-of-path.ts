/** From a finding's path to the field of the editor it belongs to. */
import type { XmlElement } from '../../../../xml/xml-element';
import { childAt, childrenNamed, descendant, elementAt, type PathStep, parseXmlPath, type XmlPath } from '../xml-path';
import type { FieldKey } from './field-ref';
import { FIELD_ROWS } from './field-rows';

/** Which kind an AllowanceCharge is; undefined where neither the document nor the rule tells. */
export type AllowanceKind = 'Allowance' | 'Charge';

export interface Place {
  /** The nearest field at or above the path. */
  readonly key: FieldKey;
  /** Position from 0 of the repeated element of the document (line, allowance, breakdown row …). */
  readonly index?: number;
  /** Position from 0 of the repeated element inside a line. */
  readonly item?: number;
}

const RENAMED: Readonly<Record<string, string>> = {
  InvoiceLine: 'Line',
  CreditNoteLine: 'Line',
  InvoicedQuantity: 'Quantity',
  CreditedQuantity: 'Quantity',
  InvoiceTypeCode: 'TypeCode',
  CreditNoteTypeCode: 'TypeCode',
};

/** Elements of the document that the editor shows as rows. */
const REPEATED = new Set([
  'InvoiceLine',
  'CreditNoteLine',
  'AllowanceCharge',
  'TaxSubtotal',
  'AdditionalDocumentReference',
  'BillingReference',
  'Note',
]);
const REPEATED_IN_LINE = new Set(['AllowanceCharge', 'AdditionalItemProperty', 'CommodityClassification']);

let byPath: ReadonlyMap<string, FieldKey> | null = null;

function keyByPath(path: string): FieldKey | undefined {
  byPath ??= new Map(Object.entries(FIELD_ROWS).map(([key, row]) => [row[1], key as FieldKey]));
  return byPath.get(path);
}

/** No field lies deeper; what is nested further belongs to one above. */
const DEEPEST_FIELD = 12;

/** What stands for a group that has no row of its own: its number, party, text or amount. */
const GROUP_FIELDS = ['', '/ID', '/Party', '/Note', '/TaxAmount'];

function keyOfGroup(path: string): FieldKey | undefined {
  for (const field of GROUP_FIELDS) {
    const key = keyByPath(`${path}${field}`);
    if (key !== undefined) return key;
  }
  return undefined;
}

/** Whether an AllowanceCharge element is a charge (as the official rules read its indicator). */
export function allowanceKind(element: XmlElement | undefined): AllowanceKind | undefined {
  const indicator = descendant(element, ['ChargeIndicator'])?.text.trim();
  if (indicator === 'true' || indicator === '1') return 'Charge';
  return indicator === 'false' || indicator === '0' ? 'Allowance' : undefined;
}

function kindAt(path: XmlPath, position: number, root: XmlElement | undefined): AllowanceKind | undefined {
  return root && allowanceKind(elementAt(root, { steps: path.steps.slice(0, position + 1), attribute: null }));
}

function fieldName(path: XmlPath, position: number, root: XmlElement | undefined, hint: AllowanceKind): string {
  const name = path.steps[position]?.name ?? '';
  if (name !== 'AllowanceCharge' || path.steps[position - 1]?.name === 'Price') return RENAMED[name] ?? name;
  return kindAt(path, position, root) ?? hint;
}

/** Allowances and charges are mixed in the file and apart in the editor: counted among their own kind. */
function rowIndex(step: PathStep, kind: AllowanceKind, parent: XmlElement | undefined): number | undefined {
  if (step.name !== 'AllowanceCharge') return step.position - 1;
  return parent && (rowsOfKind(parent, kind)[step.position] ?? 0) - 1;
}

const COUNTED = new WeakMap<XmlElement, Partial<Record<AllowanceKind, readonly number[]>>>();

/** How many of the first n allowances and charges below an element are of the kind, by n. */
function rowsOfKind(parent: XmlElement, kind: AllowanceKind): readonly number[] {
  const known = COUNTED.get(parent)?.[kind];
  if (known !== undefined) return known;
  const counts = [0];
  for (const child of childrenNamed(parent, 'AllowanceCharge')) {
    counts.push((counts.at(-1) ?? 0) + (allowanceKind(child) === kind ? 1 : 0));
  }
  COUNTED.set(parent, { ...COUNTED.get(parent), [kind]: counts });
  return counts;
}

/** A row is a child of the root, or one of the VAT breakdown. */
function isRow(step: PathStep, position: number): boolean {
  return REPEATED.has(step.name) && (position === 1 || step.name === 'TaxSubtotal');
}

function indexes(path: XmlPath, root: XmlElement | undefined, names: readonly string[]): Pick<Place, 'index' | 'item'> {
  const inLine = names[0] === 'Line';
  const kindOf = (name: string | undefined): AllowanceKind => (name === 'Charge' ? 'Charge' : 'Allowance');
  const outerAt = path.steps.findIndex(isRow);
  const outer = path.steps[outerAt];
  if (!outer) return {};
  const index = rowIndex(outer, kindOf(names[outerAt - 1]), root);
  const innerAt = inLine ? path.steps.findIndex((step) => REPEATED_IN_LINE.has(step.name)) : -1;
  const inner = path.steps[innerAt];
  const line = root && inner && childAt(root, outer);
  const item = inner && rowIndex(inner, kindOf(names[innerAt - 1]), line);
  return { ...(index === undefined ? {} : { index }), ...(item === undefined ? {} : { item }) };
}

/**
 * The field a path leads to: its own row or that of the nearest ancestor that has one (at last the invoice itself).
 * `hint` decides an allowance or charge where the document is not at hand.
 */
export function placeOfPath(text: string, root?: XmlElement, hint: AllowanceKind = 'Allowance'): Place {
  const path = parseXmlPath(text);
  const names = path.steps.map((_, position) => fieldName(path, position, root, hint)).slice(1);
  const rows = indexes(path, root, names);
  const all = path.attribute === null ? names : [...names, `@${path.attribute}`];
  const tried = all.slice(0, DEEPEST_FIELD);
  while (tried.length > 0) {
    const key = keyOfGroup(tried.join('/'));
    if (key !== undefined) return { key, ...rows };
    tried.pop();
  }
  return { key: 'document.invoice', ...rows };
}
