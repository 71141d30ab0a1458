import type { Kysely, Transaction } from 'kysely';
import type { LoggedOutage } from '@/domain/transport/life/outage-window';
import { outagesSince } from '../outside/service-outages';
import type { SharedTables } from '../outside/shared-tables';

/** What ended earlier lets nothing be declared any more, whatever holidays followed (outage-window.ts). */
const LOOK_BACK_MS = 30 * 86_400_000;

/** Outages of ANAF's e-Transport that may still let something be declared after its start. `now`: ms since 1970. */
export function transportOutages(
  db: Kysely<SharedTables> | Transaction<SharedTables>,
  now: number,
): Promise<readonly LoggedOutage[]> {
  return outagesSince(db, now - LOOK_BACK_MS, ['etransport']);
}
