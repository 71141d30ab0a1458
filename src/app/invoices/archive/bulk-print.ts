/** Many documents printed together: the pages of their PDFs, one document after the other. */
import { countText } from '@/app/ui/words/amount-text';
import type { PageDescription } from '@/domain/paper/layout/page-description';
import type { LaidPapers } from '@/workers/pdf/lay-papers';
import { bulkPrintTexts } from './bulk-print-texts';
import { type ManyDocuments, type WorkOnMany, workOnMany } from './work-on-many';

/** More drawn pages than a browser hands to its printer with ease. */
export const MOST_PRINTED = 200;

export interface BulkPrint extends ManyDocuments {
  readonly lay: WorkOnMany<LaidPapers>;
  /** At least one. */
  readonly print: (papers: readonly PageDescription[]) => void;
}

export async function printMany(bulk: BulkPrint, ids: readonly string[]): Promise<void> {
  if (ids.length > MOST_PRINTED) {
    bulk.tell({ type: 'warning', message: bulkPrintTexts.tooMany(countText(MOST_PRINTED)) });
    return;
  }
  await workOnMany(bulk, {
    ...{ ids, words: bulkPrintTexts, work: bulk.lay },
    done: ({ papers }) => {
      if (papers.length > 0) bulk.print(papers);
    },
  });
}
