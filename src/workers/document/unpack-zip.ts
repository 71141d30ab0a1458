/**
 * The XML documents inside a zip that a person gave. It runs in a worker and synchronously: the zip library's own
 * asynchronous way makes workers of blob addresses, which the Content-Security-Policy refuses.
 */
import { unzipSync } from 'fflate';

/** ANAF takes documents of at most 10 MB (reference: upload, §3). */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
/** What the entries of one zip may come to, unpacked. */
const MAX_UNPACKED_BYTES = 2 * 1024 * 1024 * 1024;

export interface UnpackedEntry {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type UnpackedZip =
  | { readonly ok: true; readonly entries: readonly UnpackedEntry[]; readonly tooLarge: readonly string[] }
  | { readonly ok: false; readonly reason: 'zip-broken' | 'zip-unpacked-too-large' };

/** Whether a file is read: signatures lie beside the invoices in ANAF's own zips, and nobody gave them to be sent. */
export function isWantedXml(path: string): boolean {
  return /\.xml$/i.test(path) && !isSignature(path) && !nameOf(path).startsWith('._');
}

/** The ministry's signature of an invoice, as ANAF names it. */
export function isSignature(path: string): boolean {
  return /^semnatura_.*\.xml$/i.test(nameOf(path));
}

function isZip(path: string): boolean {
  return /\.zip$/i.test(path) && !nameOf(path).startsWith('._');
}

/** Zips made on Windows may part their folders by the other stroke. */
function nameOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/**
 * Sizes are added up from the directory before anything is unpacked; an entry is never written past its declared size.
 * A month of SPV is a zip of ANAF's zips: those inside are opened too, and none inside them.
 */
export function unpackZip(bytes: Uint8Array): UnpackedZip {
  const budget = { left: MAX_UNPACKED_BYTES };
  try {
    const outer = entriesOf(bytes, budget, (name) => isWantedXml(name) || isZip(name));
    const parts = outer.files.map(([path, content]) => {
      if (!isZip(path)) return { files: [[path, content] as const], tooLarge: [] };
      const inner = entriesOf(content, budget, isWantedXml);
      return {
        files: inner.files.map(([name, document]) => [`${path}/${name}`, document] as const),
        tooLarge: inner.tooLarge.map((name) => `${path}/${name}`),
      };
    });
    if (budget.left < 0) return { ok: false, reason: 'zip-unpacked-too-large' };
    const entries = parts.flatMap(({ files }) =>
      files.map(([path, content]) => ({ path, bytes: new Uint8Array(content) })),
    );
    return { ok: true, entries, tooLarge: [...outer.tooLarge, ...parts.flatMap(({ tooLarge }) => tooLarge)] };
  } catch {
    return { ok: false, reason: 'zip-broken' };
  }
}

interface ZipContent {
  readonly files: readonly (readonly [path: string, content: Uint8Array])[];
  readonly tooLarge: readonly string[];
}

/** What is wanted of one zip, as long as `budget` has bytes left; below zero it was not enough. */
function entriesOf(bytes: Uint8Array, budget: { left: number }, isWanted: (name: string) => boolean): ZipContent {
  const tooLarge: string[] = [];
  const filter = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }): boolean => {
    if (!isWanted(name)) return false;
    if (!isZip(name) && originalSize > MAX_DOCUMENT_BYTES) {
      tooLarge.push(name);
      return false;
    }
    budget.left -= originalSize;
    return budget.left >= 0;
  };
  return { files: Object.entries(unzipSync(bytes, { filter })), tooLarge };
}
