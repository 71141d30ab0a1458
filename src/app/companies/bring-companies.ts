import { GetAuthorizations } from '@/api/calls/session-calls';
import { saveCompanies } from '@/db/companies/save-companies';
import { eraseTaken } from '@/db/companies/sealed-companies';
import type { CondicaDatabase } from '@/db/condica-database';
import { keepColleagues } from '@/db/settings/colleagues';
import type { SyncHandle } from '@/sync/engine/sync-engine';

/** The companies as the server has them, at once; were they not brought now, the next exchange brings them. */
export async function bringCompanies(db: CondicaDatabase, ask: SyncHandle['call']): Promise<void> {
  const answer = await ask(GetAuthorizations, { params: undefined, body: undefined });
  if (!answer.ok) return;
  const { companies, epoch, removed = [], colleagues } = answer.result;
  await saveCompanies(db, companies, { epoch, at: new Date().toISOString() });
  await eraseTaken(db, removed, { epoch });
  if (colleagues !== undefined) await keepColleagues(db, colleagues);
}
