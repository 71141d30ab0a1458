/** The fields of a product, with what each must be for an invoice line made of it. */

import type { ProductContent } from '@/api/entities/product';
import { type DefinitionField, textField } from '@/app/defs/definition-field';
import { VAT_CATEGORY_NAMES } from '@/app/defs/vat-category-names';
import { amountText } from '@/app/ui/words/amount-text';
import { decimalText } from '@/domain/money/decimal-text';
import { parseTypedNumber } from '@/domain/money/parse-typed-number';
import { typedCurrency } from '@/domain/money/typed-currency';
import { showUnit, unitCodeOf } from '@/domain/units/find-unit';
import { VAT_CATEGORIES, vatCategoryFacts } from '@/domain/vat/vat-categories';
import { productTexts } from './product-texts';

const { fields: labels, missing, lists } = productTexts;
/** BR-RO-L1024: Item/Name. */
const MAX_NAME_LENGTH = 100;

type ProductField = DefinitionField<ProductContent>;
type TextField = 'code' | 'name' | 'description' | 'exemptionReason' | 'classificationCode';

function text(name: TextField, rest: Partial<ProductField> = {}): ProductField {
  return { ...textField(name, labels[name]), ...rest };
}

/** A typed number as a decimal; what cannot be read changes nothing. */
function amount(name: 'price' | 'vatRate', decimals: number, rest: Partial<ProductField> = {}): ProductField {
  return {
    name,
    label: labels[name],
    kind: 'number',
    half: true,
    get: (product) => (product[name] === '' ? '' : amountText(product[name], decimals)),
    set: (product, typed) => {
      const number = parseTypedNumber(typed);
      return { [name]: number.ok ? number.value : typed === '' ? '' : product[name] };
    },
    ...rest,
  };
}

/** Choosing a category sets what goes with it: no rate, the rate zero, the reason of the law. */
function setCategory(product: ProductContent, vatCategory: string): Partial<ProductContent> {
  const facts = vatCategoryFacts(vatCategory);
  if (facts === undefined) return { vatCategory };
  const { rateKind, exemptionReason, exemptionReasonCode } = facts;
  const vatRate = rateKind === 'none' ? '' : rateKind === 'zero' ? decimalText('0') : product.vatRate;
  return { vatCategory, vatRate, exemptionReason, exemptionReasonCode };
}

function nameComplaint({ name }: ProductContent): string | undefined {
  if (name.trim() === '') return missing.name;
  return [...name].length > MAX_NAME_LENGTH ? missing.longName : undefined;
}

export const PRODUCT_FIELDS: readonly ProductField[] = [
  text('name', { required: true, check: nameComplaint }),
  text('code', { half: true }),
  {
    name: 'group',
    label: labels.group,
    kind: 'text',
    half: true,
    help: labels.groupHelp,
    get: ({ group = '' }) => group,
    set: (_product, typed) => ({ group: typed }),
  },
  {
    name: 'unitCode',
    label: labels.unitCode,
    kind: 'text',
    half: true,
    required: true,
    help: labels.unitHelp,
    get: ({ unitCode }) => showUnit(unitCode),
    set: (_product, typed) => ({ unitCode: unitCodeOf(typed) ?? typed }),
    check: ({ unitCode }) => (unitCodeOf(unitCode) === undefined ? missing.unit : undefined),
  },
  amount('price', 2, { help: labels.priceHelp }),
  {
    ...textField('currency', labels.currency),
    half: true,
    set: (_product, typed) => ({ currency: typedCurrency(typed) }),
    check: ({ currency }) => (/^[A-Z]{3}$/.test(currency) ? undefined : missing.currency),
  },
  {
    ...textField('vatCategory', labels.vatCategory),
    kind: 'select',
    half: true,
    options: VAT_CATEGORIES.map(({ code }) => ({ value: code, label: VAT_CATEGORY_NAMES[code] ?? code })),
    set: setCategory,
  },
  amount('vatRate', 0, {
    check: ({ vatCategory, vatRate }) => (vatCategory === 'S' && vatRate === '' ? missing.rate : undefined),
  }),
  text('exemptionReason'),
  text('description', { kind: 'area' }),
  text('classificationCode', { half: true }),
  {
    ...textField('classificationList', labels.classificationList),
    kind: 'select',
    half: true,
    options: Object.entries(lists).map(([value, label]) => ({ value: value === 'none' ? '' : value, label })),
  },
];

/** The same with the groups that the company's products have, offered while one types. */
export function productFields(groups: readonly string[]): readonly ProductField[] {
  return PRODUCT_FIELDS.map((field) => (field.name === 'group' ? { ...field, suggested: groups } : field));
}

/** The groups of these products, each once, as Romanian orders them. */
export function groupsOf(products: readonly { readonly content: Pick<ProductContent, 'group'> }[]): readonly string[] {
  const groups = new Set(products.map(({ content }) => content.group ?? ''));
  groups.delete('');
  return [...groups].sort(new Intl.Collator('ro', { numeric: true }).compare);
}

/** A new product sells pieces, at the rate given, in lei. */
export function emptyProduct(vatRate: ProductContent['vatRate']): ProductContent {
  return {
    code: '',
    name: '',
    description: '',
    unitCode: 'H87',
    price: '',
    currency: 'RON',
    vatCategory: 'S',
    vatRate,
    exemptionReasonCode: '',
    exemptionReason: '',
    classificationCode: '',
    classificationList: '',
    group: '',
  };
}
