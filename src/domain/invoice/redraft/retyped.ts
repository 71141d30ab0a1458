/**
 * The lines of a draft whose kind is chosen anew (BT-3), with the signs that it takes: what a credit note (381) says with plus an
 * invoice says with minus (EN 16931, decision 0178).
 *
 *   to a credit note    with plus: one with minus would be owed
 *   from one, to 380    or 389, where it names what it takes back: with minus; else nothing was taken back yet
 */
import { isNegative, isZero } from '../../money/decimal-arithmetic';
import { kindOfType, SELF_BILLED } from '../document-types';
import type { InvoiceDraft } from '../invoice-draft';
import { computeDraftTotals } from '../totals/draft-totals';
import { negatedDiscount, negatedLine } from './draft-lines';

type Signed = Pick<InvoiceDraft, 'lines' | 'discount'>;

/** Undefined where they stay as they are. */
export function retypedSigns(draft: InvoiceDraft, typeCode: string): Signed | undefined {
  const [before, next] = [kindOfType(draft.typeCode), kindOfType(typeCode)];
  if (before === next) return undefined;
  const { taxInclusive } = computeDraftTotals(draft).exact;
  const takesBack = draft.precedingInvoices.length > 0 && (typeCode === '380' || typeCode === SELF_BILLED);
  const turns =
    next === 'CreditNote' ? isNegative(taxInclusive) : takesBack && !isNegative(taxInclusive) && !isZero(taxInclusive);
  return turns ? withOtherSigns(draft) : undefined;
}

export function withOtherSigns({ lines, discount }: Signed): Signed {
  return { lines: lines.map(negatedLine), discount: negatedDiscount(discount) };
}
