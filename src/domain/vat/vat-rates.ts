/**
 * The VAT rates of Romania over time (fiscal code art. 291 and its predecessors). A rate is that of the day VAT becomes
 * chargeable. Source: reference/public-services.md section 6.
 */
import type { IsoDate } from '../invoice/invoice';
import { type DecimalText, decimalText } from '../money/decimal-text';

export interface VatRatePeriod {
  /** First and last day; no last day where it is in force. */
  readonly from: IsoDate;
  readonly to?: IsoDate;
  readonly standard: DecimalText;
  readonly reduced: readonly DecimalText[];
  /** Rates kept for contracts of before, under conditions the person has to know. */
  readonly transitional: readonly {
    readonly rate: DecimalText;
    readonly to: IsoDate;
    readonly condition: 'housing-advance';
  }[];
  readonly source: string;
}

const [FIVE, NINE, ELEVEN] = [decimalText('5'), decimalText('9'), decimalText('11')];

function period(from: IsoDate, to: IsoDate, standard: string, reduced: DecimalText[], source: string): VatRatePeriod {
  return { from, to, standard: decimalText(standard), reduced, transitional: [], source };
}

/** In order; each begins the day after the one before ends. */
export const VAT_RATE_PERIODS: readonly VatRatePeriod[] = [
  period('2000-01-01', '2003-12-31', '19', [], 'OUG 17/2000'),
  period('2004-01-01', '2008-11-30', '19', [NINE], 'Legea 571/2003 art. 140'),
  period('2008-12-01', '2010-06-30', '19', [NINE, FIVE], 'OUG 200/2008'),
  period('2010-07-01', '2015-12-31', '24', [NINE, FIVE], 'OUG 58/2010'),
  period('2016-01-01', '2016-12-31', '20', [NINE, FIVE], 'Legea 227/2015 art. 291'),
  period('2017-01-01', '2025-07-31', '19', [NINE, FIVE], 'Legea 227/2015 art. 291'),
  {
    from: '2025-08-01',
    standard: decimalText('21'),
    reduced: [ELEVEN],
    transitional: [{ rate: NINE, to: '2026-07-31', condition: 'housing-advance' }],
    source: 'Legea 141/2025',
  },
];

export interface RatesOn {
  readonly standard: DecimalText;
  readonly reduced: readonly DecimalText[];
  /** Those still usable on the day. */
  readonly transitional: readonly DecimalText[];
  readonly source: string;
}

/** The rates in force on a day; undefined before the table begins. */
export function ratesOn(date: IsoDate): RatesOn | undefined {
  const found = VAT_RATE_PERIODS.find(({ from, to }) => date >= from && (to === undefined || date <= to));
  if (found === undefined) return undefined;
  const transitional = found.transitional.filter(({ to }) => date <= to).map(({ rate }) => rate);
  return { standard: found.standard, reduced: found.reduced, transitional, source: found.source };
}
