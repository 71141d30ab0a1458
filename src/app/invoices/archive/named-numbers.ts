import { countText } from '@/app/ui/words/amount-text';

/** So many numbers are read out; the others are counted. */
const NAMED = 6;

/** `FCT-1, FCT-2 și încă 14`. */
export function namedNumbers(numbers: readonly string[]): string {
  const rest = numbers.length - NAMED;
  const shown = numbers.slice(0, NAMED).join(', ');
  return rest <= 0 ? shown : `${shown} și încă ${countText(rest)}`;
}
