/** What a draft says clearly enough to be issued, and perhaps not as it was meant: told while one writes, with what else it may be. */
import { settlesOneOf } from '@/domain/invoice/advance/settlement-words';
import { kindOfType } from '@/domain/invoice/document-types';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { withOtherSigns } from '@/domain/invoice/redraft/retyped';
import { computeDraftTotals } from '@/domain/invoice/totals/draft-totals';
import { toDecimal, toText, withoutTrailingZeros } from '@/domain/money/decimal';
import { isNegative } from '@/domain/money/decimal-arithmetic';
import { parseTypedNumber } from '@/domain/money/parse-typed-number';
import { toTypedText } from '@/domain/money/typed-text';
import { doubtTexts } from '../doubt-texts';
import { textAt, textChange } from './draft-text';
import type { EditorFinding } from './finding';
import { rateDoubts } from './rate-doubts';

export function writtenDoubts(draft: InvoiceDraft): readonly EditorFinding[] {
  return [...amountsOf(draft).flatMap((at) => pointDoubt(draft, at) ?? []), ...rateDoubts(draft), ...signDoubts(draft)];
}

/** Not rates and exchange rates, which have no thousands. */
function amountsOf({ lines }: InvoiceDraft): readonly string[] {
  const parts = ['quantity', 'price', 'discount.amount'];
  const ofLines = lines.flatMap((_, row) => parts.map((part) => `lines.${row}.${part}`));
  return [...ofLines, 'discount.amount', 'prepaid'];
}

/** `1.250`: in Romania the point stands between thousands, on numeric keypads before decimals. */
function pointDoubt(draft: InvoiceDraft, at: string): EditorFinding | undefined {
  const typed = textAt(draft, at)?.trim() ?? '';
  const number = parseTypedNumber(typed);
  if (!number.ok || number.otherReading === undefined) return undefined;
  const read = toTypedText(toText(withoutTrailingZeros(toDecimal(number.value))));
  const text = doubtTexts.point(typed, read, number.otherReading);
  const change = textChange(draft, at, number.otherReading);
  const [field, row] = at.split('.');
  return {
    ...warning(at, text),
    ...(field === 'lines' ? { row: Number(row) } : {}),
    ...(change === undefined ? {} : { repair: { label: doubtTexts.put(number.otherReading), change } }),
  };
}

function signDoubts(draft: InvoiceDraft): readonly EditorFinding[] {
  const { taxInclusive, payable } = computeDraftTotals(draft).exact;
  if (kindOfType(draft.typeCode) === 'CreditNote') {
    if (!isNegative(taxInclusive)) return [];
    const change = { type: 'set', fields: withOtherSigns(draft) } as const;
    return [{ ...warning('typeCode', doubtTexts.creditWithMinus), repair: { label: doubtTexts.turnSigns, change } }];
  }
  if (!isNegative(taxInclusive)) return isNegative(payable) ? [warning('prepaid', doubtTexts.prepaidOverTotal)] : [];
  const row = draft.lines.findIndex((line) => settlesOneOf(line, draft.precedingInvoices));
  return row < 0 ? [] : [{ ...warning(`lines.${row}.price`, doubtTexts.advanceOverTotal), row }];
}

function warning(at: string, text: string): EditorFinding {
  return { at, severity: 'warning', missing: false, text };
}
