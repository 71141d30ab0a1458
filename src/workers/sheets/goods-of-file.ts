/** The goods of one paper out of its file: a delivery note or an invoice in XML, or a table of XLSX or CSV. */
import { bareCode } from '@/domain/invoice/party-codes';
import { readUbl } from '@/domain/invoice/ubl/read-ubl';
import { goodsOfTable } from '@/domain/transport/import/goods-of-table';
import { MOST_IMPORTED_ROWS } from '@/domain/transport/import/import-transports';
import { goodsOfDespatch } from '@/domain/transport/writing/goods-of-despatch';
import { goodsOfInvoice } from '@/domain/transport/writing/goods-of-invoice';
import type { GoodsOfPaper, PaperSide } from '@/domain/transport/writing/goods-of-paper';
import { readXml } from '@/domain/xml/read-xml';
import { isXmlFile, MAX_TRANSPORT_FILE_BYTES, type TransportFile } from './judge-transports';
import { type ReadSheet, readSheet } from './read-sheet';

export interface PaperReading {
  /** Fiscal code of the company, digits. */
  readonly own: string;
  /** `yyyy-MM-dd`. */
  readonly today: string;
  readonly newId: () => string;
}

export type FileGoods =
  | { readonly kind: 'read'; readonly from: GoodsOfPaper; readonly side: PaperSide }
  /** `line`: where it stops being XML. */
  | { readonly kind: 'not-xml'; readonly line: number }
  | { readonly kind: 'no-goods' | 'other-xml' | 'file-too-large' }
  | Exclude<ReadSheet, { readonly kind: 'read' }>;

export async function goodsOfFile(file: TransportFile, reading: PaperReading): Promise<FileGoods> {
  if (file.bytes.length > MAX_TRANSPORT_FILE_BYTES) return { kind: 'file-too-large' };
  return isXmlFile(file) ? ofXml(file.bytes, reading) : ofSheet(file.bytes, reading);
}

async function ofSheet(bytes: TransportFile['bytes'], reading: PaperReading): Promise<FileGoods> {
  const read = await readSheet(bytes, MOST_IMPORTED_ROWS);
  if (read.kind !== 'read') return read;
  for (const { rows } of read.sheets) {
    const from = goodsOfTable(rows, reading);
    // A note that is kept as a table is the company's own.
    if (from !== undefined) return { kind: 'read', from, side: 'seller' };
  }
  return { kind: 'no-goods' };
}

function ofXml(bytes: TransportFile['bytes'], { own, newId }: PaperReading): FileGoods {
  const read = readXml(bytes);
  if (!read.ok) return { kind: 'not-xml', line: read.error.line };
  const found = goodsOfDespatch(read.root, own, newId) ?? ofInvoice(read.root, own, newId);
  if (found === undefined) return { kind: 'other-xml' };
  return found.from.goods.length === 0 ? { kind: 'no-goods' } : { kind: 'read', ...found };
}

function ofInvoice(root: Parameters<typeof readUbl>[0], own: string, newId: () => string) {
  const read = readUbl(root);
  if (!read.ok) return undefined;
  const { seller } = read.invoice;
  const codes = [seller.vatId, seller.taxRegistration, seller.legalRegistration?.value];
  const side: PaperSide = codes.some((code) => code !== undefined && bareCode(code) === own) ? 'seller' : 'buyer';
  return { from: goodsOfInvoice(read.invoice, side, newId), side };
}
