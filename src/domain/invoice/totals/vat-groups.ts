/** The lines of a draft grouped by VAT category and rate: the rows of the VAT breakdown (BG-23) before the discount. */
import type { Decimal } from '../../money/decimal';
import { ZERO } from '../../money/decimal';
import { compareDecimals } from '../../money/decimal-arithmetic';
import type { DraftLine, DraftVat } from '../invoice-draft';
import type { DraftLineTotals } from './line-totals';

export interface VatGroup {
  readonly key: string;
  readonly category: string;
  readonly rate?: Decimal;
  /** Sum of the lines' net amounts. */
  readonly lineNet: Decimal;
  /** The VAT treatments of its lines, for the exemption reasons. */
  readonly vats: readonly DraftVat[];
}

interface OpenGroup {
  readonly key: string;
  readonly category: string;
  readonly rate: Decimal | undefined;
  bani: bigint;
  readonly vats: DraftVat[];
}

/** Highest rate first, then by category: an order that moving lines about does not change. */
export function groupByVat(lines: readonly DraftLine[], totals: readonly DraftLineTotals[]): VatGroup[] {
  const groups = new Map<string, OpenGroup>();
  lines.forEach((line, index) => {
    const amounts = totals[index];
    if (amounts === undefined) return;
    const group = groups.get(amounts.vatKey) ?? openGroup(groups, line, amounts);
    group.bani += amounts.net.units;
    if (group.vats.at(-1) !== line.vat) group.vats.push(line.vat);
  });
  return [...groups.values()].map(closeGroup).sort(byRateAndCategory);
}

function openGroup(groups: Map<string, OpenGroup>, line: DraftLine, totals: DraftLineTotals): OpenGroup {
  const group: OpenGroup = {
    key: totals.vatKey,
    category: line.vat.category,
    rate: totals.rate,
    bani: 0n,
    vats: [],
  };
  groups.set(group.key, group);
  return group;
}

function closeGroup({ key, category, rate, bani, vats }: OpenGroup): VatGroup {
  const lineNet: Decimal = { units: bani, scale: 2 };
  return rate === undefined ? { key, category, lineNet, vats } : { key, category, rate, lineNet, vats };
}

function byRateAndCategory(a: VatGroup, b: VatGroup): number {
  return compareDecimals(b.rate ?? ZERO, a.rate ?? ZERO) || (a.category < b.category ? -1 : 1);
}
