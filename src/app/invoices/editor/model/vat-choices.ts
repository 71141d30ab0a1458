/** The VAT treatments a line can take, and how one is written and found in the grid. */
import type { DraftVat } from '@/domain/invoice/invoice-draft';
import { toDecimal, toText, withoutTrailingZeros } from '@/domain/money/decimal';
import { type DecimalText, isDecimalText } from '@/domain/money/decimal-text';
import { parseTypedNumber } from '@/domain/money/parse-typed-number';
import { toTypedText } from '@/domain/money/typed-text';
import { fold } from '@/domain/text/fold';
import { vatCategoryFacts } from '@/domain/vat/vat-categories';
import { VAT_CATEGORY_WORDS } from '../editor-texts';

export interface VatChoice {
  readonly id: string;
  /** „Standard 21 %”. */
  readonly name: string;
  readonly vat: DraftVat;
}

/** A company's own VAT treatment, as its definitions keep it. */
interface StoredVatRate {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly rate: string;
  readonly exemptionReasonCode: string;
  readonly exemptionReason: string;
}

export function vatChoice({
  id,
  name,
  category,
  rate,
  exemptionReasonCode,
  exemptionReason,
}: StoredVatRate): VatChoice {
  const vat = {
    category,
    rate: isDecimalText(rate) ? toTypedText(rate) : rate,
    exemptionReasonCode,
    exemptionReason,
  };
  return { id, name: name === '' ? vatText(vat) : name, vat };
}

/** As it stands in the grid: `21 %`, or the word of a category without a rate. */
export function vatText({ category, rate }: DraftVat): string {
  if (category === '') return '';
  const kind = vatCategoryFacts(category)?.rateKind ?? 'positive';
  return kind === 'positive' ? `${rate} %` : (VAT_CATEGORY_WORDS[category]?.short ?? category);
}

/** What the typed text stands for: a rate by its number, else the first choice or category whose name begins so; a blank one for nothing. */
export function findVat(text: string, choices: readonly VatChoice[]): DraftVat | undefined {
  if (text.replace('%', '').trim() === '') return undefined;
  const number = parseTypedNumber(text.replace('%', ''));
  if (number.ok) {
    // „21,00” is the rate 21: two writings of one rate would be two rates in the totals.
    const rate = toText(withoutTrailingZeros(toDecimal(number.value)));
    return choices.find(({ vat }) => sameRate(vat, rate))?.vat ?? ratedVat(rate);
  }
  return matchingChoices(text, choices)[0]?.vat;
}

/** Choices whose name or grid word has the typed words, all of them where nothing is typed. */
export function matchingChoices(text: string, choices: readonly VatChoice[]): readonly VatChoice[] {
  const words = fold(text.replace('%', ''))
    .split(' ')
    .filter((word) => word !== '');
  return choices.filter(({ name, vat }) => {
    const searched = fold(`${name} ${vatText(vat)}`);
    return words.every((word) => searched.split(' ').some((own) => own.startsWith(word)));
  });
}

function sameRate({ category, rate }: DraftVat, value: string): boolean {
  const own = parseTypedNumber(rate);
  return category === 'S' && own.ok && own.value === value;
}

/** A rate nobody defined: standard category, for the validator to judge; 0 is the zero rate. */
function ratedVat(value: DecimalText): DraftVat {
  const category = value === '0' ? 'Z' : 'S';
  return { category, rate: toTypedText(value), exemptionReasonCode: '', exemptionReason: '' };
}
