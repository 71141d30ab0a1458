/**
 * What products cost the buyer of a draft: by its price list, else what it paid last, else as the product says. Each in the
 * draft's currency alone: an amount of another one is no price here, and a rate would make one that nobody agreed.
 */
import type { Partner } from '@/api/entities/partner';
import type { Product } from '@/api/entities/product';
import { pricesOfList } from '@/db/collections/list-price';
import { partnerByCui, partnerById } from '@/db/collections/partner';
import type { CommandContext } from '@/db/command-context';
import { bareTaxId } from '@/domain/identifiers/vat-id';
import { SELF_BILLED } from '@/domain/invoice/document-types';
import type { DraftParty } from '@/domain/invoice/invoice-draft';
import { typedCurrency } from '@/domain/money/typed-currency';
import { priceOn } from '@/domain/prices/price-on';
import type { PricedDraft, ProductSuggestion } from '../editor-services';
import type { PriceOffer } from '../model/line-of-product';
import { createBuyerPrices } from './buyer-prices';
import { type LastPrices, lastPriceOf } from './last-prices';

type ListPrices = Awaited<ReturnType<typeof pricesOfList>>;

/** The answers of one draft's editor; `today` is the day of a draft that has none. */
export function createOfferedPrices({ db, companyId }: Pick<CommandContext, 'db' | 'companyId'>, today: () => string) {
  const lastPrices = createBuyerPrices({ db, companyId });
  // All partners are read to find one by its code: once a code, not at every key of a search.
  const idsByCode = new Map<string, Promise<string | undefined>>();

  return async (products: readonly Product[], draft: PricedDraft): Promise<readonly ProductSuggestion[]> => {
    const { currency } = draft;
    const selfBilled = draft.typeCode === SELF_BILLED;
    // A list says what the partner pays, not what it is paid.
    const partner = selfBilled ? undefined : await partnerOf(draft.buyer);
    const list = partner?.invoicing?.priceList ?? '';
    const ids = products.map(({ id }) => id);
    const [last, prices] = await Promise.all([
      lastPrices(draft.buyer.taxId, { currency, selfBilled }),
      list === '' ? [] : pricesOfList(db, companyId, list, ids),
    ]);
    const day = draft.issueDate === '' ? today() : draft.issueDate;
    return products.map((product) => ({
      product,
      offer: ofList(product, list, prices, { day, currency }) ?? ofLast(product, last) ?? ofProduct(product, currency),
    }));
  };

  /** The partner that was chosen, unless its code was written over since; else the one with the code. */
  async function partnerOf({ partnerId, taxId }: DraftParty): Promise<Partner | undefined> {
    const chosen = partnerId === undefined ? undefined : (await partnerById(db, partnerId))?.row;
    const code = bareTaxId(taxId);
    if (chosen !== undefined && bareTaxId(chosen.taxId) === code) return chosen;
    if (code === '') return undefined;
    const found = idsByCode.get(code) ?? partnerByCui(db, companyId, taxId).then((partner) => partner?.row.id);
    idsByCode.set(code, found);
    const id = await found;
    return id === undefined ? undefined : (await partnerById(db, id))?.row;
  }
}

function ofList(
  product: Product,
  list: string,
  prices: ListPrices,
  on: { readonly day: string; readonly currency: string },
): PriceOffer | undefined {
  // A row that says neither is not written to its end.
  const said = prices.filter(({ price, discount }) => price !== '' || discount !== '');
  const price = priceOn(said, { product: product.id, ...on });
  if (price === undefined) return undefined;
  const own = price.price === '' ? ownPrice(product, on.currency) : price.price;
  return { by: 'list', from: list, price: own, discount: price.discount };
}

function ofLast({ code, name }: Product, prices: LastPrices): PriceOffer | undefined {
  const last = lastPriceOf(prices, code, name);
  return last && { by: 'client', from: last.date, price: last.price, discount: '' };
}

function ofProduct(product: Product, currency: string): PriceOffer {
  return { by: 'product', from: '', price: ownPrice(product, currency), discount: '' };
}

function ownPrice(product: Product, currency: string): Product['price'] {
  // Tables of before may have brought “LEI”.
  return typedCurrency(product.currency) === currency ? product.price : '';
}
