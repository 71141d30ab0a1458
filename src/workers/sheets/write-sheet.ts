/** A table as a workbook. Texts stay texts whatever they begin with: none becomes a formula. */

import { writeXlsx } from 'hucre/xlsx';

export type SheetValue = string | number | null;

export interface WrittenSheet {
  readonly name: string;
  /** Titles, and how wide each column is, in letters. */
  readonly columns: readonly (readonly [title: string, width: number])[];
  readonly rows: readonly (readonly SheetValue[])[];
}

/** Excel's own bound, the titles included. */
export const MOST_WRITTEN_ROWS = 1_048_575;

export async function writeSheet({ name, columns, rows }: WrittenSheet): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = {
    name,
    columns: columns.map(([, width]) => ({ width })),
    rows: [columns.map(([title]) => title), ...rows.slice(0, MOST_WRITTEN_ROWS).map((row) => [...row])],
    freezePane: { rows: 1 },
  };
  return new Uint8Array(await writeXlsx({ sheets: [sheet] }));
}
