/** What of a document has no place of its own on the sheet, as label and text: a foreign program may write any term of EN 16931. */
import { formatDate } from '../../calendar/format-date';
import { showIban } from '../../identifiers/iban';
import type { DocumentAllowanceCharge, Invoice, SupportingDocument } from '../../invoice/invoice';
import { formatAmount } from '../../money/format-amount';
import { addressLine, MOST_REFERENCES, rateText } from '../document-words';
import { allowanceTerms, identifierText, periodText } from '../line-more';
import { moreTexts, TAX_POINT_WORDS } from '../more-texts';
import type { Say } from '../paper-language';

export interface MoreRow {
  readonly label: string;
  readonly text: string;
}

export function moreRows(invoice: Invoice, say: Say): readonly MoreRow[] {
  const row = ([ro, en]: readonly [string, string], text: string | undefined): readonly MoreRow[] =>
    text === undefined || text === '' ? [] : [{ label: say(ro, en), text }];
  const code = invoice.taxPointDateCode;
  const taxPoint = TAX_POINT_WORDS[code ?? ''];
  return [
    ...row(moreTexts.taxPoint, taxPoint === undefined ? code : say(...taxPoint)),
    ...row(moreTexts.taxPoint, dayText(invoice.taxPointDate)),
    ...row(moreTexts.period, periodText(invoice.period)),
    ...row(moreTexts.precedingMore, furtherPreceding(invoice)),
    ...row(moreTexts.project, invoice.projectReference),
    ...row(moreTexts.salesOrder, invoice.salesOrderReference),
    ...row(moreTexts.receivingAdvice, invoice.receivingAdviceReference),
    ...row(moreTexts.tender, invoice.tenderReference),
    ...row(moreTexts.object, identifierText(invoice.invoicedObject)),
    ...row(moreTexts.accounting, invoice.buyerAccountingReference),
    ...row(moreTexts.delivery, deliveryText(invoice)),
    ...row(moreTexts.representative, representativeText(invoice)),
    ...row(moreTexts.payee, payeeText(invoice)),
    ...(invoice.payment?.creditTransfers ?? []).flatMap(({ accountName }) => row(moreTexts.accountName, accountName)),
    ...row(moreTexts.card, joined(invoice.payment?.card?.number, invoice.payment?.card?.holder)),
    ...row(moreTexts.mandate, invoice.payment?.directDebit?.mandate),
    ...row(moreTexts.debited, ibanText(invoice.payment?.directDebit?.debitedAccount)),
    ...invoice.allowances.filter(saysMore).flatMap((one) => row(moreTexts.allowance, allowanceText(one))),
    ...invoice.charges.flatMap((one) => row(moreTexts.charge, allowanceText(one))),
    ...invoice.supportingDocuments.flatMap((one) => row(moreTexts.attachment, attachmentText(one))),
  ];
}

/** One that only takes an amount off stands among the sums. */
function saysMore(one: DocumentAllowanceCharge): boolean {
  return allowanceTerms(one) !== '';
}

function dayText(day: string | undefined): string | undefined {
  return day === undefined ? undefined : formatDate(day);
}

function ibanText(account: string | undefined): string | undefined {
  return account === undefined ? undefined : showIban(account);
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}

/** Those that have no room under the title; no line ends between a number and its day. */
function furtherPreceding({ precedingInvoices }: Invoice): string {
  return precedingInvoices
    .slice(MOST_REFERENCES)
    .map(({ number, issueDate }) =>
      issueDate === undefined ? number : `${number}\u00a0/\u00a0${formatDate(issueDate)}`,
    )
    .join('; ');
}

function deliveryText({ delivery, buyer }: Invoice): string {
  if (delivery === undefined) return '';
  const { name, locationId, address } = delivery;
  const elsewhere = address !== undefined && addressLine(address) !== addressLine(buyer.address);
  return joined(name, identifierText(locationId), elsewhere ? addressLine(address) : undefined);
}

function representativeText({ taxRepresentative: one }: Invoice): string {
  return one === undefined ? '' : joined(one.name, one.vatId, addressLine(one.address));
}

/** Its name stands where the payment is told. */
function payeeText({ payee }: Invoice): string {
  return payee === undefined ? '' : joined(identifierText(payee.identifier), identifierText(payee.legalRegistration));
}

function allowanceText(one: DocumentAllowanceCharge): string {
  const vat = one.vat.rate === undefined ? '' : ` · TVA ${rateText(one.vat)}`;
  return `${formatAmount(one.amount)}${allowanceTerms(one)}${vat}`;
}

function attachmentText({ reference, description, location, attached }: SupportingDocument): string {
  const name = identifierText(reference);
  // Of ours the reference is the file's name, where nobody wrote another.
  return joined(name, description, attached?.fileName === name ? undefined : attached?.fileName, location);
}
