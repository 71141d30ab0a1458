/** What a server has refused of the account's own rows: each waits for the person, like a refused entry of the outbox. */
import type { PersonChanges } from '@/api/entities/person';
import type { PreferenceChanges } from '@/api/entities/preferences';
import type { CondicaDatabase } from '../condica-database';
import type { RefusedChanges } from './own-note';
import { personNote } from './person';
import { preferencesNote } from './preferences';

export type RefusedNote =
  | { readonly of: 'person'; readonly refused: RefusedChanges<PersonChanges> }
  | { readonly of: 'preferences'; readonly refused: RefusedChanges<PreferenceChanges> };

const NOTES = { person: personNote, preferences: preferencesNote } as const;

export async function refusedNotes(db: CondicaDatabase): Promise<readonly RefusedNote[]> {
  const [person, preferences] = await Promise.all([personNote.known(db), preferencesNote.known(db)]);
  return [
    ...(person.refused === null ? [] : [{ of: 'person' as const, refused: person.refused }]),
    ...(preferences.refused === null ? [] : [{ of: 'preferences' as const, refused: preferences.refused }]),
  ];
}

export function giveUpRefused(db: CondicaDatabase, of: RefusedNote['of']): Promise<void> {
  return NOTES[of].giveUp(db);
}
