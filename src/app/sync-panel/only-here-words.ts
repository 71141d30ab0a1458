/** How much exists on this device alone, by kind: «2 facturi, 1 partener și 2 ciorne». */
import { syncTexts } from '@/app/texts/sync-texts';
import { countedNoun } from '@/app/ui/words/amount-text';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';

/** The order in which the kinds are told. */
const KINDS = ['archive', 'partner', 'product', 'draft'] as const;
type Kind = (typeof KINDS)[number] | 'other';

function kindOf(collection: string): Kind {
  return KINDS.find((kind) => kind === collection) ?? 'other';
}

/** Several changes of one thing are one thing. '' where nothing waits. */
export function onlyHereWords(entries: readonly Pick<OutboxEntry, 'subject'>[]): string {
  const subjects = new Map(entries.map(({ subject }) => [`${subject.collection} ${subject.id}`, subject.collection]));
  const parts = [...KINDS, 'other' as const].flatMap((kind) => {
    const count = [...subjects.values()].filter((collection) => kindOf(collection) === kind).length;
    const [one, many] = syncTexts.onlyHereKinds[kind];
    return count === 0 ? [] : [countedNoun(count, one, many)];
  });
  if (parts.length === 0) return '';
  const last = parts.at(-1) ?? '';
  const joined = parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} și ${last}`;
  return syncTexts.onlyHereText(joined, subjects.size);
}
