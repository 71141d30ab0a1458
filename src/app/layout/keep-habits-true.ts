import { liveQuery } from 'dexie';
import type { UserId } from '@/api/ids';
import { keepHabits } from '@/app/state/keep-habits';
import type { CondicaDatabase } from '@/db/condica-database';
import { knownPreferences } from '@/db/settings/preferences';
import { observedQuery } from '@/db/storage/observed-query';

/** Keeps what is needed before the database is open as the account prefers it, also when another device changed it. */
export function keepHabitsTrue(db: CondicaDatabase, user: UserId): () => void {
  const known = liveQuery(observedQuery(() => knownPreferences(db)));
  const following = known.subscribe({
    next: ({ preferences }) => keepHabits(user, preferences),
    error: (error: unknown) => console.warn('The habits are not followed:', error),
  });
  return () => following.unsubscribe();
}
