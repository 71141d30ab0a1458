/** Many documents as PDFs in one zip, made on this device; those that cannot be had are named. */
import type { PdfZip } from '@/workers/pdf/pdf-zip';
import { bulkPdfTexts } from './bulk-pdf-texts';
import type { ShownItem } from './shown-item';
import { type ManyDocuments, type WorkOnMany, workOnMany } from './work-on-many';

export interface BulkPdf extends ManyDocuments {
  readonly zip: WorkOnMany<PdfZip>;
  readonly save: (zip: Blob, name: string) => void;
}

export interface BulkPdfOrder {
  readonly ids: readonly string[];
  /** `yyyy-MM-dd` or `yyyy-MM`, in the name of the zip. */
  readonly today: string;
  readonly nameOf?: (item: ShownItem) => readonly string[];
}

/** False where the person stopped it. */
export async function makeBulkPdf(bulk: BulkPdf, { today, ...order }: BulkPdfOrder): Promise<boolean> {
  return workOnMany(bulk, {
    ...{ ...order, words: bulkPdfTexts, work: bulk.zip },
    done: ({ zips }) =>
      zips.forEach((zip, at) => {
        bulk.save(zip, bulkPdfTexts.zipName(today, zips.length > 1 ? at + 1 : 0));
      }),
  });
}
