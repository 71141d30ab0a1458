/** What a file of an old archive is. Pure: bytes in, an invoice of the company or the reason why it is none. */
import type { REFUSED_FILES } from '@/api/calls/import-calls';
import type { InvoiceFacts } from '../../filings/invoice-facts';
import { sha256Hex } from '../../filings/sha256-hex';
import { openSignedZip } from '../../outside/anaf/answers/signed-zip';
import { type ReadInvoice, type ReadMessage, readDocument, type UnfitReason } from '../message-zip';

export type RefusedFile = (typeof REFUSED_FILES)[number];

export interface ImportedInvoice {
  readonly kind: 'invoice';
  readonly read: ReadInvoice;
  readonly xmlSha256: string;
  /** ANAF's zip as it was given, with its upload index; undefined: the document alone. */
  readonly signed: { readonly zip: Uint8Array; readonly zipSha256: string; readonly index: string } | undefined;
}

export type ReadImport =
  | ImportedInvoice
  | { readonly kind: 'refused'; readonly reason: RefusedFile; readonly number: string; readonly detail: string };

/** `cif`: the company's, digits. */
export function readImport(bytes: Uint8Array, cif: string): ReadImport {
  return isZip(bytes) ? readZip(bytes, cif) : readXmlFile(bytes, cif);
}

/** The signature of a zip; an empty zip begins otherwise, and holds nothing. */
function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function readZip(zip: Uint8Array, cif: string): ReadImport {
  const opened = openSignedZip(zip);
  if (opened.kind === 'damaged') return refused(opened.lacks === 'signature' ? 'no-signature' : 'damaged');
  if (opened.others > 0) return refused('two-documents');
  const read = readDocument(opened.document, { type: '' }, cif);
  if (read.kind !== 'invoice') return notOurs(read);
  const signed = { zip, zipSha256: sha256Hex(zip), index: opened.index };
  return { kind: 'invoice', read, xmlSha256: sha256Hex(read.document), signed };
}

function readXmlFile(document: Uint8Array, cif: string): ReadImport {
  const read = readDocument(document, { type: '' }, cif);
  if (read.kind !== 'invoice') return notOurs(read);
  if (read.direction === 'out') return refused('own-unsigned', read.facts);
  return { kind: 'invoice', read, xmlSha256: sha256Hex(document), signed: undefined };
}

const UNFIT: Readonly<Record<UnfitReason, RefusedFile>> = {
  damaged: 'damaged',
  'other-index': 'damaged',
  unreadable: 'unreadable',
  'unknown-document': 'unknown-document',
  'other-company': 'other-company',
};

function notOurs(read: Exclude<ReadMessage, ReadInvoice>): ReadImport {
  if (read.kind !== 'unfit') return refused('not-an-invoice');
  const { facts } = read;
  return refused(UNFIT[read.reason], facts, facts === undefined ? '' : partiesOf(facts));
}

function refused(reason: RefusedFile, facts?: InvoiceFacts, detail = ''): ReadImport {
  return { kind: 'refused', reason, number: facts?.number ?? '', detail };
}

/** By name and code, as the document has them: whose it is. */
function partiesOf({ seller, buyer }: InvoiceFacts): string {
  return [seller, buyer].map(({ name, taxId }) => (taxId === '' ? name : `${name} (${taxId})`)).join(' → ');
}
