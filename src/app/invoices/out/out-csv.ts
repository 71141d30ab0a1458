/** The filtered list as a table for spreadsheets. */
import { csvText } from '@/app/files/csv-text';
import { shownState } from '@/app/invoices/archive/shown-state';
import { INVOICE_STATES } from '@/app/ui/states/invoice-states';
import { amountText } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import type { ShownItem } from '../archive/shown-item';
import { outTexts } from './out-texts';

const { heads } = outTexts;

/** One row an invoice; sums with a comma and no currency, which has a column of its own. */
export function outCsv(items: readonly ShownItem[]): string {
  const head = [
    heads.number,
    heads.issueDate,
    heads.dueDate,
    heads.partner,
    heads.taxId,
    heads.net,
    heads.vat,
    heads.total,
    heads.currency,
    heads.state,
    heads.uploadIndex,
  ];
  return csvText([head, ...items.map(cellsOf)]);
}

function cellsOf(item: ShownItem): readonly string[] {
  return [
    item.number,
    dayText(item.issueDate),
    dayText(item.dueDate),
    item.partnerName,
    item.partnerTaxId,
    amountText(item.net),
    amountText(item.vat),
    amountText(item.total),
    item.currency,
    INVOICE_STATES[shownState(item.standing)].label,
    item.uploadIndex,
  ];
}
