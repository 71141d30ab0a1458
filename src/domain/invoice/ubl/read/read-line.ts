/** BG-25 out of an InvoiceLine or CreditNoteLine. */
import type { XmlElement } from '../../../xml/xml-element';
import type { Identifier, InvoiceLine, Item, Price } from '../../invoice';
import { OBJECT_REFERENCE } from '../ubl-names';
import { readIdentifier, readPeriod, readVatCategory, vatCategoryElement } from './read-basics';
import { allowanceCharges, readAllowanceCharge } from './read-sums';
import type { UblProblems } from './ubl-problem';
import { at, attributeOf, childOf, childrenOf, optional, textAt, textOf } from './ubl-tree';

export function readLine(line: XmlElement, problems: UblProblems): InvoiceLine {
  const quantity = line.name === 'CreditNoteLine' ? 'CreditedQuantity' : 'InvoicedQuantity';
  const item = childOf(line, 'Item');
  return {
    id: textAt(line, 'ID') ?? '',
    ...optional('note', textAt(line, 'Note')),
    ...optional('objectIdentifier', objectIdentifier(line)),
    quantity: problems.required(line, quantity),
    unitCode: attributeOf(childOf(line, quantity), 'unitCode') ?? '',
    net: problems.required(line, 'LineExtensionAmount'),
    ...optional('orderLineReference', textAt(line, 'OrderLineReference/LineID')),
    ...optional('accountingReference', textAt(line, 'AccountingCost')),
    ...optional('period', readPeriod(childOf(line, 'InvoicePeriod'))),
    allowances: allowanceCharges(line, false).map((one) => readAllowanceCharge(one, problems)),
    charges: allowanceCharges(line, true).map((one) => readAllowanceCharge(one, problems)),
    price: readPrice(line, problems),
    vat: readVatCategory(vatCategoryElement(item, 'ClassifiedTaxCategory'), problems),
    item: readItem(item),
  };
}

function objectIdentifier(line: XmlElement): Identifier | undefined {
  const references = childrenOf(line, 'DocumentReference');
  const object = references.find((one) => textAt(one, 'DocumentTypeCode') === OBJECT_REFERENCE);
  return readIdentifier(childOf(object ?? references[0], 'ID'));
}

function readPrice(line: XmlElement, problems: UblProblems): Price {
  const price = childOf(line, 'Price');
  const base = problems.optional(price, 'BaseQuantity');
  const unitCode = attributeOf(childOf(price, 'BaseQuantity'), 'unitCode');
  return {
    net: problems.required(line, 'Price/PriceAmount'),
    ...optional('discount', problems.optional(price, 'AllowanceCharge/Amount')),
    ...optional('gross', problems.optional(price, 'AllowanceCharge/BaseAmount')),
    ...optional('baseQuantity', base === undefined ? undefined : { value: base, ...optional('unitCode', unitCode) }),
  };
}

function readItem(item: XmlElement | undefined): Item {
  return {
    name: textAt(item, 'Name') ?? '',
    ...optional('description', textAt(item, 'Description')),
    ...optional('sellerId', textAt(item, 'SellersItemIdentification/ID')),
    ...optional('buyerId', textAt(item, 'BuyersItemIdentification/ID')),
    ...optional('standardId', readIdentifier(at(item, 'StandardItemIdentification/ID'))),
    classifications: childrenOf(item, 'CommodityClassification').flatMap(readClassification),
    ...optional('originCountry', textAt(item, 'OriginCountry/IdentificationCode')),
    attributes: childrenOf(item, 'AdditionalItemProperty').map((property) => ({
      name: textAt(property, 'Name') ?? '',
      value: textAt(property, 'Value') ?? '',
    })),
  };
}

function readClassification(element: XmlElement): Item['classifications'] {
  return childrenOf(element, 'ItemClassificationCode').map((code) => ({
    code: textOf(code) ?? '',
    listId: attributeOf(code, 'listID') ?? '',
    ...optional('listVersion', attributeOf(code, 'listVersionID')),
  }));
}
