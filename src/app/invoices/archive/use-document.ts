import { useCallback, useEffect, useState } from 'react';
import type { Invoice } from '@/domain/invoice/invoice';
import { documentWorker } from '@/workers/document/document-worker';
import { archivedDocument, type DocumentAnswer } from './document-source';
import type { ShownItem } from './shown-item';
import { useDocumentSource } from './use-document-source';

/** A document as it can be shown. */
export type ShownDocument =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly invoice: Invoice; readonly bytes: Uint8Array<ArrayBuffer> }
  /** The bytes are here but no invoice can be read out of them. */
  | { readonly kind: 'unreadable'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'missing'; readonly why: Exclude<DocumentAnswer['kind'], 'found'> };

export interface OpenDocument {
  readonly document: ShownDocument;
  readonly retry: () => void;
}

/** Reads a document in the worker, fetching it where it is not on this device. */
export function useDocument(item: ShownItem): OpenDocument {
  const source = useDocumentSource();
  const [known, setKnown] = useState<{ readonly of: string; readonly document: ShownDocument }>();
  const [tries, setTries] = useState(0);
  const { id, xmlSha256, zipSha256, lost } = item;
  const isLost = lost !== undefined;
  const of = `${id} ${xmlSha256} ${tries} ${isLost}`;
  useEffect(() => {
    let stale = false;
    const read = async (): Promise<ShownDocument> => {
      const answer = await archivedDocument(source, { id, xmlSha256, zipSha256, ...(isLost && { lost: {} }) }, 'xml');
      return answer.kind === 'found' ? readShown(answer.bytes) : { kind: 'missing', why: answer.kind };
    };
    read()
      .catch((error: unknown): ShownDocument => {
        console.error('The document could not be read:', error);
        return { kind: 'missing', why: 'unavailable' };
      })
      .then((document) => {
        if (!stale) setKnown({ of, document });
      });
    return () => {
      stale = true;
    };
  }, [source, id, xmlSha256, zipSha256, isLost, of]);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  return { document: known?.of === of ? known.document : { kind: 'reading' }, retry };
}

/** Any UBL document as it can be shown. */
export async function readShown(bytes: Uint8Array<ArrayBuffer>): Promise<ShownDocument> {
  const invoice = await documentWorker.call<Invoice | null>(async (api) => api.readDocument(bytes));
  return invoice === null ? { kind: 'unreadable', bytes } : { kind: 'read', invoice, bytes };
}
