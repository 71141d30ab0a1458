/** The invoices that a buyer was given, out of the archive of this device, for what a later invoice takes back. */
import type { Workspace } from '@/app/state/workspace';
import { type ArchivePosition, archivePage, storedDocument } from '@/db/archive/archive-queries';
import { bareTaxId } from '@/domain/identifiers/vat-id';
import { isAdvance } from '@/domain/invoice/advance/advance-line';
import type { Invoice } from '@/domain/invoice/invoice';
import { isDecimalText } from '@/domain/money/decimal-text';
import { documentWorker } from '@/workers/document/document-worker';
import type { IssuedToBuyer } from '../editor-services';

/** The newest so many rows are looked through, for at most so many of the buyer. */
const ROWS = 1000;
const PAGE = 100;
const MOST = 12;

type Item = Awaited<ReturnType<typeof archivePage>>['rows'][number]['item'];

export async function issuedToBuyer(workspace: Workspace, taxId: string): Promise<readonly IssuedToBuyer[]> {
  const code = bareTaxId(taxId);
  if (code === '') return [];
  const items = await itemsOf(workspace, code);
  return Promise.all(
    items.map(async ({ id, number, issueDate, total, currency }) => {
      const invoice = await keptInvoice(workspace, id);
      return { id, number, issueDate, total, currency, isAdvance: invoice !== null && isAdvance(invoice) };
    }),
  );
}

async function itemsOf({ db, company }: Workspace, code: string): Promise<readonly Item[]> {
  const found: Item[] = [];
  let after: ArchivePosition | null = null;
  for (let rows = 0; rows < ROWS && found.length < MOST; rows += PAGE) {
    const page: Awaited<ReturnType<typeof archivePage>> = await archivePage(db, company.id, {
      ...{ direction: 'out', limit: PAGE },
      after,
    });
    found.push(...page.rows.map(({ item }) => item).filter((item) => mayBeTakenBack(item, code)));
    if (page.next === null) break;
    after = page.next;
  }
  return found.slice(0, MOST);
}

/** Not what was never received, and not a credit note. */
function mayBeTakenBack({ partnerTaxId, type, total, state }: Item, code: string): boolean {
  if (bareTaxId(partnerTaxId) !== code || type !== 'FCT') return false;
  return state !== 'rejected' && state !== 'refused' && isDecimalText(total) && !total.startsWith('-');
}

async function keptInvoice({ db }: Workspace, id: string): Promise<Invoice | null> {
  const document = await storedDocument(db, id, 'xml');
  return document === undefined ? null : documentWorker.call(async (api) => api.readDocument(document.bytes));
}
