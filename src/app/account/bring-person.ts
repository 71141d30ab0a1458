import { GetAuthorizations } from '@/api/calls/session-calls';
import type { CondicaDatabase } from '@/db/condica-database';
import { personNote } from '@/db/settings/person';
import type { SyncHandle } from '@/sync/engine/sync-engine';

/** The particulars as the server tells them with the companies, at once; were they not brought now, the next exchange brings them. */
export async function bringPerson(db: CondicaDatabase, ask: SyncHandle['call']): Promise<void> {
  const answer = await ask(GetAuthorizations, { params: undefined, body: undefined });
  if (!answer.ok) return;
  const { person, epoch = '' } = answer.result;
  if (person !== undefined) await personNote.note(db, person, epoch);
}
