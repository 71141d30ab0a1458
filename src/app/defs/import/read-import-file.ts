/** The table of a chosen file: XLSX, or CSV in any encoding and with any separator, read in the worker. */
import { sheetTexts } from '@/app/files/sheet-texts';
import type { TextTable } from '@/domain/tables/read-table';
import type { ReadSheet } from '@/workers/sheets/read-sheet';
import { sheetsWorker } from '@/workers/sheets/sheets-worker';
import { importTexts } from './import-texts';

const MOST_ROWS = 100_000;
/** A hundred thousand rows of a catalogue are far less. */
const MOST_BYTES = 50 * 1024 * 1024;

export type ImportFile =
  | { readonly kind: 'read'; readonly table: TextTable }
  | { readonly kind: 'refused'; readonly message: string };

const REFUSALS: Readonly<Record<Exclude<ReadSheet['kind'], 'read'>, string>> = {
  'too-many-rows': importTexts.tooManyRows,
  'too-large': importTexts.tooLarge,
  protected: sheetTexts.protected,
  'old-format': sheetTexts.oldFormat,
  broken: sheetTexts.broken,
};

/** Of a workbook the first sheet that says anything: the others are legends and lists. */
export async function readImportFile(file: File): Promise<ImportFile> {
  if (file.size > MOST_BYTES) return { kind: 'refused', message: importTexts.tooLarge };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = await sheetsWorker.call<ReadSheet>(async (api) => api.readSheet(bytes, MOST_ROWS));
    if (read.kind !== 'read') return { kind: 'refused', message: REFUSALS[read.kind] };
    const sheet = read.sheets.find(({ rows }) => rows.some((row) => row.some((cell) => cell !== '')));
    return { kind: 'read', table: sheet?.rows ?? [] };
  } catch (error) {
    console.warn('A table could not be read:', error);
    return { kind: 'refused', message: sheetTexts.unread };
  }
}
