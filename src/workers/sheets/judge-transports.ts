/** Files of transports, each judged whole: tables of XLSX and CSV, and declarations of other programs in XML. */
import {
  type ImportedFile,
  type ImportedTable,
  type Importing,
  importTable,
  importXml,
  MOST_IMPORTED_ROWS,
  type TableMapping,
} from '@/domain/transport/import/import-transports';
import { type ReadSheet, readSheet } from './read-sheet';

/** ANAF's bound for a declaration, and ours for a table of them (reference, section 1.1). */
export const MAX_TRANSPORT_FILE_BYTES = 5 * 1024 * 1024;

export interface TransportFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What a person said of the columns of its table. */
  readonly mapping?: TableMapping;
}

export type JudgedFile = { readonly name: string } & (
  | { readonly kind: 'read'; readonly transports: readonly JudgedTransport[] }
  | Exclude<ImportedTable, { readonly kind: 'read' }>
  | Exclude<ImportedFile, { readonly kind: 'read' }>
  | Exclude<ReadSheet, { readonly kind: 'read' }>
  | { readonly kind: 'file-too-large' }
);
export type JudgedTransport = Extract<ImportedTable, { readonly kind: 'read' }>['transports'][number];

export async function judgeTransports(file: TransportFile, importing: Importing): Promise<JudgedFile> {
  const { name, bytes } = file;
  if (bytes.length > MAX_TRANSPORT_FILE_BYTES) return { name, kind: 'file-too-large' };
  if (isXmlFile(file)) {
    const read = importXml(bytes, importing);
    return read.kind === 'read' ? { name, kind: 'read', transports: [read.transport] } : { name, ...read };
  }
  const read = await readSheet(bytes, MOST_IMPORTED_ROWS);
  if (read.kind !== 'read') return { name, kind: read.kind };
  // The first sheet that says anything; the others are legends and lists.
  const sheet = read.sheets.find(({ rows }) => rows.some((row) => row.some((cell) => cell !== '')));
  return { name, ...importTable(sheet?.rows ?? [], importing, file.mapping) };
}

export function isXmlFile({ name, bytes }: TransportFile): boolean {
  const begin = new TextDecoder()
    .decode(bytes.subarray(0, 200))
    .replace(/^\uFEFF/, '')
    .trimStart();
  return /\.xml$/i.test(name) || begin.startsWith('<');
}
