import { countedNoun } from '@/app/ui/words/amount-text';
import type { BatchFile } from './batch';
import { receivedTexts } from './received-texts';
import { sendTexts } from './send-texts';

const { verdicts, error } = sendTexts;

/** How a file stands, in words: „Acceptată”, „3 erori”, „Primită, 2 erori”. */
export function standingWord(file: BatchFile): string {
  const { standing, sentAs } = file;
  if (sentAs !== undefined) return verdicts.gone;
  if (standing === undefined) return verdicts.waiting;
  if (standing.kind === 'errors') return errorsWord(file);
  if (standing.kind !== 'received') return verdicts[standing.kind];
  if (file.reading?.accepted !== true) return `${receivedTexts.verdict}, ${errorsWord(file)}`;
  return standing.earlier === undefined ? receivedTexts.verdict : `${receivedTexts.verdict}, ${receivedTexts.twice}`;
}

/** The same for a table that is read elsewhere: of a received document nothing is left out. */
export function standingInFull(file: BatchFile): string {
  const { standing, reading } = file;
  if (standing?.kind !== 'received') return standingWord(file);
  const verdict = reading?.accepted === true ? receivedTexts.accepted : errorsWord(file);
  const twice = standing.earlier === undefined ? [] : [receivedTexts.twice];
  return [receivedTexts.verdict, verdict, ...twice].join(', ');
}

function errorsWord({ reading }: BatchFile): string {
  return countedNoun(Math.max(1, reading?.findings.length ?? 0), error[0], error[1]);
}
