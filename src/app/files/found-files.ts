/**
 * The XML files in what a person drops or chooses: single files, folders to any depth, zips. Files come one by one, so that
 * reading starts before a folder of forty thousand is listed. The person's files are only read.
 */
import { isSignature, isWantedXml, MAX_DOCUMENT_BYTES, type UnpackedZip } from '@/workers/document/unpack-zip';

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
  readonly reason:
    | 'zip-too-large'
    | 'zip-broken'
    | 'zip-unpacked-too-large'
    | 'zip-without-invoices'
    | 'too-large'
    | 'unreadable'
    | 'not-xml'
    /** Given without the invoice that it signs. */
    | 'signature';
}

export type Found = { readonly file: FoundFile } | { readonly unopened: UnopenedFile };

/** What the walk meets; of a signature nothing is said where the invoice lies beside it. */
type Met = Found | { readonly signature: string };

/** Entries of a drop. They must be taken in the event itself: the browser empties the list after it. */
export function entriesOfDrop(items: DataTransferItemList): readonly FileSystemEntry[] {
  return [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
}

export function filesOfEntries(entries: readonly FileSystemEntry[], unpack: Unpack): AsyncGenerator<Found> {
  return signaturesApart(metInEntries(entries, unpack));
}

/** Files chosen with the file dialog; a chosen folder gives each its relative path. */
export function filesOfList(files: Iterable<File>, unpack: Unpack): AsyncGenerator<Found> {
  return signaturesApart(metInList(files, unpack));
}

/** Signatures are said only where nothing else was given: whoever dropped one alone waits for something to happen. */
async function* signaturesApart(met: AsyncIterable<Met>): AsyncGenerator<Found> {
  const signatures: string[] = [];
  let others = false;
  for await (const one of met) {
    if ('signature' in one) signatures.push(one.signature);
    else {
      others = true;
      yield one;
    }
  }
  if (!others) for (const path of signatures) yield { unopened: { path, reason: 'signature' } };
}

async function* metInEntries(entries: readonly FileSystemEntry[], unpack: Unpack): AsyncGenerator<Met> {
  for (const entry of entries) {
    if (isDirectory(entry)) yield* filesOfDirectory(entry, unpack);
    else if (isFile(entry)) yield* filesOfFileEntry(entry, unpack);
  }
}

async function* metInList(files: Iterable<File>, unpack: Unpack): AsyncGenerator<Met> {
  for (const file of files)
    yield* filesOfFile(file.webkitRelativePath === '' ? file.name : file.webkitRelativePath, file, unpack);
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

async function* filesOfDirectory(directory: FileSystemDirectoryEntry, unpack: Unpack): AsyncGenerator<Met> {
  const reader = directory.createReader();
  for (;;) {
    // The browser gives a folder in batches of a hundred; an empty one is the end.
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject)).catch(
      () => null,
    );
    if (batch === null) yield { unopened: { path: directory.fullPath, reason: 'unreadable' } };
    if (batch === null || batch.length === 0) return;
    yield* metInEntries(batch, unpack);
  }
}

async function* filesOfFileEntry(entry: FileSystemFileEntry, unpack: Unpack): AsyncGenerator<Met> {
  const path = entry.fullPath.replace(/^\//, '');
  const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject)).catch(() => null);
  if (file === null) yield { unopened: { path, reason: 'unreadable' } };
  else yield* filesOfFile(path, file, unpack);
}

async function* filesOfFile(path: string, file: Blob, unpack: Unpack): AsyncGenerator<Met> {
  if (/\.zip$/i.test(path)) yield* filesOfZip(path, file, unpack);
  else if (isWantedXml(path) && file.size > MAX_DOCUMENT_BYTES) yield { unopened: { path, reason: 'too-large' } };
  else if (isWantedXml(path)) yield { file: { path, content: file } };
  else if (isSignature(path)) yield { signature: path };
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
  if (unpacked.entries.length + unpacked.tooLarge.length === 0)
    yield { unopened: { path, reason: 'zip-without-invoices' } };
  for (const name of unpacked.tooLarge) yield { unopened: { path: `${path}/${name}`, reason: 'too-large' } };
  for (const { path: name, bytes } of unpacked.entries)
    yield { file: { path: `${path}/${name}`, content: new Blob([bytes]) } };
}
