/** A conflict between keeping and removing, in words: who did what, and what becomes of either side. */
import { COLLECTION_WORDS } from '@/app/texts/collection-words';
import { syncTexts } from '@/app/texts/sync-texts';
import { momentText } from '@/app/ui/words/moment-text';
import type { ConflictRow } from '@/db/conflicts/conflict-row';
import { doneBy } from './side-words';

const texts = syncTexts.conflict;

export interface RemovalWords {
  readonly title: string;
  readonly intro: string;
  readonly mine: string;
  readonly theirs: string;
}

type Removal = Pick<ConflictRow, 'collection' | 'kind' | 'label' | 'mine' | 'theirs'>;

/** `issuedAs`: the number of the invoice that the draft became elsewhere; null where it became none. */
export function removalWords(conflict: Removal, issuedAs: string | null, now: Date): RemovalWords {
  const one = COLLECTION_WORDS[conflict.collection].one(conflict.label);
  const { mine, theirs } = conflict;
  const who = theirs.person ?? texts.somebody;
  if (conflict.kind === 'removal') {
    const { title, intro, ...choices } = texts.removedHere;
    return { ...choices, title: title(one, who), intro: intro(doneBy(theirs, now)) };
  }
  // Whoever is not named is not dated either: the instant is of whom the server knows.
  const [by, when] = [doneBy(mine, now), theirs.person === undefined ? '' : momentText(theirs.at, now)];
  if (issuedAs === null) {
    const { title, intro, ...choices } = texts.removedElsewhere;
    return { ...choices, title: capital(title(one, who)), intro: intro(by, when) };
  }
  const { title, intro, ...choices } = texts.issuedElsewhere;
  return { ...choices, title: capital(title(one, who, issuedAs)), intro: intro(by, when, issuedAs) };
}

function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}
