/** The rows of the list as a table for a spreadsheet. Pure. */

import { dayText } from '@/app/ui/words/date-words';
import { isDecimalText } from '@/domain/money/decimal-text';
import type { SheetValue, WrittenSheet } from '@/workers/sheets/write-sheet';
import { transportTexts } from '../transport-texts';
import type { HomeRow } from './home-row';
import { homeTexts } from './home-texts';

const WIDTHS = [20, 14, 12, 16, 12, 20, 44, 32, 28, 24, 12, 12, 20];

export function rowsSheet(rows: readonly HomeRow[]): WrittenSheet {
  return {
    name: homeTexts.title,
    columns: homeTexts.exportHeads.map((head, place) => [head, WIDTHS[place] ?? 16] as const),
    rows: rows.map((row) => [
      ...[row.uit, transportTexts.states[row.state], dayText(row.startDate), dayText(row.window?.lastDay ?? '')],
      ...[row.vehicle, row.trailers, row.route, row.partner, row.goods, row.item?.papers ?? ''],
      ...[numeric(row.item?.netWeight), numeric(row.item?.grossWeight), numeric(row.item?.value)],
    ]),
  };
}

/** As a number, to be summed there. */
function numeric(text = ''): SheetValue {
  return isDecimalText(text) ? Number(text) : text;
}
