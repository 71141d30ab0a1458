/** The area of issued invoices, and the credit notes that take some of them back. */
import type { DocumentType } from '@/api/entities/serial';
import { addDays } from '@/domain/calendar/iso-date';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { DemoArea, DemoCompany } from './demo-area';
import { type DemoInvoice, demoInvoices } from './demo-invoices';
import { DemoIssuer } from './demo-issuer';

export function invoicesArea(of: DemoCompany): DemoArea {
  const invoices = demoInvoices(of.company, of.known, of.day);
  return {
    steps: invoices.length,
    fill: (server, step) =>
      seedInvoices(new DemoIssuer(server, of, countDocuments(invoices, of.day)), invoices, of.day, step),
  };
}

/** Invoices and the credit notes that fall due between them, each series in the order of its dates. */
async function seedInvoices(
  issuer: DemoIssuer,
  invoices: readonly DemoInvoice[],
  today: string,
  step: () => void,
): Promise<void> {
  const credits: InvoiceDraft[] = [];
  for (const [place, invoice] of invoices.entries()) {
    const draft = await issuer.inCurrency(invoice);
    const credit = await issuer.issue('FCT', draft, invoice, place);
    if (credit !== undefined && credit.issueDate <= today) credits.push(credit);
    step();
  }
  credits.sort((a, b) => (a.issueDate < b.issueDate ? -1 : 1));
  for (const [place, credit] of credits.entries()) await issuer.issue('NC', credit, {}, place);
}

/** How many documents of each kind there will be. */
function countDocuments(invoices: readonly DemoInvoice[], today: string): Readonly<Record<DocumentType, number>> {
  const credited = invoices.filter(
    ({ draft, creditedAfterDays: days }) => days !== undefined && addDays(draft.issueDate, days) <= today,
  );
  return { FCT: invoices.length, NC: credited.length };
}
