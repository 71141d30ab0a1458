/** An XML document as the rows of a tree, in its order: what stands in each line, how deep, and how far what is inside it goes. */
import { prefixedName } from '../../ubl/ubl-namespaces';
import type { XmlElement } from '../../xml/xml-element';
import { textAt } from '../ubl/read/ubl-tree';

export interface XmlRow {
  /** With the usual prefix: `cac:Price`. */
  readonly name: string;
  /** The root is 0. */
  readonly depth: number;
  /** The text of a leaf; of a group what tells it from its like. Cut where long. */
  readonly value: string;
  /** `unitCode="ROL"`, as many as there are. */
  readonly attributes: string;
  /** Place from 1. */
  readonly line: number;
  readonly column: number;
  /** The row after the last one inside; its own place plus one for a leaf. */
  readonly end: number;
  /** From 1 among those of the name below the same element. */
  readonly position: number;
}

const MOST_SHOWN = 300;
const CII = 'urn:un:unece:uncefact:data:standard:';
/** Prefixes of the Cross Industry Invoice, as everybody writes them. */
const CII_PREFIXES: readonly (readonly [string, string])[] = [
  [`${CII}CrossIndustryInvoice:100`, 'rsm:'],
  [`${CII}ReusableAggregateBusinessInformationEntity:100`, 'ram:'],
  [`${CII}UnqualifiedDataType:100`, 'udt:'],
  [`${CII}QualifiedDataType:100`, 'qdt:'],
];

/** The tree is as deep and long as the reader lets documents be. */
export function xmlRows(root: XmlElement): readonly XmlRow[] {
  const rows: XmlRow[] = [];
  add(root, 0, 1, rows);
  return rows;
}

function add(element: XmlElement, depth: number, position: number, rows: XmlRow[]): void {
  const at = rows.length;
  const { line, column } = element;
  const row = { name: shownName(element), depth, line, column, position };
  const said = { value: cut(shownValue(element)), attributes: attributesOf(element) };
  rows.push({ ...row, ...said, end: at + 1 });
  const positions = new Map<string, number>();
  for (const child of element.children) {
    const count = (positions.get(child.name) ?? 0) + 1;
    positions.set(child.name, count);
    add(child, depth + 1, count, rows);
  }
  rows[at] = { ...row, ...said, end: rows.length };
}

function shownName({ namespace, name }: XmlElement): string {
  const prefix = CII_PREFIXES.find(([uri]) => uri === namespace)?.[1];
  return prefix === undefined ? prefixedName(namespace, name) : `${prefix}${name}`;
}

/** What tells one group from another of its name: the line's number and item, the party's name, else the first that it says. */
const TELLING = [
  ['Party/PartyLegalEntity/RegistrationName'],
  ['ID', 'Item/Name'],
  ['AssociatedDocumentLineDocument/LineID', 'SpecifiedTradeProduct/Name'],
  ['PayableAmount'],
  ['Name'],
  ['RegistrationName'],
] as const;

function shownValue(element: XmlElement): string {
  if (element.children.length === 0) return element.text.trim();
  for (const paths of TELLING) {
    const texts = paths.map((path) => textAt(element, path));
    if (texts.every((text) => text !== undefined)) return texts.join(' · ');
  }
  return firstLeaf(element);
}

function firstLeaf(element: XmlElement): string {
  let at = element;
  for (;;) {
    const [first] = at.children;
    if (first === undefined) return at.text.trim();
    at = first;
  }
}

function cut(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

function attributesOf({ attributes }: XmlElement): string {
  return cut(attributes.map(({ name, value }) => `${name}="${value}"`).join(' '));
}

/** Where a row stands, as findings write it: `/Invoice/cac:InvoiceLine[2]/cbc:ID[1]`; the root without its place. */
export function pathOfRow(rows: readonly XmlRow[], at: number): string {
  const steps: string[] = [];
  let depth = Number.POSITIVE_INFINITY;
  for (let place = at; place >= 0 && depth > 0; place -= 1) {
    const row = rows[place];
    if (row === undefined || row.depth >= depth) continue;
    depth = row.depth;
    steps.unshift(depth === 0 ? row.name : `${row.name}[${row.position}]`);
  }
  return `/${steps.join('/')}`;
}
