/** The sums of an invoice down to what is to be paid, as label and amount; what the document does not have is left out. */
import type { Invoice } from '../../invoice/invoice';
import { toDecimal, toText } from '../../money/decimal';
import { isZero, negate } from '../../money/decimal-arithmetic';
import type { DecimalText } from '../../money/decimal-text';
import { formatAmount } from '../../money/format-amount';
import { documentTexts } from '../document-texts';
import { rateText } from '../document-words';
import { englishTexts } from '../english-texts';
import type { Say } from '../paper-language';

export interface SumRow {
  readonly label: string;
  readonly amount: string;
}

export function sumRows(
  { totals, vatBreakdown }: Pick<Invoice, 'totals' | 'vatBreakdown'>,
  say: Say,
): readonly SumRow[] {
  const row = (label: string, value: DecimalText | undefined): readonly SumRow[] =>
    value === undefined ? [] : [{ label, amount: formatAmount(value) }];
  const withVat = totals.prepaid === undefined ? undefined : totals.taxInclusive;
  const changed = totals.allowances !== undefined || totals.charges !== undefined;
  const taxed = vatBreakdown.filter(({ tax }) => !isZero(toDecimal(tax)));
  return [
    ...row(say(documentTexts.lineNet, englishTexts.lineNet), changed ? totals.lineNet : undefined),
    ...row(say(documentTexts.discount, englishTexts.discount), takenOff(totals.allowances)),
    ...row(say(documentTexts.charge, englishTexts.charge), totals.charges),
    ...row(say(documentTexts.withoutVat, englishTexts.withoutVat), totals.taxExclusive),
    ...taxed.flatMap(({ vat, tax }) =>
      row(say(documentTexts.vatRow(rateText(vat)), `${englishTexts.vatRow} ${rateText(vat)}`), tax),
    ),
    ...row(say(documentTexts.vatTotal, englishTexts.vatTotal), taxed.length === 1 ? undefined : totals.vat),
    ...row(say(documentTexts.withVat, englishTexts.withVat), withVat),
    ...row(say(documentTexts.prepaid, englishTexts.prepaid), takenOff(totals.prepaid)),
    ...row(say(documentTexts.rounding, englishTexts.rounding), totals.rounding),
  ];
}

/** With its sign turned; nothing has no sign. */
function takenOff(value: DecimalText | undefined): DecimalText | undefined {
  if (value === undefined) return undefined;
  const amount = toDecimal(value);
  return isZero(amount) ? value : toText(negate(amount));
}
