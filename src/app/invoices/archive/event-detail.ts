import { detailTexts } from './archive-texts';
import { hashText } from './proof-text';

/** What is said under an event: figures with their name, hashes shortened; '' where nothing is worth saying. */
export function eventDetail(event: string, detail: string): string {
  switch (event) {
    case 'recorded':
    case 'uploading':
      return detail === '' || detail === '1' ? '' : detailTexts.attempt(detail);
    case 'uploaded':
    case 'accepted':
    case 'duplicate':
      return /^\d+$/.test(detail) ? detailTexts.index(detail) : detail;
    case 'zip-stored':
      return /^[0-9a-f]{64}$/.test(detail) ? detailTexts.zip(hashText(detail)) : detail;
    default:
      return detail;
  }
}
