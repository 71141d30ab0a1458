/**
 * The demonstration and real work do not meet in one database.
 *
 * demonstration → anything else: its accounts are disabled and their sessions ended; at ANAF its companies get no token
 * (anaf-tokens.ts). Closed rather than refused: what the operator would have to do by hand is exactly this, and a
 * demonstration opens its own accounts again.
 * real ANAF → stand-ins: refused. What waits there would be marked as accepted by a stand-in.
 */
import { type Kysely, sql } from 'kysely';
import type { ServerSettings } from '../process/settings';
import { StartError } from '../process/start-error';
import { factOf, type InstallationTables, rememberFact } from './installation-facts';

export interface DemonstrationCheck {
  readonly db: Kysely<InstallationTables>;
  readonly settings: Pick<ServerSettings, 'anafMode' | 'demo'>;
  readonly now: () => number;
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
}

/** Before anything is served or filed. Throws where the start is refused. */
export async function checkDemonstration({ db, settings, now, log }: DemonstrationCheck): Promise<void> {
  if (settings.anafMode === 'stand-in') await refuseAfterRealAnaf(db);
  else await rememberFact(db, 'real-anaf-since', new Date(now()).toISOString());
  if (settings.demo) return;
  const { rows } = await sql<{ closed: number }>`select close_demonstration(${new Date(now())}) as closed`.execute(db);
  const closed = rows[0]?.closed ?? 0;
  if (closed > 0) log({ event: 'demonstration-closed', accounts: closed });
}

async function refuseAfterRealAnaf(db: Kysely<InstallationTables>): Promise<void> {
  const since = await factOf(db, 'real-anaf-since');
  if (since === undefined) return;
  throw new StartError(
    'settings',
    `Datele acestea lucrează din ${since.slice(0, 10)} cu ANAF real, iar pornirea de acum le-ar trimite la serviciile de probă. Nimic nu s-a schimbat. Porniți cu ANAF_MODE=prod (sau test) și CONDICA_DEMO=0, ori alegeți pentru demonstrație alt loc: CONDICA_DATA sau DATABASE_URL.`,
  );
}
