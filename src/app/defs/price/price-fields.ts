/** The fields of a price of a list. */
import type { ListPriceContent } from '@/api/entities/list-price';
import { type DefinitionField, textField } from '@/app/defs/definition-field';
import { entityId } from '@/app/defs/entity-id';
import { amountText } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import { parseTypedDate } from '@/domain/calendar/parse-typed-date';
import { toDecimal } from '@/domain/money/decimal';
import { compareDecimals } from '@/domain/money/decimal-arithmetic';
import { parseTypedNumber } from '@/domain/money/parse-typed-number';
import { typedCurrency } from '@/domain/money/typed-currency';
import { priceTexts } from './price-texts';
import { type PricedProducts, productLabel } from './priced-products';

const { fields: labels, missing } = priceTexts;

type PriceField = DefinitionField<ListPriceContent>;

const ZERO = { units: 0n, scale: 0 };
const HUNDRED = { units: 100n, scale: 0 };

/** `lists`: names that are there. `today`: what `+7` counts from, and which year a day without one is of. */
export function priceFields(products: PricedProducts, lists: readonly string[], today: string): readonly PriceField[] {
  return [
    {
      ...textField('list', labels.list),
      required: true,
      suggested: lists,
      help: labels.listHelp,
      set: (_price, typed) => ({ list: typed.trim() }),
      check: ({ list }) => (list.trim() === '' ? missing.list : undefined),
    },
    productField(products),
    amount('price', { help: labels.priceHelp, check: amountComplaint }),
    {
      ...textField('currency', labels.currency),
      half: true,
      help: labels.currencyHelp,
      set: (_price, typed) => ({ currency: typedCurrency(typed) }),
      check: ({ currency }) => (/^[A-Z]{3}$/.test(currency) ? undefined : missing.currency),
    },
    { ...amount('discount', { check: discountComplaint }), half: false },
    day('validFrom', today),
    day('validUntil', today, ({ validFrom, validUntil }) =>
      validUntil !== '' && validUntil < validFrom ? missing.period : undefined,
    ),
  ];
}

function productField(products: PricedProducts): PriceField {
  const { byId, find, write, offers } = products;
  return {
    // The name of the row, as lists and dialogs call it.
    name: 'name',
    label: labels.product,
    kind: 'choice',
    required: true,
    offers: () => offers,
    shown: (id) => {
      const product = byId.get(id);
      return product === undefined ? (id === '' ? '' : priceTexts.goneProduct) : productLabel(product);
    },
    cell: {
      read: (cell) => {
        const found = find(cell);
        return found.kind === 'one' ? found.id : '';
      },
      write,
    },
    unread: (cell) => {
      if (byId.has(cell)) return undefined;
      const { kind } = find(cell);
      if (kind === 'several') return priceTexts.severalProducts(cell);
      return kind === 'none' ? priceTexts.unknownProduct(cell) : undefined;
    },
    get: ({ product }) => product,
    set: (_price, id) => ({ product: id === '' ? '' : entityId(id) }),
    check: ({ product }) => {
      if (product === '') return missing.product;
      return byId.has(product) ? undefined : missing.gone;
    },
  };
}

/** A typed number as a decimal; what cannot be read changes nothing. */
function amount(name: 'price' | 'discount', rest: Partial<PriceField>): PriceField {
  return {
    name,
    label: labels[name],
    kind: 'number',
    half: true,
    get: (price) => (price[name] === '' ? '' : amountText(price[name], name === 'price' ? 2 : 0)),
    set: (price, typed) => {
      const number = parseTypedNumber(typed);
      return { [name]: number.ok ? number.value : typed === '' ? '' : price[name] };
    },
    ...rest,
  };
}

function amountComplaint({ price, discount }: ListPriceContent): string | undefined {
  return price === '' && discount === '' ? missing.amount : undefined;
}

function discountComplaint({ discount }: ListPriceContent): string | undefined {
  if (discount === '') return undefined;
  const percent = toDecimal(discount);
  const within = compareDecimals(percent, ZERO) >= 0 && compareDecimals(percent, HUNDRED) <= 0;
  return within ? undefined : missing.discount;
}

/** Shown and typed as people write days; kept as `yyyy-MM-dd`. */
function day(name: 'validFrom' | 'validUntil', today: string, check?: PriceField['check']): PriceField {
  return {
    name,
    label: labels[name],
    kind: 'text',
    half: true,
    help: labels.dayHelp,
    get: (price) => dayText(price[name]),
    set: (price, typed) => ({ [name]: typed === '' ? '' : (parseTypedDate(typed, today) ?? price[name]) }),
    unread: (typed) => (typed === '' || parseTypedDate(typed, today) !== undefined ? undefined : priceTexts.notDay),
    ...(check === undefined ? {} : { check }),
  };
}

/** A new price is in lei, for any day. */
export const EMPTY_PRICE: ListPriceContent = {
  list: '',
  product: '',
  price: '',
  currency: 'RON',
  discount: '',
  validFrom: '',
  validUntil: '',
};
