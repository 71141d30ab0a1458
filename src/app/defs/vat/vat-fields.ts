/** The fields of a VAT rate: category (BT-151), rate (BT-152) and, where there is none, the reason (BT-120, BT-121). */

import type { VatRate } from '@/api/entities/vat-rate';
import type { DefinitionField } from '@/app/defs/definition-field';
import { VAT_CATEGORY_NAMES } from '@/app/defs/vat-category-names';
import { amountText } from '@/app/ui/words/amount-text';
import { decimalText } from '@/domain/money/decimal-text';
import { parseTypedNumber } from '@/domain/money/parse-typed-number';
import { VAT_CATEGORIES, vatCategoryFacts } from '@/domain/vat/vat-categories';
import { vatTexts } from './vat-texts';

export type VatRateContent = Omit<VatRate, 'id'>;
type VatField = DefinitionField<VatRateContent>;

const { fields: labels, missing } = vatTexts;

export function categoryName(code: string): string {
  return VAT_CATEGORY_NAMES[code] ?? code;
}

/** `21 %`; – where the category has no rate. */
export function rateText({ rate }: Pick<VatRateContent, 'rate'>): string {
  return rate === '' ? vatTexts.noRate : `${amountText(rate, 0)} %`;
}

/** Choosing a category sets the rate it can only have, and the reason of the law. */
function setCategory({ rate }: VatRateContent, category: string): Partial<VatRateContent> {
  const facts = vatCategoryFacts(category);
  if (facts === undefined) return { category };
  const { rateKind, exemptionReason, exemptionReasonCode } = facts;
  const fixed = rateKind === 'none' ? '' : rateKind === 'zero' ? decimalText('0') : rate;
  return { category, rate: fixed, exemptionReason, exemptionReasonCode };
}

function rateComplaint({ category, rate }: VatRateContent): string | undefined {
  return category === 'S' && (rate === '' || rate === '0') ? missing.rate : undefined;
}

export const VAT_FIELDS: readonly VatField[] = [
  {
    name: 'name',
    label: labels.name,
    kind: 'text',
    required: true,
    get: ({ name }) => name,
    set: (_vat, name) => ({ name }),
    check: ({ name }) => (name.trim() === '' ? missing.name : undefined),
  },
  {
    name: 'category',
    label: labels.category,
    kind: 'select',
    half: true,
    options: VAT_CATEGORIES.map(({ code }) => ({ value: code, label: categoryName(code) })),
    get: ({ category }) => category,
    set: setCategory,
  },
  {
    name: 'rate',
    label: labels.rate,
    kind: 'number',
    half: true,
    get: ({ rate }) => (rate === '' ? '' : amountText(rate, 0)),
    set: ({ rate, category }, typed) => {
      const number = parseTypedNumber(typed);
      return category === 'S' && number.ok ? { rate: number.value } : { rate };
    },
    check: rateComplaint,
  },
  {
    name: 'exemptionReason',
    label: labels.reason,
    kind: 'text',
    help: labels.reasonHelp,
    get: ({ exemptionReason }) => exemptionReason,
    set: (_vat, exemptionReason) => ({ exemptionReason }),
    check: ({ category, exemptionReason }) =>
      vatCategoryFacts(category)?.needsReason === true && exemptionReason.trim() === '' ? missing.reason : undefined,
  },
];

export const EMPTY_VAT_RATE: VatRateContent = {
  name: '',
  category: 'S',
  rate: '',
  exemptionReasonCode: '',
  exemptionReason: '',
};
