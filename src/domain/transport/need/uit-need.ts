/**
 * Whether goods on the road need a UIT. Source: OUG 41/2022, articles 3 and 8, and ANAF's guide RO e-Transport 2025, page 4
 * (reference/anaf-etransport.md, section 6): a vehicle of at least 2.5 t, and more than 500 kg gross or more than 10,000 lei
 * without VAT in one consignment; inside Romania goods of high fiscal risk alone, across its border all goods.
 *
 * What nobody has said stays unknown, and the answer names it: a missing weight is never taken for a light one.
 */

import type { IsoDate } from '../../invoice/invoice';
import type { Decimal } from '../../money/decimal';
import { compareDecimals, sum } from '../../money/decimal-arithmetic';
import { RISK_GOODS, type RiskGoods, riskHeadingOf } from './risk-goods';

export interface UitThreshold {
  /** Transports that start from this day on; the first row also stands for earlier ones. */
  readonly since: IsoDate;
  /** Kilograms; a vehicle of this much is in. */
  readonly vehicleMass: number;
  /** Kilograms and lei; what is above is in. */
  readonly grossWeight: Decimal;
  readonly value: Decimal;
  readonly source: string;
}

export const UIT_THRESHOLDS: readonly UitThreshold[] = [
  {
    // The guide of 2025 is what is known of them. Order 1190/4625/2022 spoke of 3.5 t: nothing that old is declared any more.
    since: '2025-01-01',
    vehicleMass: 2500,
    grossWeight: { units: 500n, scale: 0 },
    value: { units: 10_000n, scale: 0 },
    source: 'Ghid RO e-Transport 2025, p. 4 (OUG 41/2022, art. 3; procedura: Ordinul 1337/1268/2024)',
  },
];

export interface NeededGoods {
  /** '' where nobody knows it. */
  readonly tariffCode: string;
  /** Kilograms gross, lei without VAT; undefined where unknown. */
  readonly grossWeight: Decimal | undefined;
  readonly value: Decimal | undefined;
}

export interface Consignment {
  readonly startDate: IsoDate;
  /** Across Romania's border, or inside it. */
  readonly across: boolean;
  /** Kilograms that the vehicle may have at most; undefined where unknown. */
  readonly vehicleMass: number | undefined;
  readonly goods: readonly NeededGoods[];
}

/** What would settle the question. */
export type MissingFact = 'vehicle-mass' | 'tariff-code' | 'weight' | 'value';
/** Why: `mixed-goods`: the goods of risk alone are below the thresholds, the whole load is above. */
export type NeedReason = 'light-vehicle' | 'no-risk-goods' | 'below-thresholds' | 'weight' | 'value' | 'mixed-goods';

export interface UitNeed {
  readonly answer: 'yes' | 'no' | 'unknown';
  readonly reasons: readonly NeedReason[];
  readonly missing: readonly MissingFact[];
  /** Kinds of risk goods that it holds, in words; none across the border, where all goods count. */
  readonly risk: readonly string[];
}

export interface NeedTables {
  readonly thresholds?: readonly UitThreshold[];
  readonly riskGoods?: readonly RiskGoods[];
}

export function uitNeed(consignment: Consignment, tables: NeedTables = {}): UitNeed {
  const { thresholds = UIT_THRESHOLDS, riskGoods = RISK_GOODS } = tables;
  const { startDate, across, vehicleMass, goods } = consignment;
  const row = thresholds.findLast(({ since }) => since <= startDate) ?? thresholds[0];
  if (row === undefined) throw new RangeError('There is no threshold to hold the goods against.');
  const heading = (one: NeededGoods) => riskHeadingOf(one.tariffCode, startDate, riskGoods);
  const risky = across ? goods : goods.filter((one) => heading(one) !== undefined);
  const coded = across || goods.every(({ tariffCode }) => tariffCode !== '');
  const risk = across ? [] : [...new Set(risky.flatMap((one) => heading(one)?.name ?? []))];
  if (vehicleMass !== undefined && vehicleMass < row.vehicleMass) return said('no', ['light-vehicle'], [], risk);
  if (risky.length === 0 && coded) return said('no', ['no-risk-goods'], [], risk);
  const found = above(risky, row);
  const vehicle: readonly MissingFact[] = vehicleMass === undefined ? ['vehicle-mass'] : [];
  if (found.reasons.length > 0) return said(vehicle.length === 0 ? 'yes' : 'unknown', found.reasons, vehicle, risk);
  const codes: readonly MissingFact[] = coded ? [] : ['tariff-code'];
  const whole = above(goods, row);
  // Whatever the codes turn out to be, so light and cheap a load needs none.
  if (whole.reasons.length === 0 && whole.missing.length === 0) return said('no', ['below-thresholds'], [], risk);
  if (!coded) return said('unknown', whole.reasons, [...vehicle, ...codes, ...whole.missing], risk);
  if (found.missing.length > 0) return said('unknown', [], [...vehicle, ...found.missing], risk);
  return whole.reasons.length > 0
    ? said('unknown', ['mixed-goods'], vehicle, risk)
    : said('no', ['below-thresholds'], [], risk);
}

function said(
  answer: UitNeed['answer'],
  reasons: readonly NeedReason[],
  missing: readonly MissingFact[],
  risk: readonly string[],
): UitNeed {
  return { answer, reasons, missing, risk };
}

/** Which thresholds the goods pass by what is known of them, and what is not known where none is passed. */
function above(goods: readonly NeededGoods[], row: UitThreshold) {
  const weight = total(goods.map(({ grossWeight }) => grossWeight));
  const value = total(goods.map((one) => one.value));
  const reasons: NeedReason[] = [];
  if (compareDecimals(weight.known, row.grossWeight) > 0) reasons.push('weight');
  if (compareDecimals(value.known, row.value) > 0) reasons.push('value');
  const missing: MissingFact[] = [];
  if (reasons.length === 0 && !weight.whole) missing.push('weight');
  if (reasons.length === 0 && !value.whole) missing.push('value');
  return { reasons, missing };
}

function total(amounts: readonly (Decimal | undefined)[]): { readonly known: Decimal; readonly whole: boolean } {
  const known = amounts.filter((one) => one !== undefined);
  return { known: sum(known), whole: known.length === amounts.length };
}
