import type { ArchiveItem } from '@/api/entities/archive-item';
import { detailTexts } from './archive-texts';
import { hashText } from './proof-text';

/** The server keeps no longer detail of an event. */
const MAX_DETAIL = 5000;

/** As `eventDetail`; the reasons that stand above the timeline in words are not said again. */
export function detailBeside(messages: readonly string[], { event, detail }: ArchiveItem['events'][number]): string {
  const said = messages.length > 0 && detail === messages.join('\n').slice(0, MAX_DETAIL);
  return said ? '' : eventDetail(event, detail);
}

/** What is said under an event: figures with their name, hashes shortened; '' where nothing is worth saying. */
export function eventDetail(event: string, detail: string): string {
  switch (event) {
    case 'recorded':
    case 'uploading':
      return detail === '' || detail === '1' ? '' : detailTexts.attempt(detail);
    case 'uploaded':
    case 'received':
    case 'accepted':
    case 'duplicate':
      return /^\d+$/.test(detail) ? detailTexts.index(detail) : detail;
    case 'zip-stored':
      return /^[0-9a-f]{64}$/.test(detail) ? detailTexts.zip(hashText(detail)) : detail;
    default:
      return detail;
  }
}
