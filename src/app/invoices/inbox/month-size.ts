/** How much the files of a month of some companies are, and what one of them will be called. */
import type { DocumentFormat } from '@/db/archive/stored-document';
import type { ShownItem } from '../archive/shown-item';
import { foldersOf, type MonthDocuments, readableName } from './month-download';

export interface MonthSize {
  /** Bytes of the documents as they came and of ANAF's archives; PDFs are made when they are asked for. */
  readonly bytes: Readonly<Record<DocumentFormat, number>>;
  /** Where the first file will lie, and its name without its ending; '' where there is none. */
  readonly folder: string;
  readonly name: string;
}

/** So many are read at once, so that a key pressed meanwhile waits for no more. */
const GROUP = 200;

/** Null after the signal. `month`: `yyyy-MM`. */
export async function sizeOfMonth(
  parts: readonly MonthDocuments[],
  month: string,
  itemsOf: (ids: readonly string[]) => Promise<readonly Pick<ShownItem, 'xmlBytes' | 'zipBytes' | NamedBy>[]>,
  signal: AbortSignal,
): Promise<MonthSize | null> {
  let xml = 0;
  let zip = 0;
  let folder = '';
  let name = '';
  for (const { company, direction, ids } of parts)
    for (let from = 0; from < ids.length; from += GROUP) {
      const items = await itemsOf(ids.slice(from, from + GROUP));
      if (signal.aborted) return null;
      for (const { xmlBytes, zipBytes } of items) {
        xml += xmlBytes;
        zip += zipBytes;
      }
      const [first] = items;
      if (name !== '' || first === undefined) continue;
      folder = foldersOf(company, month, direction).join('/');
      name = readableName(first);
    }
  return { bytes: { xml, zip }, folder, name };
}

type NamedBy = 'issueDate' | 'partnerName' | 'number';
