import type { Kysely } from 'kysely';
import type { SharedTables } from '../shared-tables';
import type { RateCache } from './rates-in-force';

/** Published days; a day that is kept is never written again. */
export function postgresRateCache(db: Kysely<SharedTables>): RateCache {
  return {
    lastBefore: async (day) => {
      const row = await db
        .selectFrom('rate_day')
        .select(['day', 'rates'])
        .where('day', '<', day)
        .orderBy('day', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? undefined : { date: row.day, rates: row.rates };
    },
    readAt: async (file) => {
      const row = await db.selectFrom('rate_file').select('read_at').where('file', '=', file).executeTakeFirst();
      return row?.read_at.getTime() ?? 0;
    },
    keep: async (file, days, now) => {
      const rows = days.map(({ date, rates }) => ({ day: date, rates: JSON.stringify(rates) }));
      await db
        .insertInto('rate_day')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db
        .insertInto('rate_file')
        .values({ file, read_at: new Date(now) })
        .onConflict((conflict) => conflict.column('file').doUpdateSet({ read_at: new Date(now) }))
        .execute();
    },
  };
}
