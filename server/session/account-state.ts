import type { AppDatabase } from '../database/app-database';
import { asUser } from '../database/as-user';
import { isFamilyAlive } from './session-family';

export interface AccountState {
  readonly disabled: boolean;
  /** Flags of the plan; one equal to false takes an ability away. */
  readonly restrictions: Readonly<Record<string, boolean>>;
}

/** What a token's user may do now; undefined: the session was ended. */
export function accountState(
  db: AppDatabase,
  userId: number,
  familyId: string,
  now: number,
): Promise<AccountState | undefined> {
  return asUser(db, userId, async (tx) => {
    if (!(await isFamilyAlive(tx, familyId, now))) return undefined;
    const account = await tx
      .selectFrom('app_user')
      .select(['disabled', 'plan_restrictions'])
      .where('id', '=', userId)
      .executeTakeFirst();
    return account === undefined ? undefined : { disabled: account.disabled, restrictions: account.plan_restrictions };
  });
}
