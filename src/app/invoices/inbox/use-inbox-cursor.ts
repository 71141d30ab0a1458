/** The row of the inbox that has the keyboard: it stays the same company's while others come before it, and when one comes back. */
import { useCallback } from 'react';
import * as v from 'valibot';
import { useKeptOfUser } from '@/app/state/use-kept-of-user';
import { type InboxEntry, keyOfEntry } from './inbox-reasons';

const placeSchema = v.object({ key: v.string(), index: v.number() });
export type InboxPlace = Readonly<v.InferOutput<typeof placeSchema>>;
const NOWHERE: InboxPlace = { key: '', index: -1 };

/** The row of the place, else its company's; where that is gone, what stands there now. -1 where nothing does. */
export function rowAtPlace(entries: readonly InboxEntry[], { key, index }: InboxPlace): number {
  const own = entries.findIndex((entry) => keyOfEntry(entry) === key);
  if (own >= 0 || index < 0) return own;
  const company = entries.findIndex((entry) => keyOfEntry(entry) === key.split(' ')[0]);
  return company >= 0 ? company : Math.min(index, entries.length - 1);
}

export function useInboxCursor(entries: readonly InboxEntry[]): readonly [number, (row: number) => void] {
  const [place, setPlace] = useKeptOfUser<InboxPlace>('inbox row', placeSchema, NOWHERE);
  const move = useCallback(
    (row: number): void => {
      const entry = entries[row];
      setPlace(() => (entry === undefined ? NOWHERE : { key: keyOfEntry(entry), index: row }));
    },
    [entries, setPlace],
  );
  return [rowAtPlace(entries, place), move];
}
