import { countedNoun } from '@/app/ui/words/amount-text';
import { dateOrderWords } from '@/app/ui/words/date-order-words';
import { explainReadError } from '@/domain/invoice/validation/explain/explain-read-error';
import type { FileReading } from '@/workers/document/file-reading';
import type { BatchFile } from './batch';
import { isSelfBilled, issuerOf, partyWords } from './document-parties';
import type { FileStanding } from './file-standing';
import { receivedWords } from './received-words';
import { sendTexts } from './send-texts';

const { panel, warning } = sendTexts;

/** Why a file stands as it does, in whole sentences. */
export function standingWords({ sentAs, path, reading }: BatchFile, standing: FileStanding): string {
  if (sentAs !== undefined) return panel.gone;
  switch (standing.kind) {
    case 'ready':
      return readyWords(reading, standing);
    case 'errors':
      return path;
    case 'sent':
      return panel.sentBefore;
    case 'twice':
      return panel.twice(standing.path);
    case 'received':
      return reading === undefined ? '' : receivedWords(reading, standing);
    case 'other-seller':
      return otherIssuerWords(reading);
    case 'not-utf8':
      return panel.notUtf8;
    case 'date-out-of-order':
      return dateOrderWords(standing);
    case 'not-invoice':
      return notInvoiceWords(reading);
  }
}

function readyWords(reading: FileReading | undefined, standing: Extract<FileStanding, { kind: 'ready' }>): string {
  const words: string[] = [panel.ready];
  const warnings = reading?.warnings ?? 0;
  const document = reading?.document ?? null;
  if (standing.corrects !== undefined) words.push(panel.corrects);
  if (standing.enforcement === true && document !== null) words.push(panel.enforcing(partyWords(document.seller)));
  if (warnings > 0) words.push(panel.warnings(countedNoun(warnings, warning[0], warning[1])));
  return words.join(' ');
}

function notInvoiceWords(reading: FileReading | undefined): string {
  const error = reading?.readError ?? null;
  return error === null ? panel.notInvoice : `${panel.notInvoice} ${explainReadError(error).detail}`;
}

function otherIssuerWords(reading: FileReading | undefined): string {
  const document = reading?.document ?? null;
  if (document === null) return '';
  const issuer = partyWords(issuerOf(document));
  return isSelfBilled(document) ? panel.selfBillerIs(issuer) : panel.sellerIs(issuer);
}
