/** What an invoice's parts say on paper: pure, from the model of EN 16931 to short Romanian lines. */

import { formatDate } from '../calendar/format-date';
import { daysBetween, isIsoDate } from '../calendar/iso-date';
import { findCounty } from '../identifiers/counties';
import { showIban } from '../identifiers/iban';
import { bareTaxId } from '../identifiers/vat-id';
import type { Invoice, InvoiceLine, Party, PostalAddress, VatCategory } from '../invoice/invoice';
import { readExchangeRateNote } from '../invoice/issue/exchange-rate-note';
import { toDecimal, ZERO } from '../money/decimal';
import { compareDecimals, isNegative, percentOf } from '../money/decimal-arithmetic';
import type { DecimalText } from '../money/decimal-text';
import { formatAmount, formatNumber } from '../money/format-amount';
import { roundMoney } from '../money/rounding';
import { ratesOn } from '../vat/vat-rates';
import { documentTexts, VAT_ROW_NAMES } from './document-texts';

export function documentTitle({ typeCode, totals }: Invoice): string {
  const reversal = typeCode === '380' && isNegative(toDecimal(totals.payable));
  return reversal ? documentTexts.reversal : (documentTexts.titles[typeCode] ?? documentTexts.untitled);
}

/** Days from issue to due date; null where there is no due date. */
export function termDays({ issueDate, dueDate }: Invoice): number | null {
  return dueDate !== undefined && isIsoDate(dueDate) && isIsoDate(issueDate) ? daysBetween(issueDate, dueDate) : null;
}

/** The documents it refers to, the one it corrects first. */
export function referenceLines(invoice: Invoice): readonly string[] {
  const preceding = invoice.precedingInvoices.map(({ number, issueDate }) =>
    [documentTexts.preceding, number, issueDate === undefined ? '' : `/ ${formatDate(issueDate)}`].join(' ').trim(),
  );
  return [
    ...preceding,
    ...labelled(documentTexts.contract, invoice.contractReference),
    ...labelled(documentTexts.order, invoice.purchaseOrderReference),
    ...labelled(documentTexts.buyerReference, invoice.buyerReference),
    ...labelled(documentTexts.despatch, invoice.despatchAdviceReference),
  ];
}

function labelled(label: string, text: string | undefined): readonly string[] {
  return text === undefined ? [] : [`${label} ${text}`];
}

/** Fiscal code and registration, address, legal form, contact: a line each, those that are there. */
export function partyLines(party: Party): readonly string[] {
  const taxId = party.vatId ?? party.taxRegistration ?? party.identifiers[0]?.value;
  const registration = party.legalRegistration?.value;
  return [
    joined([taxId === undefined ? '' : documentTexts.taxId(taxId), sameCode(registration, taxId) ? '' : registration]),
    addressLine(party.address),
    party.legalForm ?? '',
    joined([party.contact?.name, party.contact?.telephone, party.contact?.email]),
  ].filter((line) => line !== '');
}

/** The fiscal code again, where there is no number in the trade register. */
function sameCode(registration: string | undefined, taxId: string | undefined): boolean {
  return registration !== undefined && taxId !== undefined && bareTaxId(registration) === bareTaxId(taxId);
}

export function addressLine({
  line1,
  line2,
  line3,
  city,
  countrySubdivision,
  postCode,
  country,
}: PostalAddress): string {
  const county =
    countrySubdivision === undefined ? undefined : (findCounty(countrySubdivision)?.plate ?? countrySubdivision);
  const place = [county, postCode].filter((part) => part !== undefined && part !== '').join(' ');
  return [line1, line2, line3, city, place, country === 'RO' ? '' : country]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
}

/** `lei` for RON, else the code. */
export function currencyWord(currency: string): string {
  return currency === 'RON' ? documentTexts.lei : currency;
}

/** `21 %`; a dash for what has no rate. */
export function rateText({ rate }: VatCategory): string {
  return rate === undefined ? '–' : `${formatNumber(rate)} %`;
}

/** „Standard, 21 %”, „Redusă, 11 %”, „Taxare inversă”; „Cotă 19 %” for a rate that is not of the invoice's own day. */
export function vatRowName(vat: VatCategory, invoice: Pick<Invoice, 'issueDate' | 'taxPointDate' | 'seller'>): string {
  if (vat.code !== 'S') return VAT_ROW_NAMES[vat.code] ?? vat.code;
  const name = rateName(vat, invoice);
  return name === '' ? `${VAT_ROW_NAMES.S} ${rateText(vat)}` : `${name}, ${rateText(vat)}`;
}

function rateName(
  { rate }: VatCategory,
  { issueDate, taxPointDate, seller }: Parameters<typeof vatRowName>[1],
): string {
  const rates = seller.address.country === 'RO' ? ratesOn(taxPointDate ?? issueDate) : undefined;
  if (rates === undefined || rate === undefined) return '';
  const is = (other: DecimalText): boolean => compareDecimals(toDecimal(rate), toDecimal(other)) === 0;
  if (is(rates.standard)) return documentTexts.standardRate;
  return [...rates.reduced, ...rates.transitional].some(is) ? documentTexts.reducedRate : '';
}

/** What stands under an item's name: the seller's code, the description, the note, what was taken off or added. */
export function lineDetails({ item, note, allowances, charges }: InvoiceLine): readonly string[] {
  return [
    item.sellerId,
    item.description,
    note,
    ...allowances.map(({ amount }) => documentTexts.lineDiscount(formatAmount(amount))),
    ...charges.map(({ amount }) => documentTexts.lineCharge(formatAmount(amount))),
  ].filter((text): text is string => text !== undefined && text !== '');
}

/** How it is paid, in a word; '' where the document does not say. */
export function paymentMeansText({ payment }: Pick<Invoice, 'payment'>): string {
  if (payment === undefined) return '';
  return payment.meansText ?? documentTexts.means[payment.meansCode] ?? payment.meansCode;
}

/** Two letters for the square where a logo would be. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** VAT of one line, for information: the tax of the invoice is computed by rate (BR-CO-17). */
export function lineVat({ net, vat }: InvoiceLine): string {
  return formatAmount(vat.rate === undefined ? ZERO : roundMoney(percentOf(toDecimal(net), toDecimal(vat.rate))));
}

/** The exchange rate that the notes tell; it stands beside the VAT in lei. */
export function rateNotes({ notes, currency }: Invoice): readonly string[] {
  return notes.flatMap(({ text }) => (readExchangeRateNote(text, currency) === undefined ? [] : [text]));
}

/** The other notes. */
export function plainNotes({ notes, currency }: Invoice): readonly string[] {
  return notes.flatMap(({ text }) => (readExchangeRateNote(text, currency) === undefined ? [text] : []));
}

/** Payment accounts as they are read out. */
export function accountLines({ payment }: Invoice): readonly string[] {
  return (payment?.creditTransfers ?? []).map(({ account, provider }) => joined([showIban(account), provider]));
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}
