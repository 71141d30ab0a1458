import { useCallback } from 'react';
import { saveFile } from '@/app/files/save-file';
import { addAlert } from '@/app/state/alerts';
import type { DocumentFormat } from '@/db/archive/stored-document';
import { safeName } from '@/workers/document/file-names';
import { archivedDocument } from './document-source';
import { missingWords } from './document-words';
import type { ShownItem } from './shown-item';
import { useDocumentSource } from './use-document-source';

export const MIME: Readonly<Record<DocumentFormat, string>> = { xml: 'application/xml', zip: 'application/zip' };

/** Gives the person one document as a file; says why where it cannot. */
export function useDocumentDownload(): (item: ShownItem, format: DocumentFormat) => Promise<void> {
  const source = useDocumentSource();
  return useCallback(
    async (item, format) => {
      const answer = await archivedDocument(source, item, format);
      if (answer.kind === 'found') saveFile(answer.bytes, safeName(`${item.number}.${format}`), MIME[format]);
      else addAlert({ type: 'warning', message: missingWords(answer.kind, format, item.number) });
    },
    [source],
  );
}
