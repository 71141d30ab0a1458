/** The draft was declared or removed while it was written here, and what is typed is a draft beside. */
import { PERSISTENT } from '@/app/state/alert-list';
import { addAlert } from '@/app/state/alerts';
import { knownFate } from '@/app/unsaved/known-fate';
import type { TransportFate } from '@/db/drafts/transport-fate';
import { viewTexts } from '../../view-texts';

export async function tellBeside(fate: Promise<TransportFate>): Promise<void> {
  const known = await knownFate<TransportFate>(fate, 'unknown');
  addAlert({ id: 'transport-beside', type: 'warning', delay: PERSISTENT, ...viewTexts.beside[known] });
}
