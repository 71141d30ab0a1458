/** What the worker of tables does. */
import type { Importing } from '@/domain/transport/import/import-transports';
import { type FileGoods, goodsOfFile, type PaperReading } from './goods-of-file';
import { type JudgedFile, judgeTransports, type TransportFile } from './judge-transports';
import { type ReadSheet, readSheet } from './read-sheet';
import { type WrittenSheet, writeSheet } from './write-sheet';

/** `newId` makes the ids of what is read. */
export function createSheetsApi(newId: () => string) {
  return {
    readSheet: (bytes: Uint8Array, mostRows: number): Promise<ReadSheet> => readSheet(bytes, mostRows),
    writeSheet: (sheet: WrittenSheet): Promise<Uint8Array<ArrayBuffer>> => writeSheet(sheet),
    judgeTransports: (file: TransportFile, by: Omit<Importing, 'newId'>): Promise<JudgedFile> =>
      judgeTransports(file, { ...by, newId }),
    goodsOfFile: (file: TransportFile, by: Omit<PaperReading, 'newId'>): Promise<FileGoods> =>
      goodsOfFile(file, { ...by, newId }),
  };
}
export type SheetsApi = ReturnType<typeof createSheetsApi>;
