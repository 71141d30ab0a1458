import type { ListPriceContent } from '@/api/entities/list-price';
import { complaintsOf } from '@/app/defs/definition-field';
import type { ImportableKind } from '@/app/defs/definition-list';
import { fold } from '@/domain/text/fold';
import { priceColumns } from './price-columns';
import { EMPTY_PRICE, priceFields } from './price-fields';
import { priceTexts } from './price-texts';
import { type PricedProducts, productLabel } from './priced-products';

/** One list has one price a product, currency and first day: a table that says another puts it there. */
function priceKeys({ list, product, currency, validFrom }: ListPriceContent): readonly string[] {
  return list.trim() === '' || product === '' ? [] : [[fold(list), product, currency, validFrom].join(' ')];
}

/** Prices of lists as the shared screen shows them. `lists`: the names that are there. */
export function priceKind(
  products: PricedProducts,
  lists: readonly string[],
  today: string,
): ImportableKind<ListPriceContent> {
  const fields = priceFields(products, lists, today);
  const nameOf = ({ product }: ListPriceContent): string => {
    const known = products.byId.get(product);
    return known === undefined ? priceTexts.goneProduct : productLabel(known);
  };
  return {
    id: 'listPrice',
    words: priceTexts,
    columns: priceColumns(nameOf),
    fields,
    nameOf,
    searchedText: (price) => `${nameOf(price)}\n${price.list}`,
    views: [
      {
        id: 'ended',
        label: priceTexts.ended,
        holds: ({ validUntil }) => validUntil !== '' && validUntil < today,
      },
      {
        id: 'incomplete',
        label: priceTexts.incomplete,
        holds: (price) => Object.keys(complaintsOf(fields, price)).length > 0,
      },
    ],
    empty: EMPTY_PRICE,
    needed: ['list', 'name'],
    noun: ['preț', 'prețuri'],
    import: { heads: PRICE_IMPORT_HEADS, keys: priceKeys, replaces: true },
  };
}

/** As price lists head their columns, folded. */
const PRICE_IMPORT_HEADS: Readonly<Record<string, readonly string[]>> = {
  list: ['lista', 'lista pret', 'lista preturi', 'lista de pret', 'nume lista'],
  name: ['cod', 'cod produs', 'cod articol', 'sku', 'articol', 'denumire', 'denumire produs'],
  price: ['pret', 'pret unitar', 'pret vanzare', 'pu'],
  currency: ['moneda', 'valuta'],
  discount: ['reducere', 'discount', 'discount %', 'rabat'],
  validFrom: ['de la', 'valabil din', 'data inceput'],
  validUntil: ['pana la', 'valabil pana', 'data sfarsit', 'expira'],
};
