/** What a cell of a workbook says, as a Romanian would type it: `1234,5`, `16.03.2026`, `da`. */

/** A formula gives its stored result; an error of one (`#REF!`) stays to be seen. */
export function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return numberText(cell);
  if (typeof cell === 'boolean') return cell ? 'da' : 'nu';
  if (cell instanceof Date) return dateText(cell);
  return String(cell).trim();
}

/** Fifteen figures are what a spreadsheet shows: 0,1 + 0,2 is 0,3 in it. */
function numberText(value: number): string {
  if (!Number.isFinite(value)) return '';
  const plain = Number(value.toPrecision(15));
  return plain.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 14 }).replace('.', ',');
}

/** The wall clock of the sheet, which the library gives as UTC. */
function dateText(value: Date): string {
  if (Number.isNaN(value.getTime())) return '';
  const [day = '', time = ''] = value.toISOString().split('T');
  const [year, month, date] = day.split('-');
  const hour = time.slice(0, 5);
  return `${date}.${month}.${year}${hour === '00:00' ? '' : ` ${hour}`}`;
}
