/** Words of the phone's filter that the table's heads say on a desktop. */
import type { ArchiveSortKey } from '@/workers/archive-search/archive-query';
import type { InvoiceListWords } from './list-kind';
import { listTexts } from './list-texts';

const { heads } = listTexts;

type Named = (words: Pick<InvoiceListWords, 'partner' | 'state'>) => string;

const COLUMNS: Readonly<Record<ArchiveSortKey, Named>> = {
  issueDate: () => heads.issueDate,
  number: () => heads.number,
  partnerName: ({ partner }) => partner,
  total: () => heads.total,
  dueDate: () => heads.dueDate,
  taxId: () => heads.taxId,
  net: () => heads.net,
  vat: () => heads.vat,
  state: ({ state }) => state,
  arrived: () => heads.arrived,
};

export const filterSheetTexts = {
  sort: 'Ordinea',
  columns: COLUMNS,
  order: (column: string, direction: 'asc' | 'desc') =>
    `${column}, ${direction === 'asc' ? 'crescător' : 'descrescător'}`,
} as const;
