/** What earlier invoices took back of an advance already, known by the words of the lines that `settlementOf` writes. */
import { type Decimal, toDecimal, toText } from '../../money/decimal';
import {
  add,
  compareDecimals,
  isNegative,
  isZero,
  negate,
  percentOf,
  subtract,
  sum,
} from '../../money/decimal-arithmetic';
import type { DecimalText } from '../../money/decimal-text';
import { roundMoney } from '../../money/rounding';
import type { Invoice, VatBreakdown, VatCategory } from '../invoice';
import { settlementName } from './settlement-words';

/** Taken back at one rate, without VAT. */
export interface SettledPart {
  readonly vat: VatCategory;
  readonly taxable: DecimalText;
}

type Advance = Pick<Invoice, 'number' | 'issueDate' | 'vatBreakdown'>;

/** `later`: the invoices that took it back, and the documents that took back a part of those: a credit note turns the sign. */
export function settledParts(
  advance: Advance,
  later: readonly Pick<Invoice, 'kind' | 'lines'>[],
): readonly SettledPart[] {
  const name = settlementName(advance);
  return later.flatMap(({ kind, lines }) =>
    lines
      .filter(({ item }) => item.name === name)
      .map(({ vat, net }) => ({ vat, taxable: kind === 'CreditNote' ? net : toText(negate(toDecimal(net))) })),
  );
}

/** The advance by its rates as far as it was not taken back; none of it where in sum nothing is left. */
export function leftToSettle(
  advance: Pick<Advance, 'vatBreakdown'>,
  settled: readonly SettledPart[],
): readonly VatBreakdown[] {
  const { vatBreakdown } = advance;
  if (settled.length === 0) return vatBreakdown;
  if (!isPositive(toDecimal(sumLeft(advance, settled)))) return [];
  return vatBreakdown.flatMap((row) => {
    const parts = settled.filter(({ vat }) => isSameRate(vat, row.vat)).map(({ taxable }) => toDecimal(taxable));
    const left = subtract(toDecimal(row.taxable), sum(parts));
    // What was taken back had its VAT with it: with the rest's it is the advance's own, to the ban.
    const taken = roundMoney(percentOf(sum(parts), rateOf(row.vat)));
    return isPositive(left)
      ? [{ ...row, taxable: toText(left), tax: toText(subtract(toDecimal(row.tax), taken)) }]
      : [];
  });
}

/** The same with its VAT: what may still come off a sum to be paid. */
export function leftWithVat(advance: Pick<Advance, 'vatBreakdown'>, settled: readonly SettledPart[]): DecimalText {
  const rows = leftToSettle(advance, settled);
  return toText(sum(rows.map(({ taxable, tax }) => add(toDecimal(taxable), toDecimal(tax)))));
}

/** Without VAT, at all rates; negative where more was taken back than the advance had. */
export function sumLeft({ vatBreakdown }: Pick<Advance, 'vatBreakdown'>, settled: readonly SettledPart[]): DecimalText {
  const of = (rows: readonly Pick<SettledPart, 'taxable'>[]) => sum(rows.map(({ taxable }) => toDecimal(taxable)));
  return toText(subtract(of(vatBreakdown), of(settled)));
}

function isPositive(value: Decimal): boolean {
  return !isZero(value) && !isNegative(value);
}

function isSameRate(one: VatCategory, other: VatCategory): boolean {
  if (one.code !== other.code) return false;
  return compareDecimals(rateOf(one), rateOf(other)) === 0;
}

function rateOf({ rate }: VatCategory) {
  return rate === undefined ? { units: 0n, scale: 0 } : toDecimal(rate);
}
