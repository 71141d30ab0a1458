import { type Kysely, sql } from 'kysely';
import { noteAnswer, noteFailure } from './service-outages';
import type { ServiceStateStore } from './service-watch';
import type { SharedTables } from './shared-tables';

/** One row a service; of two processes' contacts the later one stands. The log of outages follows from the contacts. */
export function postgresServiceStates(db: Kysely<SharedTables>): ServiceStateStore {
  return {
    keep: async ({ service, answered, tookMs, at }) => {
      await sql`
        insert into service_state as known (service, answered, took_ms, at)
        values (${service}, ${answered}, ${Math.round(tookMs)}, ${at})
        on conflict (service) do update
          set answered = excluded.answered, took_ms = excluded.took_ms, at = excluded.at
          where known.at <= excluded.at`.execute(db);
      await (answered ? noteAnswer : noteFailure)(db, service, at);
    },
    since: async (time) => {
      const rows = await db
        .selectFrom('service_state')
        .selectAll()
        .where('at', '>=', new Date(time))
        .orderBy('service')
        .execute();
      return rows.map(({ service, answered, took_ms, at }) => ({
        service,
        answered,
        tookMs: took_ms,
        at: at.toISOString(),
      }));
    },
  };
}
