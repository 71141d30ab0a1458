import type { PostalAddress } from '@/domain/invoice/invoice';
import { baniOf } from '../../ubl/valid-sums';
import { chosen, type EditKind, edit } from './edit-kind';

/** Edits of one text or date, and the presence, length and date rules that fail by it. */

const SELLER = 'AccountingSupplierParty/Party/PostalAddress';
const BUYER = 'AccountingCustomerParty/Party/PostalAddress';

/** A box of 2 UTF-16 units counts as one character. */
const letters = (count: number) => `${'ș'.repeat(count - 1)}\u{1f4e6}`;

function isBucharest({ country, countrySubdivision }: PostalAddress): boolean {
  return country === 'RO' && countrySubdivision === 'RO-B';
}

/** @param count Whether the text is one character longer than allowed. */
function lineText(name: string, path: string, max: number, ...rules: string[]): EditKind {
  return edit(name, ({ invoice, document, index, off }) => {
    const tooLong = off > 0;
    document.at('Line', index % invoice.lines.length).set(path, letters(tooLong ? max + 1 : max));
    return tooLong ? rules : [];
  });
}

export const TEXT_EDITS: readonly EditKind[] = [
  lineText('a name of the item at the bound', 'Item/Name', 100, 'BR-RO-L1024'),
  lineText('a note of the line at the bound', 'Note', 300, 'BR-RO-L302', 'BR-RO-L303'),
  lineText('a description at the bound', 'Item/Description', 200, 'BR-RO-L212'),
  edit('no name of the item', ({ invoice, document, index }) => {
    document.at('Line', index % invoice.lines.length).set('Item/Name', '');
    return ['BR-25'];
  }),
  edit('no number of the line', ({ invoice, document, index }) => {
    document.at('Line', index % invoice.lines.length).set('ID', '');
    return ['BR-21'];
  }),
  edit('no quantity', ({ invoice, document, index }) => {
    const name = invoice.kind === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity';
    document.at('Line', index % invoice.lines.length).remove(name);
    return ['BR-22', 'BR-23'];
  }),
  edit('a negative price', ({ invoice, document, index }) => {
    document.at('Line', index % invoice.lines.length).set('Price/PriceAmount', '-0.0001');
    return ['BR-27'];
  }),
  edit('a negative gross price', ({ invoice, document, index }) => {
    const found = chosen(
      invoice.lines.filter(({ price }) => price.gross !== undefined),
      index,
    );
    if (found === undefined) return undefined;
    document.at('Line', invoice.lines.indexOf(found.one)).set('Price/AllowanceCharge/BaseAmount', '-1');
    return ['BR-28'];
  }),
  edit('a blank city of the seller', ({ invoice, document }) => {
    document.set(`${SELLER}/CityName`, ' \n');
    return ['BR-RO-091', ...(isBucharest(invoice.seller.address) ? ['BR-RO-100'] : [])];
  }),
  edit('no street of the buyer', ({ document }) => {
    document.remove(`${BUYER}/StreetName`);
    return ['BR-RO-082'];
  }),
  edit('a county of the buyer that is none', ({ invoice, document }) => {
    document.set(`${BUYER}/CountrySubentity`, 'RO-XX');
    return invoice.buyer.address.country === 'RO' ? ['BR-RO-111'] : [];
  }),
  edit('no county of the delivery', ({ invoice, document }) => {
    if (invoice.delivery?.address === undefined) return undefined;
    document.remove('Delivery/DeliveryLocation/Address/CountrySubentity');
    if (invoice.kind === 'CreditNote') return [];
    return ['BR-RO-211', ...(invoice.delivery.address.country === 'RO' ? ['BR-RO-212'] : [])];
  }),
  edit('a number without digits', ({ document, off }) => {
    document.set('ID', off > 0 ? 'FCT' : '');
    return off > 0 ? ['BR-RO-010'] : ['BR-02', 'BR-RO-010'];
  }),
  edit('another specification', ({ document, off }) => {
    document.set('CustomizationID', off > 0 ? 'urn:cen.eu:en16931:2017' : '');
    return off > 0 ? ['BR-RO-001'] : ['BR-01', 'BR-RO-001'];
  }),
  edit('a date with a zone', ({ document }) => {
    document.set('IssueDate', '2026-11-26+02:00');
    return ['BR-RO-DT001'];
  }),
  edit('a day that no calendar has', ({ invoice, document }) => {
    if (invoice.kind !== 'Invoice') return undefined;
    document.set('DueDate', '2025-02-29');
    return ['BR-RO-DT003'];
  }),
  edit('a period that ends before it starts', ({ invoice, document }) => {
    if (invoice.period?.end === undefined) return undefined;
    document.set('InvoicePeriod/EndDate', '2026-10-31');
    return ['BR-29'];
  }),
  edit('nothing that says when to pay', ({ invoice, document }) => {
    if (invoice.dueDate === undefined || invoice.kind !== 'Invoice') return undefined;
    document.remove('DueDate');
    const isOwed = baniOf(invoice.totals.payable) > 0;
    return isOwed && invoice.paymentTerms === undefined ? ['BR-CO-25'] : [];
  }),
  edit('payment terms at the bound', ({ invoice, document, off }) => {
    if (invoice.paymentTerms === undefined) return undefined;
    document.set('PaymentTerms/Note', letters(off > 0 ? 301 : 300));
    return off > 0 ? ['BR-RO-L301', 'BR-RO-L302'] : [];
  }),
  edit('remittance information at the bound', ({ invoice, document, off }) => {
    if (invoice.payment?.remittance === undefined) return undefined;
    document.set('PaymentMeans/PaymentID', letters(off > 0 ? 141 : 140));
    const several = invoice.payment.creditTransfers.length > 1 ? ['UBL-SR-44'] : [];
    return off > 0 ? ['BR-RO-L140', ...several] : several;
  }),
  edit('a charge without reason', ({ invoice, document }) => {
    if (invoice.charges.length === 0) return undefined;
    document.at('AllowanceCharge', invoice.allowances.length).remove('AllowanceChargeReason');
    return ['BR-38', 'BR-CO-22'];
  }),
  edit('a payee named as the seller', ({ invoice, document }) => {
    if (invoice.payee === undefined) return undefined;
    document.set('PayeeParty/PartyName/Name', invoice.seller.name);
    return ['UBL-SR-19', 'UBL-SR-20', 'UBL-SR-21'];
  }),
  edit('a representative without country', ({ invoice, document }) => {
    if (invoice.taxRepresentative === undefined) return undefined;
    document.remove('TaxRepresentativeParty/PostalAddress/Country');
    return ['BR-20'];
  }),
  edit('a subject of a note that is none', ({ invoice, document }) => {
    if (invoice.notes.length === 0) return undefined;
    document.set('Note', '#XYZ#text');
    return ['BR-CL-08'];
  }),
];
