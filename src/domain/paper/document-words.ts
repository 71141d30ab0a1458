/** What an invoice's parts say on paper: pure, from the model of EN 16931 to short Romanian lines. */

import { formatDate } from '../calendar/format-date';
import { daysBetween, isIsoDate } from '../calendar/iso-date';
import { findCounty } from '../identifiers/counties';
import { showIban } from '../identifiers/iban';
import { bareTaxId } from '../identifiers/vat-id';
import type { AllowanceCharge, Invoice, InvoiceLine, Party, PostalAddress, VatCategory } from '../invoice/invoice';
import { readExchangeRateNote } from '../invoice/issue/exchange-rate-note';
import { toDecimal, ZERO } from '../money/decimal';
import { compareDecimals, isNegative, percentOf } from '../money/decimal-arithmetic';
import type { DecimalText } from '../money/decimal-text';
import { formatAmount, formatNumber } from '../money/format-amount';
import { roundMoney } from '../money/rounding';
import { ratesOn } from '../vat/vat-rates';
import { documentTexts, VAT_ROW_NAMES } from './document-texts';
import { englishTexts } from './english-texts';
import { allowanceTerms, identifierText, moreLineDetails } from './line-more';
import { type LookDetail, USUAL_LOOK } from './look/invoice-look';
import { furtherReferences, moreTexts } from './more-texts';
import { type Say, sayRomanian } from './paper-language';
import { notedCurrency } from './payable-in-other';

export function documentTitle({ typeCode, totals }: Invoice): string {
  // What was paid before may be more than the invoice: then something is given back, and nothing is taken back.
  const reversal = typeCode === '380' && isNegative(toDecimal(totals.taxInclusive));
  return reversal ? documentTexts.reversal : (documentTexts.titles[typeCode] ?? documentTexts.untitled);
}

/** Days from issue to due date; null where there is no due date. */
export function termDays({ issueDate, dueDate }: Invoice): number | null {
  return dueDate !== undefined && isIsoDate(dueDate) && isIsoDate(issueDate) ? daysBetween(issueDate, dueDate) : null;
}

/** Preceding invoices that have room under the title; a collective storno names hundreds. */
export const MOST_REFERENCES = 4;

/** The documents it refers to, the one it corrects first. */
export function referenceLines(invoice: Invoice, say: Say = sayRomanian): readonly string[] {
  const further = invoice.precedingInvoices.length - MOST_REFERENCES;
  const preceding = invoice.precedingInvoices
    .slice(0, MOST_REFERENCES)
    .map(({ number, issueDate }) =>
      [
        say(documentTexts.preceding, englishTexts.preceding),
        number,
        issueDate === undefined ? '' : `/ ${formatDate(issueDate)}`,
      ]
        .join(' ')
        .trim(),
    );
  return [
    ...preceding,
    ...(further > 0 ? [furtherReferences(further)] : []),
    ...labelled(say(documentTexts.contract, englishTexts.contract), invoice.contractReference),
    ...labelled(say(documentTexts.order, englishTexts.order), invoice.purchaseOrderReference),
    ...labelled(say(documentTexts.buyerReference, englishTexts.buyerReference), invoice.buyerReference),
    ...labelled(say(documentTexts.despatch, englishTexts.despatch), invoice.despatchAdviceReference),
  ];
}

function labelled(label: string, text: string | undefined): readonly string[] {
  return text === undefined ? [] : [`${label} ${text}`];
}

/** Fiscal code and registration, address, legal form, contact: a line each, those that are there. */
export function partyLines(party: Party, say: Say = sayRomanian): readonly string[] {
  const taxId = party.vatId ?? party.taxRegistration ?? party.identifiers[0]?.value;
  const registration = party.legalRegistration?.value;
  const abroad = party.address.country !== 'RO';
  const kind = abroad ? say(documentTexts.foreignTaxId, englishTexts.foreignTaxId) : documentTexts.taxId;
  return [
    joined([taxId === undefined ? '' : `${kind} ${taxId}`, sameCode(registration, taxId) ? '' : registration]),
    addressLine(party.address),
    party.legalForm ?? '',
    joined([party.contact?.name, party.contact?.telephone, party.contact?.email]),
    moreOfParty(party, taxId, say),
  ].filter((line) => line !== '');
}

/** What else names it: its second fiscal code, identifiers, the name it trades under, where its documents go. */
function moreOfParty(party: Party, taxId: string | undefined, say: Say): string {
  const { electronicAddress, contact, tradingName } = party;
  const identifiers = party.identifiers.filter(({ value }) => value !== taxId).map(identifierText);
  const [identifier, electronic] = [moreTexts.identifier, moreTexts.electronic];
  const address = electronicAddress?.value === contact?.email ? undefined : identifierText(electronicAddress);
  return joined([
    tradingName === party.name ? undefined : tradingName,
    party.vatId === undefined || party.taxRegistration === party.vatId ? undefined : party.taxRegistration,
    ...identifiers.map((id) => `${say(...identifier)} ${id ?? ''}`),
    address === undefined ? undefined : `${say(...electronic)} ${address}`,
  ]);
}

/** The fiscal code again, where there is no number in the trade register. */
function sameCode(registration: string | undefined, taxId: string | undefined): boolean {
  return registration !== undefined && taxId !== undefined && bareTaxId(registration) === bareTaxId(taxId);
}

const BUCHAREST = 'RO-B';
/** How the national rules write a sector of Bucharest in place of a city (BR-RO-100). */
const SECTOR = /^sector\s?([1-6])$/i;

export function addressLine({
  line1,
  line2,
  line3,
  city,
  countrySubdivision,
  postCode,
  country,
}: PostalAddress): string {
  const sector = countrySubdivision === BUCHAREST ? SECTOR.exec(city ?? '')?.[1] : undefined;
  const county =
    countrySubdivision === undefined ? undefined : (findCounty(countrySubdivision)?.plate ?? countrySubdivision);
  const [place, region] = sector === undefined ? [city, county] : [documentTexts.sector(sector), documentTexts.capital];
  const last = [region, postCode].filter((part) => part !== undefined && part !== '').join(' ');
  return [line1, line2, line3, place, last, country === 'RO' ? '' : country]
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
export function vatRowName(
  vat: VatCategory,
  invoice: Pick<Invoice, 'issueDate' | 'taxPointDate' | 'seller'>,
  say: Say = sayRomanian,
): string {
  const category = say(VAT_ROW_NAMES[vat.code] ?? vat.code, englishTexts.vatRowNames[vat.code] ?? vat.code);
  if (vat.code !== 'S') return category;
  const name = rateName(vat, invoice, say);
  return name === '' ? `${category} ${rateText(vat)}` : `${name}, ${rateText(vat)}`;
}

function rateName(
  { rate }: VatCategory,
  { issueDate, taxPointDate, seller }: Parameters<typeof vatRowName>[1],
  say: Say,
): string {
  const rates = seller.address.country === 'RO' ? ratesOn(taxPointDate ?? issueDate) : undefined;
  if (rates === undefined || rate === undefined) return '';
  const is = (other: DecimalText): boolean => compareDecimals(toDecimal(rate), toDecimal(other)) === 0;
  if (is(rates.standard)) return say(documentTexts.standardRate, englishTexts.standardRate);
  return [...rates.reduced, ...rates.transitional].some(is)
    ? say(documentTexts.reducedRate, englishTexts.reducedRate)
    : '';
}

/** What stands under an item's name: the seller's code, the description, the note, what was taken off or added. */
export function lineDetails(
  line: InvoiceLine,
  shown: Readonly<Record<LookDetail, boolean>> = USUAL_LOOK,
  say: Say = sayRomanian,
): readonly string[] {
  const { item, note, allowances, charges } = line;
  const amountOf = (label: string, one: AllowanceCharge): string =>
    `${label}: ${formatAmount(one.amount)}${allowanceTerms(one)}`;
  const where = (detail: LookDetail, texts: readonly (string | undefined)[]) => (shown[detail] ? texts : []);
  return [
    ...where('itemCode', [item.sellerId]),
    ...where(
      'classification',
      item.classifications.map(({ code, listId }) => documentTexts.classification(listId, code)),
    ),
    item.description,
    note,
    ...where(
      'lineDiscount',
      allowances.map((one) => amountOf(say(documentTexts.lineDiscount, englishTexts.lineDiscount), one)),
    ),
    ...charges.map((one) => amountOf(say(documentTexts.lineCharge, englishTexts.lineCharge), one)),
    ...moreLineDetails(line, say),
  ].filter((text): text is string => text !== undefined && text !== '');
}

/** How it is paid, in a word; '' where the document does not say. */
export function paymentMeansText({ payment }: Pick<Invoice, 'payment'>, say: Say = sayRomanian): string {
  if (payment === undefined) return '';
  const { meansCode, meansText } = payment;
  return meansText ?? say(documentTexts.means[meansCode] ?? meansCode, englishTexts.means[meansCode] ?? meansCode);
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

/** The exchange rate that the notes tell, of the invoice's currency or, in lei, of the euro; it stands beside the VAT in lei. */
export function rateNotes({ notes, currency }: Invoice): readonly string[] {
  return notes.flatMap(({ text }) => (readExchangeRateNote(text, notedCurrency(currency)) === undefined ? [] : [text]));
}

/** The other notes. */
export function plainNotes({ notes, currency }: Invoice): readonly string[] {
  return notes.flatMap(({ text }) => (readExchangeRateNote(text, notedCurrency(currency)) === undefined ? [text] : []));
}

/** Payment accounts as they are read out. */
export function accountLines({ payment }: Invoice): readonly string[] {
  return (payment?.creditTransfers ?? []).map(({ account, provider }) => joined([showIban(account), provider]));
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}
