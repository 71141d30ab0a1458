/** The draft was declared or removed while it was written here, and what is typed is a draft beside. */
import { PERSISTENT } from '@/app/state/alert-list';
import { addAlert } from '@/app/state/alerts';
import type { TransportFate } from '@/db/drafts/transport-fate';
import { viewTexts } from '../../view-texts';

export async function tellBeside(fate: Promise<TransportFate>): Promise<void> {
  // What is typed is safe whether that can be found out or not.
  const known = await fate.catch((error: unknown): TransportFate => {
    console.warn('What became of the draft is not known:', error);
    return 'unknown';
  });
  addAlert({ id: 'transport-beside', type: 'warning', delay: PERSISTENT, ...viewTexts.beside[known] });
}
