import fc from 'fast-check';
import type { Invoice, VatBreakdown } from '@/domain/invoice/invoice';
import { baniOf } from '../../ubl/valid-sums';
import type { EditableDocument } from '../own/editable-document';

/** A random valid invoice, its document to be edited, and what an edit chooses by. */
export interface Subject {
  readonly invoice: Invoice;
  readonly document: EditableDocument;
  /** Bani, not zero: what an amount is changed by. */
  readonly off: number;
  /** Chooses one of several things. */
  readonly index: number;
}

/**
 * One kind of edit: changes the document and says which fatal rules fail then, from the catalogue's words and plain
 * arithmetic alone; undefined where this invoice has nothing to edit so.
 */
export interface EditKind {
  readonly name: string;
  readonly edit: (subject: Subject) => readonly string[] | undefined;
}

export function edit(name: string, change: EditKind['edit']): EditKind {
  return { name, edit: change };
}

/** One of a list by the subject's index, with its place. */
export function chosen<T>(list: readonly T[], index: number): { readonly at: number; readonly one: T } | undefined {
  const at = list.length === 0 ? 0 : index % list.length;
  const one = list[at];
  return one === undefined ? undefined : { at, one };
}

/** The letters of a category's rules; split payment has none of the families. */
export const LETTERS: Readonly<Record<string, string>> = {
  S: 'S',
  Z: 'Z',
  E: 'E',
  AE: 'AE',
  K: 'IC',
  G: 'G',
  O: 'O',
  L: 'IG',
  M: 'IP',
};
export const TAXED = new Set(['S', 'L', 'M']);

/** The rule of a category's family; none for split payment. */
export function ruleOf(code: string, number: string): string[] {
  const letters = LETTERS[code];
  return letters === undefined ? [] : [`BR-${letters}-${number}`];
}

/** What the breakdown's row is compared with, in bani. */
export interface RowState {
  readonly taxable: number;
  readonly tax: number;
  readonly lines: number;
  readonly charged: number;
  readonly hasLines: boolean;
  readonly hasCharged: boolean;
}

const sameVat = (row: VatBreakdown, vat: { readonly code: string; readonly rate?: string }) =>
  vat.code === row.vat.code && vat.rate === row.vat.rate;

export function rowState({ lines, allowances, charges }: Invoice, row: VatBreakdown): RowState {
  const own = lines.filter(({ vat }) => sameVat(row, vat));
  const less = allowances.filter(({ vat }) => sameVat(row, vat));
  const more = charges.filter(({ vat }) => sameVat(row, vat));
  const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + baniOf(amount), 0);
  return {
    taxable: baniOf(row.taxable),
    tax: baniOf(row.tax),
    lines: sum(own.map(({ net }) => net)),
    charged: sum(more.map(({ amount }) => amount)) - sum(less.map(({ amount }) => amount)),
    hasLines: own.length > 0,
    hasCharged: less.length + more.length > 0,
  };
}

/** A difference of exactly 1.00 hangs on binary numbers: such documents prove nothing. */
function isWithinOne(a: number, b: number): boolean {
  fc.pre(Math.abs(a - b) !== 100);
  return Math.abs(a - b) < 100;
}

/** BR-<category>-08. */
export function baseRules(code: string, state: RowState): string[] {
  const { taxable, lines, charged, hasLines, hasCharged } = state;
  if (!TAXED.has(code)) return taxable === lines + charged ? [] : ruleOf(code, '08');
  const near = isWithinOne(taxable, lines + charged);
  if (code !== 'S') return near ? [] : ruleOf(code, '08');
  const chargesAlone = hasCharged && isWithinOne(taxable, charged);
  return (near && (hasLines || hasCharged)) || chargesAlone ? [] : ['BR-S-08'];
}

/** BR-CO-17 and BR-<category>-09. */
export function taxRules(code: string, rate: number | undefined, { taxable, tax }: RowState): string[] {
  const expected = Math.floor((Math.abs(taxable) * (rate ?? 0) + 50) / 100);
  const far = Math.abs(Math.abs(tax) - expected) >= 100;
  const rounded = rate === undefined || rate < 0.5 ? tax < -50 || tax >= 50 : far;
  const own = TAXED.has(code) ? far : tax !== 0;
  return [...(rounded ? ['BR-CO-17'] : []), ...(own ? ruleOf(code, '09') : [])];
}

/** How many lines, allowances and charges have the category. */
export function usesOf({ lines, allowances, charges }: Invoice, code: string): number {
  return [...lines, ...allowances, ...charges].filter(({ vat }) => vat.code === code).length;
}

/** What fails when one use of a category goes away: the breakdown then has a category that nothing uses. */
export function lastUseRules(invoice: Invoice, code: string): string[] {
  return TAXED.has(code) && usesOf(invoice, code) === 1 ? ruleOf(code, '01') : [];
}
