/** What a received document says of the one that it takes back or names, or that takes it back or names it. */
import type { RadarFinding } from '@/workers/archive-search/listed-archive';
import { inTexts } from './in-texts';

interface Story {
  readonly beside: string;
  readonly note: string;
}

/** `isCorrection`: the document is a corrected invoice (384); what else names another one may settle an advance. */
export function storyOf(finding: RadarFinding | undefined, isCorrection: boolean): Story | undefined {
  const { reverses, reversedBy, refersTo, referredBy } = finding ?? {};
  if (reverses !== undefined) {
    const { number, whole } = reverses;
    if (whole) return { beside: inTexts.reverses(number), note: inTexts.reversesNote(number) };
    return { beside: inTexts.corrects(number), note: inTexts.correctsNote(number) };
  }
  if (reversedBy !== undefined) {
    const { number, whole } = reversedBy;
    if (whole) return { beside: inTexts.reversedBy(number), note: inTexts.reversedNote(number) };
    return { beside: inTexts.correctedBy(number), note: inTexts.correctedNote(number) };
  }
  if (refersTo !== undefined) {
    const { number } = refersTo;
    if (isCorrection) return { beside: inTexts.corrects(number), note: inTexts.correctsNote(number) };
    return { beside: inTexts.refersTo(number), note: inTexts.refersToNote(number) };
  }
  if (referredBy === undefined) return undefined;
  const numbers = inTexts.andOthers(referredBy.number, referredBy.others);
  return { beside: inTexts.referredBy(numbers), note: inTexts.referredByNote(numbers) };
}
