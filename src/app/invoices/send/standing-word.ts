import { countedNoun } from '@/app/ui/words/amount-text';
import type { BatchFile } from './batch';
import { sendTexts } from './send-texts';

const { verdicts, error } = sendTexts;

/** How a file stands, in words: „Acceptată”, „3 erori”. */
export function standingWord({ standing, reading, sentAs }: BatchFile): string {
  if (sentAs !== undefined) return verdicts.gone;
  if (standing === undefined) return verdicts.waiting;
  if (standing.kind !== 'errors') return verdicts[standing.kind];
  return countedNoun(Math.max(1, reading?.findings.length ?? 0), error[0], error[1]);
}
