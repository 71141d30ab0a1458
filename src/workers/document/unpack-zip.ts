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

/** Zips made on Windows may part their folders by the other stroke. */
function nameOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** Sizes are added up from the directory before anything is unpacked; an entry is never written past its declared size. */
export function unpackZip(bytes: Uint8Array): UnpackedZip {
  let declared = 0;
  const tooLarge: string[] = [];
  const filter = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }): boolean => {
    if (!isWantedXml(name)) return false;
    if (originalSize > MAX_DOCUMENT_BYTES) {
      tooLarge.push(name);
      return false;
    }
    declared += originalSize;
    return declared <= MAX_UNPACKED_BYTES;
  };
  try {
    const files = unzipSync(bytes, { filter });
    if (declared > MAX_UNPACKED_BYTES) return { ok: false, reason: 'zip-unpacked-too-large' };
    const entries = Object.entries(files).map(([path, content]) => ({ path, bytes: new Uint8Array(content) }));
    return { ok: true, entries, tooLarge };
  } catch {
    return { ok: false, reason: 'zip-broken' };
  }
}
