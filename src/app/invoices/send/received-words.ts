/** What is said of a document that another firm issued to the company. */
import { countedNoun } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import type { FileReading, ReadDocument } from '@/workers/document/file-reading';
import type { ExplainedFinding } from '@/workers/document/repair-file';
import { isSelfBilled, issuerOf, partyWords } from './document-parties';
import type { Received } from './file-standing';
import { receivedTexts as texts } from './received-texts';
import { sendTexts } from './send-texts';

/** How the issuer is called: of a self-billed invoice it is the buyer. */
export function issuerNoun(document: ReadDocument): typeof texts.supplier | typeof texts.buyer {
  return isSelfBilled(document) ? texts.buyer : texts.supplier;
}

/** Who issued it, how the official rules find it, and what the company can do. */
export function receivedWords({ document, accepted, warnings }: FileReading, { earlier, invoiceId }: Received): string {
  if (document === null) return '';
  const { subject, dative } = issuerNoun(document);
  const words: string[] = [originWords(document)];
  if (accepted) words.push(texts.valid);
  else words.push(texts.invalid, texts.remedy(dative));
  if (accepted && warnings > 0)
    words.push(texts.warnings(countedNoun(warnings, sendTexts.warning[0], sendTexts.warning[1])));
  if (invoiceId !== undefined) words.push(texts.archived);
  if (earlier !== undefined)
    words.push(earlier.sameBytes ? texts.sameBytes(earlier.path) : texts.sameNumber(earlier.path, subject));
  return [...words, texts.untouched(subject)].join(' ');
}

function originWords(document: ReadDocument): string {
  const issuer = partyWords(issuerOf(document));
  if (isSelfBilled(document)) return texts.selfBilled(issuer);
  return document.kind === 'CreditNote' ? texts.creditNote(issuer) : texts.invoice(issuer);
}

/** A message to the issuer: every error with its place and what to do. */
export function correctionRequest(document: ReadDocument, explained: readonly ExplainedFinding[]): string {
  const points = explained.map(({ finding, explanation: { clause, detail } }, index) => {
    const place = texts.letter.place(finding.rule, String(finding.line));
    return `${index + 1}. ${clause} (${place}). ${detail}`;
  });
  const opening = texts.letter.opening(document.number, dayText(document.issueDate));
  return [opening, ...points, texts.letter.closing].join('\n');
}
