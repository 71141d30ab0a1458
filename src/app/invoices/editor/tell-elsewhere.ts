/** What happened to the open draft in another tab, or on another device, said at once. */
import { PERSISTENT } from '@/app/state/alert-list';
import { addAlert, removeAlert } from '@/app/state/alerts';
import { knownFate } from '@/app/unsaved/known-fate';
import type { DraftFate } from '@/db/drafts/what-became';
import { editorTexts } from './editor-texts';

const JOINED = 'correction-joined';
const BESIDE = 'draft-beside';

/** The same correction was begun twice, and both write in one draft. `reopen`: shows all of it. */
export function tellJoined(reopen: () => void): void {
  const { message, description, action } = editorTexts.joined;
  const shown = { message, description, action: { label: action, onAct: reopen } };
  // What is only to be read waits in the bell over the editor: until it is opened again, nothing leaves from here.
  addAlert({ id: JOINED, type: 'warning', delay: PERSISTENT, ...shown });
}

/** Of an editor that is left nothing can be opened again. */
export function forgetJoined(): void {
  removeAlert(JOINED);
}

/** The draft was issued or removed while it was written here, and what is typed is a draft beside. */
export async function tellBeside(fate: Promise<DraftFate>): Promise<void> {
  const known = await knownFate<DraftFate>(fate, { kind: 'unknown' });
  addAlert({ id: BESIDE, type: 'warning', delay: PERSISTENT, ...wordsOf(known) });
}

function wordsOf(fate: DraftFate): { readonly message: string; readonly description: string } {
  const { beside } = editorTexts;
  switch (fate.kind) {
    case 'issued':
      return beside.issued(fate.number);
    case 'corrected':
      return beside.corrected(fate.number);
    default:
      return beside[fate.kind];
  }
}
