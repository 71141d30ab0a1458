/** VAT rates that Romania has on none of the invoice's days: a slip of the keys (`1121` for `11`), or a rate of before. */
import type { DraftLine, InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { isBlankLine } from '@/domain/invoice/totals/line-totals';
import { toDecimal, toText, withoutTrailingZeros } from '@/domain/money/decimal';
import { parseTypedNumber } from '@/domain/money/parse-typed-number';
import { ratesOn } from '@/domain/vat/vat-rates';
import { doubtTexts } from '../doubt-texts';
import type { EditorFinding } from './finding';

/** The official rules take any rate: nobody else would say it. */
export function rateDoubts(draft: InvoiceDraft): readonly EditorFinding[] {
  const { lines, buyer, issueDate } = draft;
  const now = ratesOn(issueDate);
  // Who sells to people in other countries of the Union writes their rates (one-stop shop).
  if (now === undefined || buyer.address.country !== 'RO') return [];
  const known = new Set(daysOf(draft).flatMap(ratesOfDay));
  const text = [now.standard, ...now.reduced, ...now.transitional].map((rate) => `${rate} %`).join(', ');
  return lines.flatMap((line, row) => {
    const rate = isBlankLine(line) ? undefined : standardRate(line);
    if (rate === undefined || known.has(rate)) return [];
    const words = doubtTexts.rate(line.vat.rate, text);
    return [{ at: `lines.${row}.vat.rate`, row, severity: 'warning', missing: false, text: words } as const];
  });
}

/** What is taken back, or was delivered before, keeps the rate of its day. */
function daysOf({ issueDate, deliveryDate, more, precedingInvoices }: InvoiceDraft): readonly string[] {
  const before = precedingInvoices.map((one) => one.issueDate);
  return [issueDate, deliveryDate, more?.periodStart ?? '', more?.periodEnd ?? '', ...before];
}

function ratesOfDay(day: string): readonly string[] {
  const rates = ratesOn(day);
  return rates === undefined ? [] : [rates.standard, ...rates.reduced, ...rates.transitional];
}

/** Of the category that has a rate above zero; undefined where there is none, or it cannot be read, which is told elsewhere. */
function standardRate({ vat }: DraftLine): string | undefined {
  const number = parseTypedNumber(vat.rate);
  return vat.category === 'S' && number.ok ? toText(withoutTrailingZeros(toDecimal(number.value))) : undefined;
}
