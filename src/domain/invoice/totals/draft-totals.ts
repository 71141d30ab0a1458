/**
 * Totals of a draft (BG-22, BG-23) at every keystroke. Tolerant: an amount that cannot be read is reported and counts as
 * zero. Exact: the results satisfy the official rules to the ban:
 *
 *   BT-131 = round2(BT-129 × BT-146) − discounts        BR-CO-13: BT-109 = BT-106 − BT-107
 *   BR-CO-10: BT-106 = Σ BT-131                         BR-CO-14: BT-110 = Σ BT-117
 *   BR-CO-11: BT-107 = Σ BT-92                          BR-CO-15: BT-112 = BT-109 + BT-110
 *   BR-x-08:  BT-116 = Σ BT-131 − Σ BT-92 of the row    BR-CO-16: BT-115 = BT-112 − BT-113
 *   BR-CO-17: BT-117 = round2(BT-116 × rate)            BT-111 = round2(BT-110 × exchange rate)
 */

import { allocate } from '../../money/allocate';
import { type Decimal, fromBani, toText } from '../../money/decimal';
import { add, multiply, percentOf, subtract, sum } from '../../money/decimal-arithmetic';
import type { DecimalText } from '../../money/decimal-text';
import { roundMoney } from '../../money/rounding';
import type { InvoiceDraft } from '../invoice-draft';
import { type AmountProblem, amountProblem } from './amount-problem';
import { discountOf } from './discount';
import { type ExemptionReason, exemptionReasonOf } from './exemption-reason';
import { type DraftLineTotals, isBlankLine, lineTotals } from './line-totals';
import { optionalAmount, requiredAmount } from './typed-amount';
import { groupByVat, type VatGroup } from './vat-groups';

/** One row of BG-23. */
export interface DraftVatRow extends ExemptionReason {
  readonly category: string;
  /** BT-119; absent for category O. */
  readonly rate?: Decimal;
  /** Sum of the lines' net amounts, before the document discount. */
  readonly lineNet: Decimal;
  /** The document discount's share (BT-92). */
  readonly allowance: Decimal;
  /** BT-116. */
  readonly taxable: Decimal;
  /** BT-117. */
  readonly tax: Decimal;
}

/** BG-22, as exact numbers or as texts. */
export interface TotalAmounts<T> {
  /** BT-106. */
  readonly lineNet: T;
  /** BT-107. */
  readonly allowances: T;
  /** BT-109. */
  readonly taxExclusive: T;
  /** BT-110. */
  readonly vat: T;
  /** BT-111: in lei; present in a foreign currency with a readable exchange rate. */
  readonly vatInLei?: T;
  /** BT-112. */
  readonly taxInclusive: T;
  /** BT-113. */
  readonly prepaid: T;
  /** BT-115. */
  readonly payable: T;
}

export interface DraftTotals {
  /** One a line of the draft, in its order, blank lines included. */
  readonly lines: readonly DraftLineTotals[];
  readonly vatRows: readonly DraftVatRow[];
  readonly exact: TotalAmounts<Decimal>;
  readonly text: TotalAmounts<DecimalText>;
  /** Percent of the document discount where it was typed so (BT-94). */
  readonly discountPercent?: Decimal;
  /** Of the document; those of a line are with the line. */
  readonly problems: readonly AmountProblem[];
}

export function computeDraftTotals(draft: InvoiceDraft): DraftTotals {
  const lines = draft.lines.map(lineTotals);
  const groups = groupByVat(draft.lines.filter((line) => !isBlankLine(line)));
  const lineNet = sum(groups.map((group) => group.lineNet));
  const discount = discountOf(draft.discount, lineNet);
  const vatRows = vatRowsOf(groups, discount.amount);
  const prepaid = optionalAmount(draft.prepaid);
  const rate = exchangeRateOf(draft);
  const exact = totalAmounts(lineNet, vatRows, roundMoney(prepaid.value), rate?.value);
  return {
    lines,
    vatRows,
    exact,
    text: amountTexts(exact),
    ...(discount.percent === undefined ? {} : { discountPercent: discount.percent }),
    problems: [
      ...discount.problems,
      ...amountProblem('prepaid', prepaid),
      ...(rate === undefined ? [] : amountProblem('exchangeRate', rate)),
    ],
  };
}

function exchangeRateOf(draft: InvoiceDraft) {
  return draft.currency === 'RON' ? undefined : requiredAmount(draft.exchangeRate);
}

function vatRowsOf(groups: readonly VatGroup[], discount: Decimal): DraftVatRow[] {
  const shares = allocate(
    discount,
    groups.map((group) => group.lineNet),
  );
  return groups.map(({ category, rate, lineNet, vats }, index) => {
    const allowance = shares[index] ?? fromBani(0n);
    const taxable = subtract(lineNet, allowance);
    const tax = rate === undefined ? fromBani(0n) : roundMoney(percentOf(taxable, rate));
    const reason = exemptionReasonOf(category, vats);
    return { category, ...(rate === undefined ? {} : { rate }), lineNet, allowance, taxable, tax, ...reason };
  });
}

/** The VAT in lei is rounded once, at the end (fiscal code art. 290). */
function totalAmounts(
  lineNet: Decimal,
  rows: readonly DraftVatRow[],
  prepaid: Decimal,
  rate: Decimal | undefined,
): TotalAmounts<Decimal> {
  const allowances = sum(rows.map((row) => row.allowance));
  const taxExclusive = subtract(lineNet, allowances);
  const vat = sum(rows.map((row) => row.tax));
  const taxInclusive = add(taxExclusive, vat);
  const inLei = rate === undefined ? {} : { vatInLei: roundMoney(multiply(vat, rate)) };
  return {
    lineNet,
    allowances,
    taxExclusive,
    vat,
    ...inLei,
    taxInclusive,
    prepaid,
    payable: subtract(taxInclusive, prepaid),
  };
}

function amountTexts(exact: TotalAmounts<Decimal>): TotalAmounts<DecimalText> {
  return {
    lineNet: toText(exact.lineNet),
    allowances: toText(exact.allowances),
    taxExclusive: toText(exact.taxExclusive),
    vat: toText(exact.vat),
    ...(exact.vatInLei === undefined ? {} : { vatInLei: toText(exact.vatInLei) }),
    taxInclusive: toText(exact.taxInclusive),
    prepaid: toText(exact.prepaid),
    payable: toText(exact.payable),
  };
}
