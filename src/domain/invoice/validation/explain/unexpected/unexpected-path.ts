/** From the id of a rule UBL-CR-* to the path that should not be there, out of the compact tables. */
import { UNEXPECTED_IN_HEADER } from './unexpected-in-header';
import { UNEXPECTED_IN_LINES } from './unexpected-in-lines';
import { UNEXPECTED_IN_MIDDLE } from './unexpected-in-middle';
import type { UnexpectedRow } from './unexpected-row';

/** Rules with a condition of their own. */
const SPECIAL: Readonly<Record<number, string>> = {
  2: 'UBLVersionID',
  412: 'PaymentMeans/PaymentDueDate',
  665: 'AdditionalDocumentReference/ID/@schemeID',
  666: 'AdditionalDocumentReference/Attachment',
  673: 'AdditionalDocumentReference/DocumentDescription',
};

function addRow(paths: Map<number, string>, [parent, children]: UnexpectedRow): void {
  let id = 0;
  for (const word of children.split(' ')) {
    if (/^\d+$/.test(word)) {
      id = Number.parseInt(word, 10);
      continue;
    }
    paths.set(id, parent === '' || parent === '*' ? word : `${parent}/${word}`);
    id += 1;
  }
}

let pathById: ReadonlyMap<number, string> | null = null;

function readTables(): ReadonlyMap<number, string> {
  const paths = new Map(Object.entries(SPECIAL).map(([id, path]) => [Number(id), path]));
  for (const row of [...UNEXPECTED_IN_HEADER, ...UNEXPECTED_IN_MIDDLE, ...UNEXPECTED_IN_LINES]) addRow(paths, row);
  return paths;
}

/** `UBL-CR-190` → `AccountingSupplierParty/Party/Contact/Telefax`; `//` at the front means at any depth. */
export function unexpectedPath(rule: string): string | undefined {
  if (!rule.startsWith('UBL-CR-')) return undefined;
  pathById ??= readTables();
  return pathById.get(Number.parseInt(rule.slice('UBL-CR-'.length), 10));
}
