/**
 * ANAF's test environment and its production do not meet in one database: what was filed at test stands there as accepted, has used numbers,
 * and proves nothing. Which of the two it is is written down at the first start with either, and is never changed (decision 0128).
 */
import type { Kysely } from 'kysely';
import type { ServerSettings } from '../process/settings';
import { StartError } from '../process/start-error';
import { type InstallationTables, rememberFact } from './installation-facts';

const NAMES: Readonly<Record<string, string>> = { test: 'mediul de test al ANAF', prod: 'ANAF real (producție)' };

/** Before anything is served or filed. Throws where the data are of the other one. */
export async function checkEnvironment(
  db: Kysely<InstallationTables>,
  { anafMode }: Pick<ServerSettings, 'anafMode'>,
): Promise<void> {
  if (anafMode === 'stand-in') return;
  const kept = await rememberFact(db, 'anaf-environment', anafMode);
  if (kept === anafMode) return;
  throw new StartError(
    'settings',
    `Datele acestea lucrează cu ${NAMES[kept]}, iar pornirea de acum cere ${NAMES[anafMode]}. Facturile și numerele celor două nu se amestecă. Nimic nu s-a schimbat. Porniți cu ANAF_MODE=${kept} sau alegeți alt loc pentru date: CONDICA_DATA sau DATABASE_URL.`,
  );
}
