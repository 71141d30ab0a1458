/** What the columns of lists of invoices are, without what stands in them: a start draws its first rows by it, before React. */
import type { Column } from '@/app/ui/table/column';
import { listTexts } from './list-texts';

export type ColumnFacts = Pick<
  Column<never>,
  'width' | 'drop' | 'align' | 'numeric' | 'sortable' | 'hideable' | 'look'
>;

/** The words of a column that each list says its own way. */
export interface ColumnWords {
  /** Of the partner, who is the buyer here and the seller there. */
  readonly partner: string;
  readonly state: string;
}

const SUM = { align: 'end', numeric: true, sortable: true } as const;
const GREY = { look: 'text-text-2 tabular-nums' } as const;

/** Narrow tables drop those with the lowest `drop` first. */
export const COLUMN_FACTS = {
  number: { width: 112, sortable: true, hideable: false, look: 'font-medium tabular-nums' },
  issueDate: { ...GREY, width: 112, sortable: true },
  dueDate: { ...GREY, width: 112, drop: 1, sortable: true },
  partnerName: { width: 'rest', sortable: true, hideable: false },
  taxId: { ...GREY, width: 112, drop: 2, sortable: true },
  net: { ...SUM, width: 112, drop: 4 },
  vat: { ...SUM, width: 104, drop: 3 },
  total: { ...SUM, width: 128, hideable: false, look: 'font-medium' },
  arrived: { ...GREY, width: 120, drop: 5, sortable: true },
  state: { width: 148, hideable: false, sortable: true },
} as const satisfies Readonly<Record<string, ColumnFacts>>;

export type ColumnName = keyof typeof COLUMN_FACTS;

export function columnHead(name: ColumnName, words: ColumnWords): string {
  if (name === 'partnerName') return words.partner;
  if (name === 'state') return words.state;
  return name === 'total' ? listTexts.totalInLei : listTexts.heads[name];
}
