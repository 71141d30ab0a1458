/** What earlier invoices took back of an advance already, known by the words of the lines that `settlementOf` writes. */
import { toDecimal, toText } from '../../money/decimal';
import { compareDecimals, isNegative, isZero, negate, subtract, sum } from '../../money/decimal-arithmetic';
import type { DecimalText } from '../../money/decimal-text';
import type { Invoice, VatBreakdown, VatCategory } from '../invoice';
import { settlementName } from './advance-line';

/** Taken back at one rate, without VAT. */
export interface SettledPart {
  readonly vat: VatCategory;
  readonly taxable: DecimalText;
}

type Advance = Pick<Invoice, 'number' | 'issueDate' | 'vatBreakdown'>;

export function settledParts(advance: Advance, later: readonly Pick<Invoice, 'lines'>[]): readonly SettledPart[] {
  const name = settlementName(advance);
  return later.flatMap(({ lines }) =>
    lines
      .filter(({ item }) => item.name === name)
      .map(({ vat, net }) => ({ vat, taxable: toText(negate(toDecimal(net))) })),
  );
}

/** The advance by its rates as far as it was not taken back; the whole of it where nothing is left. */
export function leftToSettle(
  { vatBreakdown }: Pick<Advance, 'vatBreakdown'>,
  settled: readonly SettledPart[],
): readonly VatBreakdown[] {
  const rest = vatBreakdown.flatMap((row) => {
    const parts = settled.filter(({ vat }) => isSameRate(vat, row.vat)).map(({ taxable }) => toDecimal(taxable));
    const left = subtract(toDecimal(row.taxable), sum(parts));
    return isZero(left) || isNegative(left) ? [] : [{ ...row, taxable: toText(left) }];
  });
  return rest.length === 0 ? vatBreakdown : rest;
}

/** Without VAT, at all rates; negative where more was taken back than the advance had. */
export function sumLeft({ vatBreakdown }: Pick<Advance, 'vatBreakdown'>, settled: readonly SettledPart[]): DecimalText {
  const of = (rows: readonly Pick<SettledPart, 'taxable'>[]) => sum(rows.map(({ taxable }) => toDecimal(taxable)));
  return toText(subtract(of(vatBreakdown), of(settled)));
}

function isSameRate(one: VatCategory, other: VatCategory): boolean {
  if (one.code !== other.code) return false;
  return compareDecimals(rateOf(one), rateOf(other)) === 0;
}

function rateOf({ rate }: VatCategory) {
  return rate === undefined ? { units: 0n, scale: 0 } : toDecimal(rate);
}
