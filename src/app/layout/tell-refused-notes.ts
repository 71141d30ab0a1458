/**
 * Tells that the server has refused something of the account's own data, which was shown as saved: by an alert that the bell keeps, each
 * refusal once on this device. The panel of synchronisation keeps it until the person settles it.
 */
import { liveQuery } from 'dexie';
import { navigate } from 'wouter/use-browser-location';
import { links } from '@/app/routes/links';
import { PERSISTENT } from '@/app/state/alert-list';
import { addAlert } from '@/app/state/alerts';
import { refusedNoteTexts as texts } from '@/app/texts/refused-note-texts';
import type { CondicaDatabase } from '@/db/condica-database';
import { type RefusedNote, refusedNotes } from '@/db/settings/refused-notes';
import { noteTold, toldOnce } from '@/db/settings/told-once';
import { observedQuery } from '@/db/storage/observed-query';

/** Ends with the function it gives. */
export function tellRefusedNotes(db: CondicaDatabase): () => void {
  const failed = (error: unknown): void => console.warn('What the server refused of the account is not told:', error);
  const looking = liveQuery(observedQuery(() => refusedNotes(db))).subscribe({
    next: (notes) => void tellFresh(db, notes).catch(failed),
    error: failed,
  });
  return () => looking.unsubscribe();
}

/** Those of `notes` that were not told yet. */
export async function tellFresh(db: CondicaDatabase, notes: readonly RefusedNote[]): Promise<void> {
  if (notes.length === 0) return;
  const told = await toldOnce(db, 'toldRefusals');
  const fresh = notes.filter((note) => !told.has(keyOf(note)));
  if (fresh.length === 0) return;
  for (const note of fresh) tell(note);
  await noteTold(db, 'toldRefusals', fresh.map(keyOf));
}

function keyOf({ of, refused }: RefusedNote): string {
  return `${of} ${refused.at}`;
}

function tell({ of, refused }: RefusedNote): void {
  const link = of === 'person' ? links.account() : links.preferences();
  addAlert({
    id: `refused-${of}`,
    type: 'error',
    byItself: true,
    delay: PERSISTENT,
    message: texts.told[of],
    description: `${refused.reason} ${texts.whatToDo[of]}`,
    action: { label: texts.open[of], onAct: () => navigate(link) },
  });
}
