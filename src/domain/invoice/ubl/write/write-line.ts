/** BG-25: InvoiceLine or CreditNoteLine, which differ in two names only. */
import type { Invoice, InvoiceLine, Item, Price } from '../../invoice';
import { OBJECT_REFERENCE } from '../ubl-names';
import { branch, leaf, type OutNode } from './out-node';
import { amount, country, identifier, period, taxCategory } from './write-basics';
import { allowanceCharge } from './write-sums';

export function invoiceLine(line: InvoiceLine, { kind, currency }: Invoice): OutNode | undefined {
  const [name, quantity] =
    kind === 'Invoice' ? ['cac:InvoiceLine', 'cbc:InvoicedQuantity'] : ['cac:CreditNoteLine', 'cbc:CreditedQuantity'];
  return branch(name, [
    leaf('cbc:ID', line.id),
    leaf('cbc:Note', line.note),
    leaf(quantity, line.quantity, { unitCode: line.unitCode }),
    amount('cbc:LineExtensionAmount', line.net, currency),
    leaf('cbc:AccountingCost', line.accountingReference),
    period(line.period),
    branch('cac:OrderLineReference', [leaf('cbc:LineID', line.orderLineReference)]),
    objectReference(line),
    ...line.allowances.map((one) => allowanceCharge(false, one, currency)),
    ...line.charges.map((one) => allowanceCharge(true, one, currency)),
    itemNode(line.item, line),
    priceNode(line.price, currency),
  ]);
}

function objectReference({ objectIdentifier }: InvoiceLine): OutNode | undefined {
  if (objectIdentifier === undefined) return undefined;
  return branch('cac:DocumentReference', [
    identifier('cbc:ID', objectIdentifier),
    leaf('cbc:DocumentTypeCode', OBJECT_REFERENCE),
  ]);
}

function itemNode(item: Item, { vat }: InvoiceLine): OutNode | undefined {
  return branch('cac:Item', [
    leaf('cbc:Description', item.description),
    leaf('cbc:Name', item.name),
    branch('cac:BuyersItemIdentification', [leaf('cbc:ID', item.buyerId)]),
    branch('cac:SellersItemIdentification', [leaf('cbc:ID', item.sellerId)]),
    branch('cac:StandardItemIdentification', [identifier('cbc:ID', item.standardId)]),
    country('cac:OriginCountry', item.originCountry),
    ...item.classifications.map(({ code, listId, listVersion }) =>
      branch('cac:CommodityClassification', [
        leaf('cbc:ItemClassificationCode', code, { listID: listId, listVersionID: listVersion }),
      ]),
    ),
    taxCategory('cac:ClassifiedTaxCategory', vat),
    ...item.attributes.map(({ name, value }) =>
      branch('cac:AdditionalItemProperty', [leaf('cbc:Name', name), leaf('cbc:Value', value)]),
    ),
  ]);
}

/** The schema wants the discount's amount where there is a gross price; none is 0 then. */
function priceNode(price: Price, currency: string): OutNode | undefined {
  const { discount, gross, baseQuantity } = price;
  const allowance = branch('cac:AllowanceCharge', [
    leaf('cbc:ChargeIndicator', 'false'),
    leaf('cbc:Amount', discount ?? '0', { currencyID: currency }),
    amount('cbc:BaseAmount', gross, currency),
  ]);
  return branch('cac:Price', [
    amount('cbc:PriceAmount', price.net, currency),
    leaf('cbc:BaseQuantity', baseQuantity?.value, { unitCode: baseQuantity?.unitCode }),
    discount === undefined && gross === undefined ? undefined : allowance,
  ]);
}
