/** How much exists on this device alone, by kind: «2 facturi, 1 partener și 2 ciorne». */
import { COLLECTION_WORDS, WORDED_COLLECTIONS } from '@/app/texts/collection-words';
import { syncTexts } from '@/app/texts/sync-texts';
import { countedNoun } from '@/app/ui/words/amount-text';
import { isUpload } from '@/db/outbox/fold-issued-drafts';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';

type Told = Pick<OutboxEntry, 'call' | 'subject'>;

/** What is done to a document that the server has is no document of its own. */
function nounOf(entry: Told): readonly [string, string] {
  const { collection } = entry.subject;
  const told = collection !== 'archive' || isUpload(entry);
  return (told ? COLLECTION_WORDS[collection].onlyHere : null) ?? syncTexts.onlyHereOther;
}

/** Several changes of one thing are one thing. '' where nothing waits. */
export function onlyHereWords(entries: readonly Told[]): string {
  const things = new Map(entries.map((entry) => [`${entry.subject.collection} ${entry.subject.id}`, nounOf(entry)]));
  const nouns = [
    ...WORDED_COLLECTIONS.map((name) => COLLECTION_WORDS[name].onlyHere).filter((noun) => noun !== null),
    syncTexts.onlyHereOther,
  ];
  const parts = nouns.flatMap(([one, many]) => {
    const count = [...things.values()].filter((noun) => noun[0] === one).length;
    return count === 0 ? [] : [countedNoun(count, one, many)];
  });
  if (parts.length === 0) return '';
  const last = parts.at(-1) ?? '';
  const joined = parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} și ${last}`;
  return syncTexts.onlyHereText(joined, things.size);
}
