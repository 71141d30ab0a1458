/** A complete invoice of the demo company, as the product itself makes it. */
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';
import { DEMO_COMPANIES } from '../../../server/demo/demo-account';
import { demoDefinitions } from '../../../server/demo/demo-definitions';
import { demoInvoices } from '../../../server/demo/demo-invoices';

const TODAY = '2026-03-02';

/** `place` chooses which of the company's invoices; lei only. */
export function demoDocument(number: string, place = 0): Uint8Array {
  const [company] = DEMO_COMPANIES;
  if (company === undefined) throw new Error('no demo company');
  const invoices = demoInvoices(company, demoDefinitions(company, TODAY), TODAY).filter(
    ({ currency }) => currency === 'RON',
  );
  const draft = invoices[place]?.draft;
  const issued = draft === undefined ? undefined : issueInvoice(draft, number);
  if (issued?.ok !== true) throw new Error('the demo invoice cannot be issued');
  return new TextEncoder().encode(buildUbl(issued.invoice));
}
