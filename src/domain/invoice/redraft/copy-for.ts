/**
 * A new invoice like one that was issued: of today, with the same term. What was paid, delivered and received, the period, and the
 * day's rate belonged to the other; so did the invoices it named, and with them what it took back of their advances. What is made
 * of a credit note or a storno is sold: a copy that takes back, and names nothing, would be of no invoice.
 */
import { addDays, daysBetween } from '../../calendar/iso-date';
import { isNegative } from '../../money/decimal-arithmetic';
import { settlesOneOf } from '../advance/settlement-words';
import { SELF_BILLED } from '../document-types';
import type { Invoice } from '../invoice';
import type { InvoiceDraft } from '../invoice-draft';
import { computeDraftTotals } from '../totals/draft-totals';
import type { CreditArguments } from './credit-note-for';
import { draftFromInvoice, type LeftOutPart, type Redraft } from './draft-from-invoice';
import { negatedDiscount, negatedLine } from './draft-lines';

/** Kinds that stand for themselves. */
const COPIED_TYPES: readonly string[] = ['380', SELF_BILLED, '751'];

export function copyFor(invoice: Invoice, args: CreditArguments): Redraft {
  const { draft, leftOut } = draftFromInvoice(invoice, args);
  const { issueDate } = args;
  const dueDate = draft.dueDate === '' ? '' : addDays(issueDate, daysBetween(draft.issueDate, draft.dueDate));
  const fresh = { deliveryDate: '', prepaid: '', precedingInvoices: [], exchangeRate: '', exchangeRateDate: '' };
  const typeCode = COPIED_TYPES.includes(draft.typeCode) ? draft.typeCode : '380';
  const parts: readonly LeftOutPart[] = draft.currency === 'RON' ? leftOut : [...leftOut, 'exchange-rate'];
  const { more } = draft;
  const own = more === undefined ? {} : { more: { ...more, periodStart: '', periodEnd: '', receivingAdvice: '' } };
  const copied = { ...draft, ...soldIn(draft), typeCode, issueDate, dueDate, ...fresh, ...own };
  return { draft: copied, leftOut: [...new Set(parts)] };
}

function soldIn(draft: InvoiceDraft): Pick<InvoiceDraft, 'lines' | 'discount'> {
  const { precedingInvoices, discount } = draft;
  const lines = draft.lines.filter((line) => !settlesOneOf(line, precedingInvoices));
  if (!isNegative(computeDraftTotals({ ...draft, lines }).exact.taxInclusive)) return { lines, discount };
  return { lines: lines.map(negatedLine), discount: negatedDiscount(discount) };
}
