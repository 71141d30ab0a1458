/** A conflict between keeping and removing, in words: who did what, and what becomes of either side. */
import { COLLECTION_WORDS } from '@/app/texts/collection-words';
import { syncTexts } from '@/app/texts/sync-texts';
import { recentTimeText } from '@/app/ui/words/date-words';
import type { ConflictRow } from '@/db/conflicts/conflict-row';

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
  if (conflict.kind === 'removal') {
    const { title, intro, ...choices } = texts.removedHere;
    return { ...choices, title: title(one), intro: intro(sideWords(conflict.theirs, now)) };
  }
  const by = sideWords(conflict.mine, now);
  if (issuedAs === null) {
    const { title, intro, ...choices } = texts.removedElsewhere;
    return { ...choices, title: title(one), intro: intro(by) };
  }
  const { title, intro, ...choices } = texts.issuedElsewhere;
  return { ...choices, title: title(one, issuedAs), intro: intro(by, issuedAs) };
}

/** «pe Birou, astăzi 10:31»; '' where the row says neither. */
function sideWords({ deviceName, at }: ConflictRow['mine'], now: Date): string {
  const where = deviceName === '' ? '' : `pe „${deviceName}”`;
  return [where, at === '' ? '' : recentTimeText(at, now)].filter((words) => words !== '').join(', ');
}
