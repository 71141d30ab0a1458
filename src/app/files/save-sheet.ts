/** A table given to the person as a workbook, made in the worker. */
import { saveFile } from '@/app/files/save-file';
import { addAlert } from '@/app/state/alerts';
import { sheetsWorker } from '@/workers/sheets/sheets-worker';
import type { WrittenSheet } from '@/workers/sheets/write-sheet';
import { sheetTexts } from './sheet-texts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export async function saveSheet(sheet: WrittenSheet, name: string): Promise<void> {
  try {
    saveFile(await sheetsWorker.call<Uint8Array<ArrayBuffer>>(async (api) => api.writeSheet(sheet)), name, XLSX);
  } catch (error) {
    console.error('A table could not be written:', error);
    addAlert({ type: 'error', message: sheetTexts.writeFailed });
  }
}
