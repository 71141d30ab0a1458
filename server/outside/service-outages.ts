/**
 * The log of outages. An outage begins with the first contact of a service that fails and ends with the next that is answered,
 * whichever processes had them.
 *
 *     answered ──failed──▶ open ──answered──▶ ended
 *                          │ ▲
 *                          └─┘ failed: seen once more
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { type ServiceOutage, WATCHED_SERVICES, type WatchedService } from '@/api/calls/outage-calls';
import type { SharedTables } from './shared-tables';

/** Shorter ones are a lost packet, and open ones that nobody met again are too. */
const LEAST_MS = 60_000;
const MOST = 200;

/** `at`: of the contact, ISO. */
export async function noteFailure(db: Kysely<SharedTables>, service: WatchedService, at: string): Promise<void> {
  await sql`
    insert into service_outage as known (service, began_at, failed_at) values (${service}, ${at}, ${at})
    on conflict (service) where ended_at is null
      do update set failed_at = greatest(known.failed_at, excluded.failed_at)`.execute(db);
}

/** A contact that began before the outage says nothing of its end. */
export async function noteAnswer(db: Kysely<SharedTables>, service: WatchedService, at: string): Promise<void> {
  await sql`
    update service_outage set ended_at = ${at}
    where service = ${service} and ended_at is null and failed_at < ${at}`.execute(db);
}

/** The newest first; `since`: ms since 1970. `of`: these services' alone. */
export async function outagesSince(
  db: Kysely<SharedTables> | Transaction<SharedTables>,
  since: number,
  of: readonly WatchedService[] = WATCHED_SERVICES,
): Promise<readonly ServiceOutage[]> {
  const rows = await db
    .selectFrom('service_outage')
    .selectAll()
    .where('service', 'in', of)
    .where('failed_at', '>=', new Date(since))
    .where(sql<boolean>`coalesce(ended_at, failed_at) - began_at >= ${`${LEAST_MS} ms`}::interval`)
    .orderBy('began_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ service, began_at, ended_at }) => ({
    service,
    from: began_at.toISOString(),
    until: ended_at?.toISOString() ?? '',
  }));
}

/** How many went: of the oldest, so many at once. */
export async function forgetOutages(db: Kysely<SharedTables>, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from service_outage where (service, began_at) in (
      select service, began_at from service_outage where failed_at < ${before} limit ${most} for update skip locked)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
