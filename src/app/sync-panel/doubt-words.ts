/** A document in doubt, in words: since when and why, what is done about it, and when ANAF was and will be asked. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import { syncTexts } from '@/app/texts/sync-texts';
import { hourText, instantDayText, isSameDay } from '@/app/ui/words/date-words';

const texts = syncTexts.doubt;

type Doubtful = Pick<ArchiveItem, 'events' | 'search'>;

/** `away`: the device does not hear of the server now; the search goes on there all the same. */
export function doubtWords(item: Doubtful, away: boolean, now: Date): string {
  const begun = item.events.findLastIndex(({ event }) => event === 'doubtful');
  return [
    cause(item.events, begun, now),
    texts.searched,
    progress(item, begun, now),
    ...(away ? [texts.away] : []),
  ].join(' ');
}

/** States in which ANAF had given an index. */
const TAKEN: readonly string[] = ['uploaded', 'processing', 'duplicate'];

function cause(events: Doubtful['events'], begun: number, now: Date): string {
  const event = events[begun];
  // Recorded as doubtful: what a restored server has lost, and may have sent.
  if (event === undefined) return texts.restored;
  const when = whenText(event.at, now);
  if (event.detail === 'interrupted') return texts.interrupted(when);
  return TAKEN.includes(events[begun - 1]?.event ?? '') ? texts.indexGone(when) : texts.lost(when);
}

/** What stands in the way of the search, or how far it is. */
function progress({ events, search }: Doubtful, begun: number, now: Date): string {
  const last = events.at(-1);
  const since = events[begun]?.at ?? '';
  const looked = search !== undefined && search.at >= since ? search : undefined;
  if (last?.event === 'blocked' && last.detail !== '' && last.at > (looked?.at ?? '')) return last.detail;
  if (looked === undefined) return texts.often;
  const next = looked.next > now.toISOString() ? texts.next(whenText(looked.next, now)) : texts.now;
  return `${texts.looked(whenText(looked.at, now))} ${next}`;
}

/** „la 10:31”, „pe 25.11.2026, la 10:31”. */
function whenText(at: string, now: Date): string {
  return isSameDay(at, now) ? texts.at(hourText(at)) : texts.on(instantDayText(at), hourText(at));
}
