/** What the archive shows of a foreign file before the server has it. */
import type { IssueSummary } from '@/db/invoices/issue-summary';
import { isExternalBuyer } from '@/domain/invoice/external-buyer';
import { type DecimalText, decimalText } from '@/domain/money/decimal-text';
import type { ReadDocument } from '@/workers/document/file-reading';
import { recipientOf } from './document-parties';

export function uploadSummary(document: ReadDocument, enforcement = false): IssueSummary {
  const { kind, typeCode, number, issueDate, dueDate, currency, net, vat, total } = document;
  const partner = recipientOf(document);
  const signed = (amount: DecimalText | undefined): DecimalText =>
    kind === 'CreditNote' ? negated(amount ?? ZERO) : (amount ?? ZERO);
  return {
    type: kind === 'CreditNote' ? 'NC' : 'FCT',
    typeCode,
    number,
    issueDate,
    dueDate,
    partnerName: partner.name,
    partnerTaxId: partner.taxId,
    currency,
    net: signed(net),
    vat: signed(vat),
    total: signed(total),
    vatInLei: document.vatInTaxCurrency === undefined ? '' : signed(document.vatInTaxCurrency),
    ...(isExternalBuyer(document.buyer.country) ? { external: true } : {}),
    ...(enforcement ? { enforcement: true } : {}),
  };
}

const ZERO = decimalText('0');

function negated(amount: DecimalText): DecimalText {
  if (/^-?0*(?:\.0*)?$/.test(amount)) return amount;
  return decimalText(amount.startsWith('-') ? amount.slice(1) : `-${amount}`);
}
