/**
 * The XML files in what a person drops or chooses: single files, folders to any depth, zips. Files come one by one, so that
 * reading starts before a folder of forty thousand is listed. The person's files are only read.
 */
import { isWantedXml, MAX_DOCUMENT_BYTES, type UnpackedZip } from '@/workers/document/unpack-zip';

/** A zip larger than this is refused before it is opened. */
const MAX_ZIP_BYTES = 512 * 1024 * 1024;

/** Unpacks a zip; the document worker's. */
export type Unpack = (zip: Uint8Array<ArrayBuffer>) => Promise<UnpackedZip>;

export interface FoundFile {
  /** Path inside the folder or zip, for the table. */
  readonly path: string;
  readonly content: Blob;
}

/** Something that could not be opened, said and passed over. */
export interface UnopenedFile {
  readonly path: string;
  readonly reason: 'zip-too-large' | 'zip-broken' | 'zip-unpacked-too-large' | 'too-large' | 'unreadable' | 'not-xml';
}

export type Found = { readonly file: FoundFile } | { readonly unopened: UnopenedFile };

/** Entries of a drop. They must be taken in the event itself: the browser empties the list after it. */
export function entriesOfDrop(items: DataTransferItemList): readonly FileSystemEntry[] {
  return [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
}

export async function* filesOfEntries(entries: readonly FileSystemEntry[], unpack: Unpack): AsyncGenerator<Found> {
  for (const entry of entries) {
    if (isDirectory(entry)) yield* filesOfDirectory(entry, unpack);
    else if (isFile(entry)) yield* filesOfFileEntry(entry, unpack);
  }
}

/** Files chosen with the file dialog; a chosen folder gives each its relative path. */
export async function* filesOfList(files: Iterable<File>, unpack: Unpack): AsyncGenerator<Found> {
  for (const file of files)
    yield* filesOfFile(file.webkitRelativePath === '' ? file.name : file.webkitRelativePath, file, unpack);
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

async function* filesOfDirectory(directory: FileSystemDirectoryEntry, unpack: Unpack): AsyncGenerator<Found> {
  const reader = directory.createReader();
  for (;;) {
    // The browser gives a folder in batches of a hundred; an empty one is the end.
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject)).catch(
      () => null,
    );
    if (batch === null) yield { unopened: { path: directory.fullPath, reason: 'unreadable' } };
    if (batch === null || batch.length === 0) return;
    yield* filesOfEntries(batch, unpack);
  }
}

async function* filesOfFileEntry(entry: FileSystemFileEntry, unpack: Unpack): AsyncGenerator<Found> {
  const path = entry.fullPath.replace(/^\//, '');
  const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject)).catch(() => null);
  if (file === null) yield { unopened: { path, reason: 'unreadable' } };
  else yield* filesOfFile(path, file, unpack);
}

async function* filesOfFile(path: string, file: Blob, unpack: Unpack): AsyncGenerator<Found> {
  if (/\.zip$/i.test(path)) yield* filesOfZip(path, file, unpack);
  else if (isWantedXml(path) && file.size > MAX_DOCUMENT_BYTES) yield { unopened: { path, reason: 'too-large' } };
  else if (isWantedXml(path)) yield { file: { path, content: file } };
  else if (isGivenItself(path) && !/\.xml$/i.test(path)) yield { unopened: { path, reason: 'not-xml' } };
}

/** Not out of a folder, where other files lie beside the invoices and nobody asked about them. */
function isGivenItself(path: string): boolean {
  return !path.includes('/');
}

async function* filesOfZip(path: string, zip: Blob, unpack: Unpack): AsyncGenerator<Found> {
  if (zip.size > MAX_ZIP_BYTES) {
    yield { unopened: { path, reason: 'zip-too-large' } };
    return;
  }
  const unpacked = await unpack(new Uint8Array(await zip.arrayBuffer()));
  if (!unpacked.ok) {
    yield { unopened: { path, reason: unpacked.reason } };
    return;
  }
  for (const name of unpacked.tooLarge) yield { unopened: { path: `${path}/${name}`, reason: 'too-large' } };
  for (const { path: name, bytes } of unpacked.entries)
    yield { file: { path: `${path}/${name}`, content: new Blob([bytes]) } };
}
