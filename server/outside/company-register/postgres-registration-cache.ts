import type { Kysely } from 'kysely';
import type { SharedTables } from '../shared-tables';
import type { RegistrationCache } from './look-up-company';

/** Answers of the register by code and day. */
export function postgresRegistrationCache(db: Kysely<SharedTables>): RegistrationCache {
  return {
    find: async (cui, day) => {
      const row = await db
        .selectFrom('register_answer')
        .select('answer')
        .where('cui', '=', cui)
        .where('checked_on', '=', day)
        .executeTakeFirst();
      return row?.answer;
    },
    newest: async (cui) => {
      const row = await db
        .selectFrom('register_answer')
        .select('answer')
        .where('cui', '=', cui)
        .orderBy('checked_on', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.answer;
    },
    keep: async (company) => {
      await db
        .insertInto('register_answer')
        .values({ cui: company.cui, checked_on: company.checkedOn, answer: JSON.stringify(company) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
