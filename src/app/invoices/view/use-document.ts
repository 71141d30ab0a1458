import { useCallback, useEffect, useState } from 'react';
import type { Invoice } from '@/domain/invoice/invoice';
import { documentWorker } from '@/workers/document/document-worker';
import type { ExplainedFinding } from '@/workers/document/repair-file';
import { archivedDocument, type DocumentAnswer } from '../archive/document-source';
import type { ShownItem } from '../archive/shown-item';
import { useDocumentSource } from '../archive/use-document-source';

/** A document as it can be shown. */
export type ShownDocument =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly invoice: Invoice; readonly findings: readonly ExplainedFinding[] }
  /** The bytes are here but no invoice can be read out of them. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'missing'; readonly why: Exclude<DocumentAnswer['kind'], 'found'> };

export interface OpenDocument {
  readonly document: ShownDocument;
  readonly retry: () => void;
}

/** Reads a document in the worker, fetching it where it is not on this device; errors of a rejected one are explained. */
export function useDocument(item: ShownItem): OpenDocument {
  const source = useDocumentSource();
  const [known, setKnown] = useState<{ readonly of: string; readonly document: ShownDocument }>();
  const [tries, setTries] = useState(0);
  const { id, xmlSha256, zipSha256 } = item;
  const rejected = item.standing === 'rejected' || item.standing === 'refused';
  const of = `${id} ${xmlSha256} ${rejected} ${tries}`;
  useEffect(() => {
    let stale = false;
    const read = async (): Promise<ShownDocument> => {
      const answer = await archivedDocument(source, { id, xmlSha256, zipSha256 }, 'xml');
      return answer.kind === 'found' ? readShown(answer.bytes, rejected) : { kind: 'missing', why: answer.kind };
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
  }, [source, id, xmlSha256, zipSha256, rejected, of]);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  return { document: known?.of === of ? known.document : { kind: 'reading' }, retry };
}

async function readShown(bytes: Uint8Array<ArrayBuffer>, explain: boolean): Promise<ShownDocument> {
  const invoice = await documentWorker.call<Invoice | null>(async (api) => api.readDocument(bytes));
  if (invoice === null) return { kind: 'unreadable' };
  const findings = explain ? await documentWorker.call((api) => api.explainFile(bytes)) : [];
  return { kind: 'read', invoice, findings };
}
