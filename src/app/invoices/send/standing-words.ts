import { countedNoun } from '@/app/ui/words/amount-text';
import { explainReadError } from '@/domain/invoice/validation/explain/explain-finding';
import type { FileReading } from '@/workers/document/file-reading';
import type { BatchFile } from './batch';
import type { FileStanding } from './file-standing';
import { sendTexts } from './send-texts';

const { panel, warning } = sendTexts;

/** Why a file stands as it does, in whole sentences. */
export function standingWords({ sentAs, path, reading }: BatchFile, standing: FileStanding): string {
  if (sentAs !== undefined) return panel.gone;
  switch (standing.kind) {
    case 'ready':
      return readyWords(reading?.warnings ?? 0, standing.corrects !== undefined);
    case 'errors':
      return path;
    case 'sent':
      return panel.sentBefore;
    case 'twice':
      return panel.twice(standing.path);
    case 'other-seller':
      return panel.sellerIs(reading?.document?.seller.name ?? '', reading?.document?.seller.taxId ?? '');
    case 'not-utf8':
      return panel.notUtf8;
    case 'not-invoice':
      return notInvoiceWords(reading);
  }
}

function readyWords(warnings: number, corrects: boolean): string {
  const words: string[] = [panel.ready];
  if (corrects) words.push(panel.corrects);
  if (warnings > 0) words.push(panel.warnings(countedNoun(warnings, warning[0], warning[1])));
  return words.join(' ');
}

function notInvoiceWords(reading: FileReading | undefined): string {
  const error = reading?.readError ?? null;
  return error === null ? panel.notInvoice : `${panel.notInvoice} ${explainReadError(error).detail}`;
}
