/** The lines of a draft grouped by VAT category and rate: the rows of the VAT breakdown (BG-23) before the discount. */
import type { Decimal } from '../../money/decimal';
import { ZERO } from '../../money/decimal';
import { compareDecimals } from '../../money/decimal-arithmetic';
import type { DraftLine, DraftVat } from '../invoice-draft';
import { type DraftLineTotals, lineTotals } from './line-totals';

export interface VatGroup {
  readonly category: string;
  readonly rate?: Decimal;
  /** Sum of the lines' net amounts. */
  readonly lineNet: Decimal;
  /** The VAT treatments of its lines, for the exemption reasons. */
  readonly vats: readonly DraftVat[];
}

interface OpenGroup {
  readonly category: string;
  readonly rate: Decimal | undefined;
  bani: bigint;
  readonly vats: DraftVat[];
}

/** Highest rate first, then by category: an order that moving lines about does not change. */
export function groupByVat(lines: readonly DraftLine[]): VatGroup[] {
  const groups = new Map<string, OpenGroup>();
  for (const line of lines) {
    const amounts = lineTotals(line);
    const group = groups.get(amounts.vatKey) ?? openGroup(groups, line, amounts);
    group.bani += amounts.net.units;
    group.vats.push(line.vat);
  }
  return [...groups.values()].map(closeGroup).sort(byRateAndCategory);
}

function openGroup(groups: Map<string, OpenGroup>, line: DraftLine, { vatKey, rate }: DraftLineTotals): OpenGroup {
  const group: OpenGroup = { category: line.vat.category, rate, bani: 0n, vats: [] };
  groups.set(vatKey, group);
  return group;
}

function closeGroup({ category, rate, bani, vats }: OpenGroup): VatGroup {
  const lineNet: Decimal = { units: bani, scale: 2 };
  return rate === undefined ? { category, lineNet, vats } : { category, rate, lineNet, vats };
}

function byRateAndCategory(a: VatGroup, b: VatGroup): number {
  return compareDecimals(b.rate ?? ZERO, a.rate ?? ZERO) || (a.category < b.category ? -1 : 1);
}
