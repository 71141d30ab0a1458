/** Collects the documents of a selection, a few at a time, for one zip. */
import type { DocumentFormat } from '@/db/archive/stored-document';
import type { PackedFile } from '@/workers/document/pack-zip';
import type { DocumentAnswer } from '../archive/document-source';
import type { ShownItem } from '../archive/shown-item';
import type { CollectedDocuments } from '../archive/zip-of-documents';

export interface BulkDownloadArgs {
  readonly ids: readonly string[];
  readonly format: DocumentFormat;
  readonly itemsOf: (ids: readonly string[]) => Promise<readonly ShownItem[]>;
  readonly documentOf: (item: ShownItem, format: DocumentFormat) => Promise<DocumentAnswer>;
  readonly progress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** So many documents are asked for at once. */
const GROUP = 8;

/** In the order of the ids. After the signal fires what was collected is given. */
export async function collectDocuments(args: BulkDownloadArgs): Promise<CollectedDocuments> {
  const { ids, format, itemsOf, documentOf, progress, signal } = args;
  const files: PackedFile[] = [];
  const absent: string[] = [];
  let missing = 0;
  let unreached = false;
  for (let from = 0; from < ids.length && !signal.aborted; from += GROUP) {
    const group = ids.slice(from, from + GROUP);
    const items = await itemsOf(group);
    missing += group.length - items.length;
    const answers = await Promise.all(items.map(async (item) => ({ item, answer: await documentOf(item, format) })));
    for (const { item, answer } of answers) {
      if (answer.kind === 'found')
        files.push({ name: `${item.number} ${item.partnerName}.${format}`, day: item.issueDate, bytes: answer.bytes });
      else absent.push(item.number);
      unreached ||= answer.kind === 'unavailable';
    }
    progress(Math.min(ids.length, from + GROUP));
  }
  return { files, missing: missing + absent.length, absent, unreached };
}
