import { liveQuery } from 'dexie';
import { PERSISTENT } from '@/app/state/alert-list';
import { addAlert } from '@/app/state/alerts';
import { evictionTexts } from '@/app/texts/eviction-texts';
import type { CondicaDatabase } from '@/db/condica-database';
import { evictionOf } from '@/db/storage/eviction';

/** Says once, as soon as it is noticed, that the browser has deleted what this device held. Ends with the function it gives. */
export function tellEviction(db: CondicaDatabase): () => void {
  const telling = liveQuery(() => evictionOf(db)).subscribe({
    next: (eviction) => {
      if (eviction === null) return;
      telling.unsubscribe();
      const description = evictionTexts.told(eviction);
      addAlert({
        id: 'evicted',
        type: 'warning',
        delay: PERSISTENT,
        byItself: true,
        message: evictionTexts.title,
        description,
      });
    },
    error: (error: unknown) => console.warn('Whether data was deleted is not known:', error),
  });
  return () => telling.unsubscribe();
}
