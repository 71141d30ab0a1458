import type { addAlert } from '@/app/state/alerts';
import { countedNoun } from '@/app/ui/words/amount-text';
import type { VatCheckReport } from './check-vat';
import { vatCheckTexts } from './vat-check-texts';

const MOST_NAMES = 5;

/** One and many of whom it was. */
export type CheckedNoun = readonly [one: string, many: string];

/** What the check found, what it could not ask, and what is to be done. */
export function reportAlert(
  { ended, checked, changed, unknown, left }: VatCheckReport,
  [one, many]: CheckedNoun = vatCheckTexts.partner,
): Parameters<typeof addAlert>[0] {
  const sentences = [
    changed.length === 0 ? vatCheckTexts.nothingChanged : vatCheckTexts.changed(namesText(changed)),
    ...(unknown.length === 0 ? [] : [vatCheckTexts.unknown(namesText(unknown))]),
    ...(left === 0 ? [] : [vatCheckTexts.left(countedNoun(left, one, many))]),
    ...(ended === 'done' ? [] : [vatCheckTexts[ended]]),
  ];
  return {
    type: left > 0 || changed.length > 0 || unknown.length > 0 ? 'warning' : 'success',
    message: vatCheckTexts.checked(countedNoun(checked, one, many)),
    description: sentences.join(' '),
  };
}

function namesText(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return names.length > MOST_NAMES ? `${shown} ${vatCheckTexts.others(names.length - MOST_NAMES)}` : shown;
}
