/** The filtered list as a table for spreadsheets. */

import { saveFile } from '@/app/files/save-file';
import { tableAmount } from '@/app/files/table-amount';
import { INVOICE_STATES } from '@/app/ui/states/invoice-states';
import { dayText } from '@/app/ui/words/date-words';
import { csvText } from '@/domain/tables/csv-text';
import { eventMoment } from '../archive/event-moment';
import type { ShownItem } from '../archive/shown-item';
import type { InvoiceListKind } from './list-kind';
import { listTexts } from './list-texts';

const { heads } = listTexts;

/** One row an invoice; sums with a comma and no currency, which has a column of its own. */
export function listCsv({ words, stateOf, columns }: InvoiceListKind, items: readonly ShownItem[]): string {
  const arrives = columns.includes('arrived');
  const head = [
    heads.number,
    heads.issueDate,
    heads.dueDate,
    words.partner,
    heads.taxId,
    heads.net,
    heads.vat,
    heads.total,
    heads.currency,
    words.state,
    heads.uploadIndex,
    ...(arrives ? [heads.arrived] : []),
  ];
  return csvText([
    head,
    ...items.map((item) => [
      ...cellsOf(item),
      INVOICE_STATES[stateOf(item)].label,
      item.uploadIndex,
      ...(arrives ? [eventMoment(item.issuedAt)] : []),
    ]),
  ]);
}

function cellsOf(item: ShownItem): readonly string[] {
  return [
    item.number,
    dayText(item.issueDate),
    dayText(item.dueDate),
    item.partnerName,
    item.partnerTaxId,
    tableAmount(item.net),
    tableAmount(item.vat),
    tableAmount(item.total),
    item.currency,
  ];
}

/** Gives the person the list as a file; `today`: `yyyy-MM-dd`. */
export function saveListCsv(kind: InvoiceListKind, items: readonly ShownItem[], today: string): void {
  saveFile(listCsv(kind, items), kind.words.exportName(today), 'text/csv');
}
