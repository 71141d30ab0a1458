/** What the account prefers, as it is known here (own-note.ts). */
import {
  chosenPreferences,
  type PreferenceChanges,
  type Preferences,
  preferenceChangesSchema,
  readPreferences,
} from '@/api/entities/preferences';
import type { CondicaDatabase } from '../condica-database';
import { ownNote, type RefusedChanges } from './own-note';

export const preferencesNote = ownNote<PreferenceChanges>({
  key: 'preferences',
  changes: preferenceChangesSchema,
  ownFields: chosenPreferences,
});

export interface KnownPreferences {
  readonly preferences: Preferences;
  /** Something of them is on this device alone. */
  readonly waits: boolean;
  readonly refused: RefusedChanges<PreferenceChanges> | null;
}

export async function knownPreferences(db: CondicaDatabase): Promise<KnownPreferences> {
  const { content, waits, refused } = await preferencesNote.known(db);
  return { preferences: readPreferences(content), waits, refused };
}
