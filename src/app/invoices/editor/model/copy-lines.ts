/** Lines of the grid as text for a spreadsheet. */
import type { DraftLine } from '@/domain/invoice/invoice-draft';
import { cellText } from './grid-cell';
import type { GridColumn } from './grid-columns';
import { writePastedTable } from './pasted-table';

export function copyLines(lines: readonly DraftLine[], columns: readonly GridColumn[]): string {
  return writePastedTable(lines.map((line) => columns.map((column) => cellText(line, column))));
}
