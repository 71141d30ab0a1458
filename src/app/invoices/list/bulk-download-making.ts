import { archiveByIds } from '@/db/archive/archive-queries';
import type { DocumentFormat } from '@/db/archive/stored-document';
import { archivedDocument, type DocumentSource } from '../archive/document-source';
import { shownItemOf } from '../archive/shown-item';
import { saveZip } from '../archive/zip-making';
import { collectDocuments } from './bulk-download';
import { listBulkTexts } from './list-bulk-texts';

interface DocumentsOrder {
  readonly ids: readonly string[];
  readonly format: DocumentFormat;
  /** `yyyy-MM-dd`, in the name of the zip. */
  readonly today: string;
}

/** One zip of the chosen documents, in the order of the ids. */
export async function saveDocuments(source: DocumentSource, { ids, format, today }: DocumentsOrder): Promise<void> {
  await saveZip({
    count: ids.length,
    name: listBulkTexts.zipName(format, today),
    collect: (progress, signal) =>
      collectDocuments({
        ...{ ids, format, progress, signal },
        itemsOf: async (group) => (await archiveByIds(source.db, group)).map(shownItemOf),
        documentOf: (item) => archivedDocument(source, item, format),
      }),
  });
}
