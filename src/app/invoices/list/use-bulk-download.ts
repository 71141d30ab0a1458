import { useRef, useState } from 'react';
import { saveFile } from '@/app/files/save-file';
import { addAlert } from '@/app/state/alerts';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { countedNoun } from '@/app/ui/words/amount-text';
import { archiveByIds } from '@/db/archive/archive-queries';
import type { DocumentFormat } from '@/db/archive/stored-document';
import { documentWorker } from '@/workers/document/document-worker';
import { archivedDocument } from '../archive/document-source';
import { shownItemOf } from '../archive/shown-item';
import { useDocumentSource } from '../archive/use-document-source';
import { collectDocuments } from './bulk-download';
import { listBulkTexts } from './list-bulk-texts';

export interface RunningDownload {
  /** Documents done; null while nothing is collected. */
  readonly done: number | null;
  readonly start: (ids: readonly string[], format: DocumentFormat) => Promise<void>;
  readonly stop: () => void;
}

/** One zip of many documents, with its progress; stopping gives up the zip. */
export function useBulkDownload(): RunningDownload {
  const source = useDocumentSource();
  const { db } = useWorkspace();
  const today = useToday();
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);

  const start = async (ids: readonly string[], format: DocumentFormat): Promise<void> => {
    const own = new AbortController();
    running.current = own;
    setDone(0);
    try {
      const { files, missing } = await collectDocuments({
        ids,
        format,
        itemsOf: async (group) => (await archiveByIds(db, group)).map(shownItemOf),
        documentOf: (item) => archivedDocument(source, item, format),
        progress: setDone,
        signal: own.signal,
      });
      if (own.signal.aborted) return;
      if (files.length > 0) {
        const zip = await documentWorker.call((api) => api.packZip([...files]), own.signal);
        saveFile(zip, listBulkTexts.zipName(format, today), 'application/zip');
      }
      tellMissing(files.length, missing);
    } catch (error) {
      if (own.signal.aborted) return;
      console.error('The zip of many documents was not made:', error);
      addAlert({ type: 'error', message: listBulkTexts.notMade });
    } finally {
      setDone(null);
    }
  };
  return { done, start, stop: () => running.current?.abort() };
}

function tellMissing(found: number, missing: number): void {
  const [one, many] = listBulkTexts.document;
  if (found === 0) addAlert({ type: 'warning', message: listBulkTexts.nothingToDownload });
  else if (missing > 0)
    addAlert({ type: 'warning', message: listBulkTexts.someMissing(countedNoun(missing, one, many)) });
}
