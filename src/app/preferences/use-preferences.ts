import type { PreferenceChanges } from '@/api/entities/preferences';
import { addAlert } from '@/app/state/alerts';
import { keepHabits } from '@/app/state/keep-habits';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { type KnownPreferences, knownPreferences, preferencesNote } from '@/db/settings/preferences';
import { preferencesTexts } from './preferences-texts';

export interface PreferenceEdit {
  /** Undefined until they are read. */
  readonly known: KnownPreferences | undefined;
  readonly choose: (changes: PreferenceChanges) => void;
}

/** The account's preferences: kept here at once, then sent. */
export function usePreferences(): PreferenceEdit {
  const { db, user, syncNow } = useWorkspace();
  const known = useLive(() => knownPreferences(db), [db]);
  const choose = (changes: PreferenceChanges): void => {
    if (known === undefined) return;
    preferencesNote.change(db, changes).then(
      () => {
        keepHabits(user.id, { ...known.preferences, ...changes });
        syncNow();
      },
      (error: unknown) => {
        console.error('A preference could not be kept:', error);
        addAlert({ type: 'error', message: preferencesTexts.failed });
      },
    );
  };
  return { known, choose };
}
