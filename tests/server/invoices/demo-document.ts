/** A complete invoice of the demo company, as the product itself makes it. */
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';
import { DEMO_COMPANIES } from '../../../server/demo/demo-account';
import { demoDefinitions } from '../../../server/demo/demo-definitions';
import { demoInvoices } from '../../../server/demo/demo-invoices';

const TODAY = '2026-03-02';

/** A complete draft of the demo company; `place` chooses which, lei only. */
export function demoDraft(place = 0): InvoiceDraft {
  const [company] = DEMO_COMPANIES;
  if (company === undefined) throw new Error('no demo company');
  const invoices = demoInvoices(company, demoDefinitions(company, TODAY), TODAY).filter(
    ({ currency }) => currency === 'RON',
  );
  const draft = invoices[place]?.draft;
  if (draft === undefined) throw new Error('no such demo invoice');
  return draft;
}

/** `place` as in demoDraft. */
export function demoDocument(number: string, place = 0): Uint8Array {
  const issued = issueInvoice(demoDraft(place), number);
  if (!issued.ok) throw new Error('the demo invoice cannot be issued');
  return new TextEncoder().encode(buildUbl(issued.invoice));
}
