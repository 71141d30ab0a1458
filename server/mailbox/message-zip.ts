/**
 * What a message's zip holds, checked against its row of the list. Pure: bytes in, one of the things that a message can be
 * out. What does not fit is named, so that the bytes can be kept and shown as such.
 */

import { summarizeCii } from '@/domain/invoice/cii/summarize-cii';
import { ciiPartyCodes, type PartyCodes, ublPartyCodes } from '@/domain/invoice/party-codes';
import { readXml } from '@/domain/xml/read-xml';
import type { XmlElement } from '@/domain/xml/xml-element';
import { factsOf, type InvoiceFacts, readInvoiceFacts } from '../filings/invoice-facts';
import { errorTexts, openSignedZip } from '../outside/anaf/answers/signed-zip';

export interface ListedMessage {
  readonly id: string;
  readonly uploadIndex: string;
  /** Folded, an open set. */
  readonly type: string;
  readonly createdAt: string;
}

export interface ReadInvoice {
  readonly kind: 'invoice';
  readonly document: Uint8Array;
  readonly facts: InvoiceFacts;
  /** The company issued it, or got it. */
  readonly direction: 'out' | 'in';
}

export type ReadMessage =
  | ReadInvoice
  | { readonly kind: 'errors'; readonly document: Uint8Array; readonly texts: readonly string[] }
  | { readonly kind: 'note'; readonly document: Uint8Array; readonly about: string; readonly text: string }
  | {
      readonly kind: 'unfit';
      readonly reason: UnfitReason /** Of another company's invoice. */;
      readonly facts?: InvoiceFacts;
    };

/** `damaged`: no readable zip of one document and its signature. The others: it is one, and not the one that was listed. */
export type UnfitReason = 'damaged' | 'other-index' | 'unreadable' | 'unknown-document' | 'other-company';

const NOTE = 'mfp:anaf:dgti:spv:reqMesaj:v1';

/** `cif`: of the company whose mailbox it is, digits. */
export function readMessageZip(bytes: Uint8Array, message: ListedMessage, cif: string): ReadMessage {
  const opened = openSignedZip(bytes);
  if (opened.kind === 'damaged' || opened.others > 0) return { kind: 'unfit', reason: 'damaged' };
  if (opened.index !== message.uploadIndex) return { kind: 'unfit', reason: 'other-index' };
  return readDocument(opened.document, message, cif);
}

/** As `readMessageZip`, of a document out of its zip. */
export function readDocument(document: Uint8Array, message: Pick<ListedMessage, 'type'>, cif: string): ReadMessage {
  const texts = errorTexts(document);
  if (texts !== undefined) return { kind: 'errors', document, texts };
  const read = readXml(document);
  if (!read.ok) return { kind: 'unfit', reason: 'unreadable' };
  return noteOf(document, read.root) ?? invoiceOf(document, read.root, message, cif);
}

function noteOf(document: Uint8Array, root: XmlElement): ReadMessage | undefined {
  if (root.name !== 'header' || root.namespace !== NOTE) return undefined;
  const attribute = (name: string): string => root.attributes.find((one) => one.name === name)?.value ?? '';
  return { kind: 'note', document, about: attribute('index_incarcare'), text: attribute('message') };
}

function invoiceOf(
  document: Uint8Array,
  root: XmlElement,
  { type }: Pick<ListedMessage, 'type'>,
  cif: string,
): ReadMessage {
  const cii = summarizeCii(root);
  const facts = cii === undefined ? readInvoiceFacts(root) : factsOf(cii);
  if (facts === undefined) return { kind: 'unfit', reason: 'unknown-document' };
  const direction = directionOf(cii === undefined ? ublPartyCodes(root) : ciiPartyCodes(root), cif, type);
  if (direction === undefined) return { kind: 'unfit', reason: 'other-company', facts };
  return { kind: 'invoice', document, facts, direction };
}

/** By the parties; the list's word decides only where the company is both. */
function directionOf({ seller, buyer }: PartyCodes, cif: string, type: string): 'out' | 'in' | undefined {
  const [sells, buys] = [seller.has(cif), buyer.has(cif)];
  if (sells && buys) return type === 'FACTURA PRIMITA' ? 'in' : 'out';
  if (sells) return 'out';
  return buys ? 'in' : undefined;
}
