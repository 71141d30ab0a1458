import { sql } from 'kysely';
import type { PreferenceChanges, ToldPreferences } from '@/api/entities/preferences';
import type { TenantTransaction } from '../database/app-database';

export async function preferencesOf(tx: TenantTransaction, user: number): Promise<ToldPreferences> {
  const row = await tx
    .selectFrom('app_user')
    .select(['preferences', 'preferences_version'])
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  return { version: row.preferences_version, content: { ...row.preferences } };
}

/** Puts what is named; the other fields stay, of whatever version of the app they are. */
export async function putPreferences(
  tx: TenantTransaction,
  user: number,
  changes: PreferenceChanges,
): Promise<ToldPreferences> {
  await tx
    .updateTable('app_user')
    .set((row) => ({
      preferences: sql`preferences || ${JSON.stringify(changes)}::jsonb`,
      preferences_version: row('preferences_version', '+', 1),
    }))
    .where('id', '=', user)
    .execute();
  return preferencesOf(tx, user);
}
