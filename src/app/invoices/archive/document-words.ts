import type { DocumentFormat } from '@/db/archive/stored-document';
import { archiveTexts } from './archive-texts';
import type { DocumentAnswer } from './document-source';

type Missing = Exclude<DocumentAnswer['kind'], 'found'>;

/** Why a document cannot be given: what happened, what is safe, what to do. */
export function missingWords(kind: Missing, format: DocumentFormat, number: string): string {
  if (kind === 'absent' && format === 'zip') return archiveTexts.zipAbsent;
  return archiveTexts.missing[kind](number);
}
