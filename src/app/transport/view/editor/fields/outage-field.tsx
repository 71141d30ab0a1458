import { Checkbox } from '@/app/ui/fields/checkbox';
import { dayText } from '@/app/ui/words/date-words';
import { viewTexts } from '../../view-texts';
import type { OutageChoice, OutageOffer } from '../state/use-outage';

/** Declared after an outage of ANAF's service: offered where the log allows it or cannot be read, else why it is not. */
export function OutageField({ offer, chosen, choose }: OutageChoice) {
  if (offer === null) return null;
  const offered = offer.kind === 'may' || offer.kind === 'unchecked';
  return (
    <div>
      {offered && (
        <Checkbox checked={chosen} onChange={choose}>
          {viewTexts.outage}
        </Checkbox>
      )}
      <p className="text-12 text-text-3">{wordsOf(offer)}</p>
    </div>
  );
}

function wordsOf(offer: OutageOffer): string {
  const words = viewTexts.outageWords;
  if (offer.kind === 'unchecked') return words.unchecked;
  if (offer.kind === 'no-outage') return words.none;
  if (offer.kind === 'over') return words.over(dayText(offer.lastDay));
  return offer.lastDay === '' ? words.lasts : words.until(dayText(offer.lastDay));
}
