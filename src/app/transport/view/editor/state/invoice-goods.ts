import { archivedDocument, type DocumentSource } from '@/app/invoices/archive/document-source';
import { archiveById } from '@/db/archive/archive-queries';
import type { Invoice } from '@/domain/invoice/invoice';
import { goodsOfInvoice } from '@/domain/transport/writing/goods-of-invoice';
import type { GoodsOfPaper, PaperSide } from '@/domain/transport/writing/goods-of-paper';
import { documentWorker } from '@/workers/document/document-worker';

export type InvoiceSource = DocumentSource;

export interface FoundGoods {
  readonly from: GoodsOfPaper;
  /** Who the company is on the invoice. */
  readonly side: PaperSide;
}

/** The goods of an invoice just written or received; null where its document is not to be had now. */
export async function goodsFromArchive(
  source: InvoiceSource,
  id: string,
  newId: () => string,
): Promise<FoundGoods | null> {
  const view = await archiveById(source.db, id);
  if (view === null) return null;
  const answer = await archivedDocument(source, view.item, 'xml');
  if (answer.kind !== 'found') return null;
  const invoice = await documentWorker.call<Invoice | null>(async (api) => api.readDocument(answer.bytes));
  if (invoice === null) return null;
  const side = view.item.direction === 'out' ? 'seller' : 'buyer';
  return { from: goodsOfInvoice(invoice, side, newId), side };
}
