/** What was typed in the editor, as a new product of the company. */
import type { ProductContent } from '@/api/entities/product';
import type { DraftLine } from '@/domain/invoice/invoice-draft';
import { parseTypedNumber } from '@/domain/money/parse-typed-number';
import { unitCodeOf } from '@/domain/units/find-unit';

export function productOfLine(line: DraftLine, currency: string): ProductContent {
  const { vat, classification } = line;
  return {
    code: line.sellerItemId,
    name: line.name,
    description: line.description,
    unitCode: unitCodeOf(line.unitCode) ?? '',
    price: decimalOf(line.price),
    currency,
    vatCategory: vat.category,
    vatRate: decimalOf(vat.rate),
    exemptionReasonCode: vat.exemptionReasonCode,
    exemptionReason: vat.exemptionReason,
    classificationCode: classification.code,
    classificationList: classification.listId,
  };
}

function decimalOf(typed: string): ProductContent['price'] {
  const number = parseTypedNumber(typed);
  return number.ok ? number.value : '';
}
