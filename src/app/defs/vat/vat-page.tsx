/**
 * The VAT rates the company uses: category (BT-151), rate (BT-152) and, where there is none, the reason (BT-120, BT-121).
 * They are added and removed, never changed: documents refer to what they were.
 */
import type { ReactNode } from 'react';
import { VAT_CATEGORY_NAMES } from '@/app/defs/vat-category-names';
import { amountText } from '@/app/ui/words/amount-text';
import { type VatRateContent, vatRateRows } from '@/db/collections/vat-rate';
import { decimalText } from '@/domain/money/decimal-text';
import { parseTypedNumber } from '@/domain/money/parse-typed-number';
import { VAT_CATEGORIES, vatCategoryFacts } from '@/domain/vat/vat-categories';
import { CollectionPage } from '../collection-page';
import { type DefinitionField, textField } from '../definition-field';
import type { DefinitionColumn, DefinitionKind } from '../definition-list';
import { vatTexts } from './vat-texts';

const { fields: labels, missing } = vatTexts;

function categoryName(code: string): string {
  return VAT_CATEGORY_NAMES[code] ?? code;
}

/** `21 %`; – where the category has no rate. */
function rateText({ rate }: Pick<VatRateContent, 'rate'>): string {
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

/** What cannot be read changes nothing. */
function setRate({ rate, category }: VatRateContent, typed: string): Partial<VatRateContent> {
  const number = parseTypedNumber(typed);
  return { rate: category === 'S' && number.ok ? number.value : rate };
}

function reasonComplaint({ category, exemptionReason }: VatRateContent): string | undefined {
  const needed = vatCategoryFacts(category)?.needsReason === true;
  return needed && exemptionReason.trim() === '' ? missing.reason : undefined;
}

const FIELDS: readonly DefinitionField<VatRateContent>[] = [
  {
    ...textField('name', labels.name),
    required: true,
    check: ({ name }) => (name.trim() === '' ? missing.name : undefined),
  },
  {
    ...textField('category', labels.category),
    kind: 'select',
    half: true,
    options: VAT_CATEGORIES.map(({ code }) => ({ value: code, label: categoryName(code) })),
    set: setCategory,
  },
  {
    name: 'rate',
    label: labels.rate,
    kind: 'number',
    half: true,
    get: ({ rate }) => (rate === '' ? '' : amountText(rate, 0)),
    set: setRate,
    check: ({ category, rate }) => (category === 'S' && (rate === '' || rate === '0') ? missing.rate : undefined),
  },
  { ...textField('exemptionReason', labels.reason), help: labels.reasonHelp, check: reasonComplaint },
];

const COLUMNS: readonly DefinitionColumn<VatRateContent>[] = [
  {
    id: 'name',
    head: labels.name,
    width: 'rest',
    hideable: false,
    text: ({ name }) => name,
    cell: ({ content }) => <span className="font-medium">{content.name}</span>,
  },
  {
    id: 'category',
    head: labels.category,
    width: 240,
    text: ({ category }) => categoryName(category),
    cell: ({ content }) => categoryName(content.category),
  },
  {
    id: 'rate',
    head: labels.rate,
    width: 96,
    align: 'end',
    numeric: true,
    hideable: false,
    text: ({ rate }) => rate,
    cell: ({ content }) => rateText(content),
  },
  {
    id: 'reason',
    head: labels.reason,
    width: 440,
    drop: 1,
    text: ({ exemptionReason }) => exemptionReason,
    cell: ({ content }) => <span className="text-text-2">{content.exemptionReason || vatTexts.noRate}</span>,
  },
];

const KIND: DefinitionKind<VatRateContent> = {
  id: 'vat',
  words: vatTexts,
  columns: COLUMNS,
  fields: FIELDS,
  nameOf: ({ name }) => name,
  searchedText: ({ name, category }) => `${name}\n${categoryName(category)}`,
  views: [],
  empty: { name: '', category: 'S', rate: '', exemptionReasonCode: '', exemptionReason: '' },
};

export default function VatPage(): ReactNode {
  return (
    <CollectionPage
      card={(vat) => ({ fact: rateText(vat), below: categoryName(vat.category) })}
      collection={vatRateRows}
      kind={KIND}
    />
  );
}
