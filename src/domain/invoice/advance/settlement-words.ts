/** The words by which a line that takes back an advance is known. */
import { formatDate } from '../../calendar/format-date';
import type { Invoice } from '../invoice';
import type { DraftLine, InvoiceDraft } from '../invoice-draft';

/** „Storno avans factura FCT-7 din 28.11.2026” */
export function settlementName({ number, issueDate }: Pick<Invoice, 'number' | 'issueDate'>): string {
  return `${settlementWords(number)}${formatDate(issueDate)}`;
}

/** Whether a line takes back an advance of one of the invoices. */
export function settlesOneOf({ name }: Pick<DraftLine, 'name'>, invoices: InvoiceDraft['precedingInvoices']): boolean {
  return invoices.some(({ number }) => name.startsWith(settlementWords(number)));
}

function settlementWords(number: string): string {
  return `Storno avans factura ${number} din `;
}
