/** What choosing a product puts into a line; the quantity is left as it is. */
import { NO_DRAFT_DISCOUNT } from '@/domain/invoice/empty-draft';
import type { DraftLine, DraftPricing } from '@/domain/invoice/invoice-draft';
import { isDecimalText } from '@/domain/money/decimal-text';
import { toTypedText } from '@/domain/money/typed-text';
import type { LineFields } from './grid-cell';

/** A product of the company, as its definitions keep it. */
export interface SoldProduct {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly unitCode: string;
  readonly price: string;
  readonly vatCategory: string;
  readonly vatRate: string;
  readonly exemptionReasonCode: string;
  readonly exemptionReason: string;
  readonly classificationCode: string;
  readonly classificationList: string;
}

/** What a product costs this buyer on the invoice's day, decimals, and why. */
export interface PriceOffer extends DraftPricing {
  readonly by: Exclude<DraftPricing['by'], 'hand'>;
  /** '' where it is asked each time. */
  readonly price: string;
  /** Percent off; '' none. */
  readonly discount: string;
}

/** `line`: the one it is put into. */
export function lineOfProduct(product: SoldProduct, offer: PriceOffer, line?: DraftLine): LineFields {
  return {
    productId: product.id,
    name: product.name,
    description: product.description,
    sellerItemId: product.code,
    classification: { code: product.classificationCode, listId: product.classificationList },
    unitCode: product.unitCode,
    ...priceFields(offer, line),
    vat: {
      category: product.vatCategory,
      rate: typed(product.vatRate),
      exemptionReasonCode: product.exemptionReasonCode,
      exemptionReason: product.exemptionReason,
    },
  };
}

/** Price, and discount: a list's takes the place of any, and goes with the list; one that a person gave stays else. */
export function priceFields({ by, from, price, discount }: PriceOffer, line?: DraftLine): LineFields {
  const ofList = by === 'list' || line?.priced?.by === 'list';
  return {
    price: typed(price),
    priced: { by, from },
    ...(ofList && { discount: { ...NO_DRAFT_DISCOUNT, percent: typed(discount) } }),
  };
}

function typed(decimal: string): string {
  return isDecimalText(decimal) ? toTypedText(decimal) : decimal;
}
