/** Reads what a buyer paid last out of the archive, once a buyer and kind of sales; the documents are read in the worker. */

import { type ArchivePosition, archivePage, storedDocument } from '@/db/archive/archive-queries';
import type { CommandContext } from '@/db/command-context';
import { bareTaxId } from '@/domain/identifiers/vat-id';
import type { Invoice } from '@/domain/invoice/invoice';
import { documentWorker } from '@/workers/document/document-worker';
import { isPricedSale, type LastPrices, lastPricesOf, type PricedSales } from './last-prices';

/** The newest so many rows are looked through, for at most so many documents of the buyer that say a price. */
const ROWS = 600;
const PAGE = 100;
const DOCUMENTS = 20;

export function createBuyerPrices({ db, companyId }: Pick<CommandContext, 'db' | 'companyId'>) {
  const known = new Map<string, Promise<LastPrices>>();

  const read = async (code: string, asked: PricedSales): Promise<LastPrices> => {
    const ids = await documentsOf(code, asked);
    const invoices = await Promise.all(ids.map(readInvoice));
    return lastPricesOf(
      invoices.filter((invoice) => invoice !== null),
      asked,
    );
  };

  const documentsOf = async (code: string, asked: PricedSales): Promise<readonly string[]> => {
    const ids: string[] = [];
    let after: ArchivePosition | null = null;
    for (let rows = 0; rows < ROWS && ids.length < DOCUMENTS; rows += PAGE) {
      const page: Awaited<ReturnType<typeof archivePage>> = await archivePage(db, companyId, {
        direction: 'out',
        after,
        limit: PAGE,
      });
      const theirs = page.rows.filter(({ item }) => bareTaxId(item.partnerTaxId) === code && isPricedSale(item, asked));
      ids.push(...theirs.map(({ item }) => item.id));
      if (page.next === null) break;
      after = page.next;
    }
    return ids.slice(0, DOCUMENTS);
  };

  const readInvoice = async (id: string): Promise<Invoice | null> => {
    const document = await storedDocument(db, id, 'xml');
    return document === undefined ? null : documentWorker.call((api) => api.readDocument(document.bytes));
  };

  /** Nothing is known of a buyer without a fiscal code. */
  return (taxId: string, asked: PricedSales): Promise<LastPrices> => {
    const code = bareTaxId(taxId);
    if (code === '') return Promise.resolve(new Map());
    const key = `${code} ${asked.currency} ${asked.selfBilled}`;
    const prices = known.get(key) ?? read(code, asked);
    known.set(key, prices);
    return prices;
  };
}
