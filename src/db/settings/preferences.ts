/** What the account prefers, as it is known here (own-note.ts). */
import {
  type PreferenceChanges,
  type Preferences,
  preferenceChangesSchema,
  readPreferences,
  type ToldPreferences,
} from '@/api/entities/preferences';
import type { CondicaDatabase } from '../condica-database';
import { ownNote } from './own-note';

const preferences = ownNote<PreferenceChanges>({
  key: 'preferences',
  changes: preferenceChangesSchema,
  lost: readPreferences,
});

export interface KnownPreferences {
  readonly preferences: Preferences;
  /** Something of them is on this device alone. */
  readonly waits: boolean;
}

export async function knownPreferences(db: CondicaDatabase): Promise<KnownPreferences> {
  const { content, waits } = await preferences.known(db);
  return { preferences: readPreferences(content), waits };
}

/** Kept here at once; the exchange sends it. */
export function changePreferences(db: CondicaDatabase, changes: PreferenceChanges): Promise<void> {
  return preferences.change(db, changes);
}

/** What is to be sent; null: nothing. */
export function pendingPreferences(db: CondicaDatabase): Promise<PreferenceChanges | null> {
  return preferences.pending(db);
}

/** As the server tells them with its companies. */
export function notePreferences(db: CondicaDatabase, told: ToldPreferences, epoch: string): Promise<void> {
  return preferences.note(db, told, epoch);
}

/** The server has taken `sent`. */
export function settlePreferences(db: CondicaDatabase, sent: PreferenceChanges, told: ToldPreferences): Promise<void> {
  return preferences.settle(db, sent, told);
}

/** The server will never take `sent`. */
export function dropPreferences(db: CondicaDatabase, sent: PreferenceChanges): Promise<void> {
  return preferences.drop(db, sent);
}
