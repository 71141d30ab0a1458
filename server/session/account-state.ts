import { sql } from 'kysely';
import type { AppDatabase } from '../database/app-database';

export interface AccountState {
  readonly disabled: boolean;
  /** Flags of the plan; one equal to false takes an ability away. */
  readonly restrictions: Readonly<Record<string, boolean>>;
}

/** What a token's user may do now; undefined: the session was ended. One statement (migration 0079), for every call asks it. */
export async function accountState(
  db: AppDatabase,
  userId: number,
  familyId: string,
  now: number,
): Promise<AccountState | undefined> {
  const { rows } = await sql<AccountState>`
    select disabled, restrictions from session_state(${userId}, ${familyId}, ${new Date(now)})`.execute(db.kysely);
  return rows[0];
}
