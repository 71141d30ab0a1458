import type { Invoice } from '@/domain/invoice/invoice';
import type { ReceivedLine } from '@/domain/line-codes/coded-lines';

/** The lines as their items are known, each by its place: BT-126 may stand on an invoice twice. */
export function receivedLines({ lines }: Pick<Invoice, 'lines'>): readonly ReceivedLine[] {
  return lines.map(({ item, unitCode }, at) => ({
    id: String(at + 1),
    sellerItem: item.sellerId?.trim() ?? '',
    standardItem: item.standardId?.value.trim() ?? '',
    name: item.name,
    unitCode,
  }));
}
