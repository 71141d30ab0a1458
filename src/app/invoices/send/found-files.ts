/**
 * The XML files in what a person drops or chooses: single files, folders to any depth, zips. Files come one by one, so that
 * reading starts before a folder of forty thousand is listed. The person's files are only read.
 */
import { unzip } from 'fflate';

/** ANAF takes documents of at most 10 MB (reference: upload, §3). */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
/** A zip larger than this is refused before it is opened. */
const MAX_ZIP_BYTES = 512 * 1024 * 1024;
/** What the entries of one zip may come to, unpacked. */
const MAX_UNPACKED_BYTES = 2 * 1024 * 1024 * 1024;

export interface FoundFile {
  /** Path inside the folder or zip, for the table. */
  readonly path: string;
  readonly content: Blob;
}

/** Something that could not be opened, said and passed over. */
export interface UnopenedFile {
  readonly path: string;
  readonly reason: 'zip-too-large' | 'zip-broken' | 'zip-unpacked-too-large' | 'unreadable';
}

export type Found = { readonly file: FoundFile } | { readonly unopened: UnopenedFile };

/** Entries of a drop. They must be taken in the event itself: the browser empties the list after it. */
export function entriesOfDrop(items: DataTransferItemList): readonly FileSystemEntry[] {
  return [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
}

export async function* filesOfEntries(entries: readonly FileSystemEntry[]): AsyncGenerator<Found> {
  for (const entry of entries) {
    if (isDirectory(entry)) yield* filesOfDirectory(entry);
    else if (isFile(entry)) yield* filesOfFileEntry(entry);
  }
}

/** Files chosen with the file dialog; a chosen folder gives each its relative path. */
export async function* filesOfList(files: Iterable<File>): AsyncGenerator<Found> {
  for (const file of files)
    yield* filesOfFile(file.webkitRelativePath === '' ? file.name : file.webkitRelativePath, file);
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

async function* filesOfDirectory(directory: FileSystemDirectoryEntry): AsyncGenerator<Found> {
  const reader = directory.createReader();
  for (;;) {
    // The browser gives a folder in batches of a hundred; an empty one is the end.
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject)).catch(
      () => null,
    );
    if (batch === null) yield { unopened: { path: directory.fullPath, reason: 'unreadable' } };
    if (batch === null || batch.length === 0) return;
    yield* filesOfEntries(batch);
  }
}

async function* filesOfFileEntry(entry: FileSystemFileEntry): AsyncGenerator<Found> {
  const path = entry.fullPath.replace(/^\//, '');
  const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject)).catch(() => null);
  if (file === null) yield { unopened: { path, reason: 'unreadable' } };
  else yield* filesOfFile(path, file);
}

async function* filesOfFile(path: string, file: Blob): AsyncGenerator<Found> {
  if (/\.zip$/i.test(path)) yield* filesOfZip(path, file);
  else if (isWanted(path)) yield { file: { path, content: file } };
}

/** Signatures lie beside the invoices in ANAF's own zips; they are no invoices, and nobody dropped them to be sent. */
function isWanted(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /\.xml$/i.test(name) && !/^semnatura_/i.test(name) && !name.startsWith('._');
}

async function* filesOfZip(path: string, zip: Blob): AsyncGenerator<Found> {
  if (zip.size > MAX_ZIP_BYTES) {
    yield { unopened: { path, reason: 'zip-too-large' } };
    return;
  }
  const bytes = new Uint8Array(await zip.arrayBuffer());
  const unpacked = await unpackXml(bytes);
  if ('reason' in unpacked) {
    yield { unopened: { path, reason: unpacked.reason } };
    return;
  }
  for (const [name, content] of unpacked.entries)
    yield { file: { path: `${path}/${name}`, content: new Blob([content]) } };
}

type Unpacked =
  | { readonly entries: readonly (readonly [string, Uint8Array<ArrayBuffer>])[] }
  | { readonly reason: 'zip-broken' | 'zip-unpacked-too-large' };

/** Sizes are added up from the directory before anything is unpacked; the unpacker never writes past a declared size. */
function unpackXml(bytes: Uint8Array): Promise<Unpacked> {
  let declared = 0;
  return new Promise((resolve) => {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
      if (!isWanted(name)) return false;
      declared += originalSize;
      return originalSize <= MAX_DOCUMENT_BYTES && declared <= MAX_UNPACKED_BYTES;
    };
    unzip(bytes, { filter }, (error, files) => {
      if (error !== null) resolve({ reason: 'zip-broken' });
      else if (declared > MAX_UNPACKED_BYTES) resolve({ reason: 'zip-unpacked-too-large' });
      else
        resolve({ entries: Object.entries(files).map(([name, content]) => [name, new Uint8Array(content)] as const) });
    });
  });
}
