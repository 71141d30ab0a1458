import type { Invoice, VatBreakdown, VatCategory } from '@/domain/invoice/invoice';
import { baniOf } from '../../ubl/valid-sums';
import {
  baseRules,
  chosen,
  type EditKind,
  edit,
  lastUseRules,
  rowState,
  ruleOf,
  type Subject,
  TAXED,
  taxRules,
  usesOf,
} from './edit-kind';

/** Edits of VAT categories, rates, reasons and of the identifiers that categories need. */

const CATEGORY = 'Item/ClassifiedTaxCategory';
/** No line of a random invoice has it. */
const UNUSED_RATE = '17';

function rowOf(invoice: Invoice, vat: VatCategory): VatBreakdown | undefined {
  return invoice.vatBreakdown.find((one) => one.vat.code === vat.code && one.vat.rate === vat.rate);
}

/** The base rules of the row that a line leaves. */
function withoutLine(invoice: Invoice, at: number): string[] {
  const line = invoice.lines[at];
  const row = line && rowOf(invoice, line.vat);
  if (line === undefined || row === undefined) throw new Error('every line has a row');
  const state = rowState(invoice, row);
  const others = invoice.lines.some((one, index) => index !== at && rowOf(invoice, one.vat) === row);
  return baseRules(line.vat.code, { ...state, lines: state.lines - baniOf(line.net), hasLines: others });
}

/** Which lines, allowances and charges make identifiers necessary: rules 02, 03, 04. */
function usedPlaces({ lines, allowances, charges }: Invoice, code: string): string[] {
  const places = [lines, allowances, charges].map((all) => all.some(({ vat }) => vat.code === code));
  return ['02', '03', '04'].filter((_, index) => places[index] === true).flatMap((number) => ruleOf(code, number));
}

const NEEDS_IDS = ['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M'];

/** BR-RO-065 and BR-RO-120 count lines of invoices only. */
function countsForRomania({ kind, lines, allowances, charges }: Invoice): boolean {
  const counted = [...(kind === 'Invoice' ? lines : []), ...allowances, ...charges];
  return counted.some(({ vat }) => NEEDS_IDS.includes(vat.code));
}

function withoutSellerIds({ invoice, document }: Subject): string[] | undefined {
  const { seller, taxRepresentative } = invoice;
  if (seller.vatId === undefined) return undefined;
  document.remove('AccountingSupplierParty/Party/PartyTaxScheme');
  const named = seller.identifiers.length > 0 || seller.legalRegistration !== undefined;
  const unnamed = named ? [] : ['BR-CO-26'];
  if (taxRepresentative !== undefined) return unnamed;
  const categories = NEEDS_IDS.flatMap((code) => usedPlaces(invoice, code));
  return [...unnamed, ...categories, ...(countsForRomania(invoice) ? ['BR-RO-065'] : [])];
}

function withoutBuyerIds({ invoice, document }: Subject): string[] | undefined {
  const party = 'AccountingCustomerParty/Party';
  if (invoice.buyer.vatId === undefined) return undefined;
  document.remove(`${party}/PartyTaxScheme`);
  if (invoice.buyer.legalRegistration !== undefined) return usedPlaces(invoice, 'K');
  const romanian = countsForRomania(invoice) ? ['BR-RO-120'] : [];
  return [...usedPlaces(invoice, 'K'), ...usedPlaces(invoice, 'AE'), ...romanian];
}

/** A line under another tax scheme: it is no use of VAT any more, its amount counts all the same. */
function otherScheme({ invoice, document, index }: Subject): string[] | undefined {
  const found = chosen(invoice.lines, index);
  if (found === undefined) return undefined;
  const { code } = found.one.vat;
  document.at('Line', found.at).set(`${CATEGORY}/TaxScheme/ID`, 'GST');
  const otherLines = invoice.lines.filter(({ vat }) => vat.code === code).length > 1;
  if (code === 'S') return ['BR-CO-04', ...(otherLines ? [] : ['BR-S-02'])];
  return ['BR-CO-04', ...lastUseRules(invoice, code)];
}

function newRate({ invoice, document, index }: Subject): string[] | undefined {
  const found = chosen(invoice.vatBreakdown, index);
  if (found === undefined || !TAXED.has(found.one.vat.code)) return undefined;
  const { code } = found.one.vat;
  document.at('TaxTotal', 0).at('TaxSubtotal', found.at).set('TaxCategory/Percent', UNUSED_RATE);
  const state = rowState(invoice, found.one);
  const nothing = { ...state, lines: 0, charged: 0, hasLines: false, hasCharged: false };
  return [...baseRules(code, nothing), ...taxRules(code, Number(UNUSED_RATE), state)];
}

/** Reasons are for the categories without tax but Z. */
function reasons({ invoice, document, index }: Subject): string[] | undefined {
  const found = chosen(invoice.vatBreakdown, index);
  if (found === undefined) return undefined;
  const row = document.at('TaxTotal', 0).at('TaxSubtotal', found.at);
  if (found.one.exemptionReason === undefined) row.set('TaxCategory/TaxExemptionReason', 'Scutit');
  else row.remove('TaxCategory/TaxExemptionReason').remove('TaxCategory/TaxExemptionReasonCode');
  return ruleOf(found.one.vat.code, '10');
}

function unknownCategory({ invoice, document, index }: Subject): string[] | undefined {
  const found = chosen(invoice.lines, index);
  if (found === undefined) return undefined;
  const { code } = found.one.vat;
  document.at('Line', found.at).set(`${CATEGORY}/ID`, 'X');
  const mixed = code === 'O' ? ['BR-O-12'] : [];
  return ['BR-CL-18', ...mixed, ...withoutLine(invoice, found.at), ...lastUseRules(invoice, code)];
}

/** A line in a category that the breakdown does not have. */
function unlistedCategory({ invoice, document, index }: Subject): string[] | undefined {
  const found = chosen(invoice.lines, index);
  if (found === undefined || usesOf(invoice, 'Z') > 0 || ['O', 'B'].includes(found.one.vat.code)) return undefined;
  const line = document.at('Line', found.at);
  line.set(`${CATEGORY}/ID`, 'Z').set(`${CATEGORY}/Percent`, '0.00');
  return ['BR-Z-01', ...withoutLine(invoice, found.at), ...lastUseRules(invoice, found.one.vat.code)];
}

function wrongRate({ invoice, document, index }: Subject): string[] | undefined {
  const found = chosen(invoice.lines, index);
  if (found === undefined || found.one.vat.code === 'B') return undefined;
  const { code } = found.one.vat;
  document.at('Line', found.at).set(`${CATEGORY}/Percent`, TAXED.has(code) ? '-1' : '5');
  return [...ruleOf(code, '05'), ...(TAXED.has(code) ? withoutLine(invoice, found.at) : [])];
}

export const CATEGORY_EDITS: readonly EditKind[] = [
  edit('no tax identifier of the seller', withoutSellerIds),
  edit('no identifier of the buyer', withoutBuyerIds),
  edit('a line under another tax scheme', otherScheme),
  edit('another rate in the breakdown', newRate),
  edit('an exemption reason too many or too few', reasons),
  edit('an unknown category on a line', unknownCategory),
  edit('a category on a line that the breakdown has not', unlistedCategory),
  edit('a rate that the category does not allow', wrongRate),
];
