/** What few invoices say: references, period, place of delivery, when VAT is due; and back again. */
import { normalizeCountyAndCity } from '../../identifiers/romanian-address';
import { EMPTY_DRAFT_MORE, moreOf } from '../empty-draft';
import type { Delivery, Invoice, PostalAddress } from '../invoice';
import type { DraftMore, InvoiceDraft } from '../invoice-draft';
import { present } from './present';

/** UNTDID 2005, as EN 16931 restricts BT-8: VAT is due when it is collected (Fiscal Code, art. 282 (3) to (8)). */
export const VAT_ON_COLLECTION = '432';

export function moreReferences(draft: InvoiceDraft) {
  const more = moreOf(draft);
  const object = more.object.trim();
  return {
    ...present('taxPointDateCode', more.taxPointCode),
    ...present('projectReference', more.project),
    ...present('salesOrderReference', more.salesOrder),
    ...present('receivingAdviceReference', more.receivingAdvice),
    ...present('tenderReference', more.tender),
    ...present('buyerAccountingReference', more.accounting),
    ...(object === '' ? {} : { invoicedObject: { value: object } }),
    ...periodOf(more),
  };
}

function periodOf({ periodStart, periodEnd }: DraftMore): Pick<Invoice, 'period'> {
  const period = { ...present('start', periodStart), ...present('end', periodEnd) };
  return Object.keys(period).length === 0 ? {} : { period };
}

/** Where the goods go; nothing where they go to the buyer. */
export function deliveryPlace(draft: InvoiceDraft): Pick<Delivery, 'name' | 'address'> {
  const more = moreOf(draft);
  const { deliveryLine: line1, deliveryCity, deliveryCounty, deliveryPostCode } = more;
  const elsewhere = [line1, deliveryCity, deliveryCounty, deliveryPostCode].some((text) => text.trim() !== '');
  return { ...present('name', more.deliveryName), ...(elsewhere ? { address: addressOf(more) } : {}) };
}

function addressOf(more: DraftMore): PostalAddress {
  const country = more.deliveryCountry.trim() || 'RO';
  const { city, countrySubdivision } = normalizeCountyAndCity(country, more.deliveryCounty, more.deliveryCity);
  return {
    ...present('line1', more.deliveryLine),
    ...present('city', city),
    ...present('postCode', more.deliveryPostCode),
    ...present('countrySubdivision', countrySubdivision),
    country,
  };
}

/** Undefined where the invoice says nothing of it. `elsewhere`: its goods went to another address than the buyer's. */
export function draftMore(invoice: Invoice, elsewhere: boolean): DraftMore | undefined {
  const { delivery, period } = invoice;
  const address = elsewhere ? delivery?.address : undefined;
  const more: DraftMore = {
    project: invoice.projectReference ?? '',
    salesOrder: invoice.salesOrderReference ?? '',
    receivingAdvice: invoice.receivingAdviceReference ?? '',
    tender: invoice.tenderReference ?? '',
    object: invoice.invoicedObject?.value ?? '',
    accounting: invoice.buyerAccountingReference ?? '',
    periodStart: period?.start ?? '',
    periodEnd: period?.end ?? '',
    taxPointCode: invoice.taxPointDateCode ?? '',
    deliveryName: delivery?.name ?? '',
    deliveryLine: [address?.line1, address?.line2, address?.line3].filter((text) => text !== undefined).join(', '),
    deliveryCity: address?.city ?? '',
    deliveryPostCode: address?.postCode ?? '',
    deliveryCounty: address?.countrySubdivision ?? '',
    deliveryCountry: address?.country ?? '',
  };
  return JSON.stringify(more) === JSON.stringify(EMPTY_DRAFT_MORE) ? undefined : more;
}
