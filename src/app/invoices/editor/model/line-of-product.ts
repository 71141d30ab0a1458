/** What choosing a product puts into a line; the quantity is left as it is. */
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

/** `lastPrice`: what this client paid last, a decimal; '' takes the price of the list. */
export function lineOfProduct(product: SoldProduct, lastPrice: string): LineFields {
  const price = lastPrice === '' ? product.price : lastPrice;
  return {
    productId: product.id,
    name: product.name,
    description: product.description,
    sellerItemId: product.code,
    classification: { code: product.classificationCode, listId: product.classificationList },
    unitCode: product.unitCode,
    price: typed(price),
    vat: {
      category: product.vatCategory,
      rate: typed(product.vatRate),
      exemptionReasonCode: product.exemptionReasonCode,
      exemptionReason: product.exemptionReason,
    },
  };
}

function typed(decimal: string): string {
  return isDecimalText(decimal) ? toTypedText(decimal) : decimal;
}
