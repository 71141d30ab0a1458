/** What was typed in the editor, as a new partner or product of the company. */
import type { PartnerContent } from '@/api/entities/partner';
import type { ProductContent } from '@/api/entities/product';
import { bareTaxId } from '@/domain/identifiers/vat-id';
import type { DraftLine, DraftParty } from '@/domain/invoice/invoice-draft';
import { parseTypedNumber } from '@/domain/money/parse-typed-number';
import { unitCodeOf } from '@/domain/units/find-unit';

export function partnerOfBuyer(buyer: DraftParty): PartnerContent {
  const { name, vatRegistered, registration, address, contactName, email, telephone } = buyer;
  return {
    external: address.country !== 'RO',
    name,
    taxId: address.country === 'RO' ? bareTaxId(buyer.taxId) : buyer.taxId.trim(),
    vatRegistered,
    vatCheckedOn: '',
    registration,
    address,
    contactName,
    email,
    telephone,
    iban: '',
    bank: '',
    paymentTermDays: '',
    notes: '',
  };
}

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
