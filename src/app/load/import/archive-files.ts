/**
 * The documents in what a person chooses from an old archive: ANAF's zips, as they are; zips of zips or of folders; XML. A document that
 * lies unpacked beside its signature becomes one zip of both again: the pair is the legal original.
 */
import { unzipSync, zipSync } from 'fflate';
import { isSignature } from '@/workers/document/unpack-zip';

export interface ArchiveFile {
  /** Path inside the folder or zip. */
  readonly path: string;
  /** Undefined: it cannot be read, or holds too much. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
}

/** A larger one is to be unpacked by its owner: it would take the tab's memory. */
export const MAX_ZIP_BYTES = 256 * 1024 * 1024;
/** Unpacked at a time. */
const MEMBERS = 200;
/** ANAF's own holds two. */
const SIGNED_MEMBERS = 8;

/** Files come one by one, as they are read. */
export async function* archiveFiles(files: Iterable<File>): AsyncGenerator<ArchiveFile> {
  const chosen = new Map([...files].map((file) => [file.webkitRelativePath || file.name, file]));
  for (const [path, file] of chosen) {
    if (isZip(path)) yield* filesOfZip(path, file);
    else if (isXml(path)) yield { path, bytes: await withSignature(path, file, chosen.get(signatureOf(path))) };
  }
}

function isZip(path: string): boolean {
  return /\.zip$/i.test(path);
}

function isXml(path: string): boolean {
  return /\.xml$/i.test(path) && !isSignature(path);
}

/** `…/5001.xml` is signed by `…/semnatura_5001.xml`. */
function signatureOf(path: string): string {
  return path.replace(/[^/\\]*$/, (name) => `semnatura_${name}`);
}

async function withSignature(
  path: string,
  document: Blob,
  signature: Blob | undefined,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await bytesOf(document);
  const seal = signature === undefined ? undefined : await bytesOf(signature);
  return bytes === undefined || seal === undefined ? bytes : joined(path, bytes, seal);
}

/** The same two files give the same zip, so that it is known when it is brought again. */
function joined(path: string, document: Uint8Array, signature: Uint8Array): Uint8Array<ArrayBuffer> {
  const name = path.replace(/^.*[/\\]/, '');
  return zipSync({ [name]: document, [`semnatura_${name}`]: signature }, { mtime: '2000-01-01T00:00:00' });
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch {
    return undefined;
  }
}

async function* filesOfZip(path: string, file: Blob): AsyncGenerator<ArchiveFile> {
  const bytes = file.size > MAX_ZIP_BYTES ? undefined : await bytesOf(file);
  const names = bytes === undefined ? undefined : namesIn(bytes);
  // What cannot be read here is told by the server, with all the rest; what is too large never gets there.
  if (bytes === undefined || names === undefined) return yield { path, bytes };
  if (names.some((name) => isSignature(name)) && names.length <= SIGNED_MEMBERS && !names.some(isZip))
    return yield { path, bytes };
  const wanted = names.filter((name) => isXml(name) || isZip(name));
  if (wanted.length === 0) return yield { path, bytes };
  for (let from = 0; from < wanted.length; from += MEMBERS)
    yield* membersOf(path, bytes, wanted.slice(from, from + MEMBERS), new Set(names));
}

/** Undefined: no readable zip. */
function namesIn(zip: Uint8Array): readonly string[] | undefined {
  const names: string[] = [];
  try {
    unzipSync(zip, { filter: ({ name }) => names.push(name) < 0 });
    return names;
  } catch {
    return undefined;
  }
}

function* membersOf(
  path: string,
  zip: Uint8Array,
  wanted: readonly string[],
  all: ReadonlySet<string>,
): Generator<ArchiveFile> {
  const asked = new Set([...wanted, ...wanted.map(signatureOf).filter((name) => all.has(name))]);
  let members: Readonly<Record<string, Uint8Array>> = {};
  try {
    members = unzipSync(zip, { filter: ({ name }) => asked.has(name) });
  } catch {
    // Each of them is told as one that cannot be read.
  }
  for (const name of wanted) {
    const [content, seal] = [members[name], members[signatureOf(name)]];
    const bytes = content === undefined ? undefined : Uint8Array.from(content);
    const whole = bytes === undefined || seal === undefined ? bytes : joined(name, bytes, seal);
    yield { path: `${path}/${name}`, bytes: whole };
  }
}
