import type { Decimal } from '@/domain/money/decimal';
import { isZero } from '@/domain/money/decimal-arithmetic';
import { formatAmount, formatNumber } from '@/domain/money/format-amount';
import { editorTexts } from '../editor-texts';
import { useEditor } from '../use-editor';

/** VAT rates shown on their own; more are summed. */
const MAX_RATES = 3;

export interface TotalWord {
  readonly label: string;
  /** The amount; in a foreign currency with its unit, for the VAT in lei stands among them. */
  readonly value: string;
}

/** The sums of the draft in their order, without the one to pay. */
export function useTotalWords(): readonly TotalWord[] {
  const { exact, vatRows } = useEditor(({ totals }) => totals);
  const currency = useEditor(({ draft }) => draft.currency);
  const said = (label: string, value: Decimal, unit = currency): TotalWord => ({
    label,
    value: currency === 'RON' ? formatAmount(value) : `${formatAmount(value)} ${unit}`,
  });
  const taxed = vatRows.filter(({ tax, rate }) => rate !== undefined && !isZero(tax));
  const rates =
    taxed.length > MAX_RATES || taxed.length === 0
      ? [said(editorTexts.vat, exact.vat)]
      : taxed.map(({ rate, tax }) => said(editorTexts.vatOf(rate === undefined ? '' : formatNumber(rate)), tax));
  return [
    ...(isZero(exact.allowances) ? [] : [said(editorTexts.discount, exact.allowances)]),
    said(editorTexts.withoutVat, exact.taxExclusive),
    ...rates,
    ...(exact.vatInLei === undefined ? [] : [said(editorTexts.vatInLei, exact.vatInLei, editorTexts.lei)]),
    ...(isZero(exact.prepaid) ? [] : [said(editorTexts.prepaid, exact.prepaid)]),
  ];
}

export function usePayable(): { readonly amount: string; readonly currency: string } {
  const payable = useEditor(({ totals }) => totals.exact.payable);
  const currency = useEditor(({ draft }) => draft.currency);
  return { amount: formatAmount(payable), currency };
}

/** Totals on the bar of the desktop: always in sight, new at every key. */
export function TotalsLine() {
  const words = useTotalWords();
  const { amount, currency } = usePayable();
  return (
    <dl className="ml-auto flex items-start gap-6 text-right tabular-nums" data-testid="editor-totals">
      {words.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-12 text-text-3">{label}</dt>
          <dd className="text-14 font-medium">{value}</dd>
        </div>
      ))}
      <div>
        <dt className="text-12 text-text-2">{editorTexts.payable(currency)}</dt>
        <dd className="text-20/6 font-semibold" data-testid="payable">
          {amount}
        </dd>
      </div>
    </dl>
  );
}
