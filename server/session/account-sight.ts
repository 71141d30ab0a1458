import type { AppDatabase } from '../database/app-database';
import { asUser } from '../database/as-user';

export interface AccountSight {
  /** Families that have not ended. */
  readonly sessions: ReadonlySet<string>;
  /** Companies with the versions they stand at. */
  readonly companies: ReadonlyMap<number, number>;
}

/** What an account sees now, from all its sessions at once; undefined: it is disabled, or gone. */
export function accountSight(db: AppDatabase, userId: number, now: number): Promise<AccountSight | undefined> {
  return asUser(db, userId, async (tx) => {
    const account = await tx.selectFrom('app_user').select('disabled').where('id', '=', userId).executeTakeFirst();
    if (account === undefined || account.disabled) return undefined;
    const sessions = await tx
      .selectFrom('session_family')
      .select('id')
      .where('ended_at', 'is', null)
      .where('expires_at', '>', new Date(now))
      .execute();
    const companies = await tx.selectFrom('company').select(['id', 'version']).execute();
    return {
      sessions: new Set(sessions.map(({ id }) => id)),
      companies: new Map(companies.map(({ id, version }) => [id, version])),
    };
  });
}
