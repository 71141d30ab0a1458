/** How fast files are read and how long the rest takes. */
import { countedNoun, countText } from '@/app/ui/words/amount-text';
import { sendTexts } from './send-texts';

export interface ReadingProgress {
  /** Files read since the reading began, and the time that took. */
  readonly read: number;
  readonly elapsedMs: number;
  readonly left: number;
}

/** A pace is told only after so much time, when it means something. */
const SETTLED_MS = 2_000;
const MINUTE = 60;
/** Below this many seconds the seconds are told, to the next five. */
const TOLD_IN_SECONDS = 90;

/** „30 pe secundă, încă 21 de minute”; '' until it can be told. */
export function paceText({ read, elapsedMs, left }: ReadingProgress): string {
  if (elapsedMs < SETTLED_MS || read === 0) return '';
  const perSecond = (read * 1000) / elapsedMs;
  const seconds = left / perSecond;
  return sendTexts.pace(perSecond < 1 ? '<1' : countText(Math.round(perSecond)), timeText(seconds));
}

function timeText(seconds: number): string {
  const [second, minute] = [sendTexts.second, sendTexts.minute];
  if (seconds < TOLD_IN_SECONDS) return countedNoun(Math.max(5, Math.ceil(seconds / 5) * 5), second[0], second[1]);
  return countedNoun(Math.round(seconds / MINUTE), minute[0], minute[1]);
}
