import { GetAuthorizations } from '@/api/calls/session-calls';
import type { CompanyId, Version } from '@/api/ids';
import { saveCompanies } from '@/db/companies/save-companies';
import { eraseTaken } from '@/db/companies/sealed-companies';
import type { CondicaDatabase } from '@/db/condica-database';
import { keepColleagues } from '@/db/settings/colleagues';
import { personNote } from '@/db/settings/person';
import { preferencesNote } from '@/db/settings/preferences';
import { callWithSession } from '../session/call-with-session';
import type { PullPorts } from './pull-company';

const TIMEOUT_MS = 60_000;

/** What the server told of itself and of how far its companies are; an older one tells nothing. */
export interface ToldHeads {
  readonly epoch: string | undefined;
  readonly versions: ReadonlyMap<CompanyId, Version>;
}

/** `refused`: the server said no. `away`: nobody answered. In both cases nothing changed. */
export type CompaniesOutcome = ToldHeads | 'refused' | 'away';

/** The user's companies as the server knows them; those it does not name are sealed. */
export async function pullCompanies(ports: PullPorts, signal?: AbortSignal): Promise<CompaniesOutcome> {
  const input = { params: undefined, body: undefined };
  const deadline = ports.deadline(TIMEOUT_MS, signal);
  const answer = await callWithSession(ports.connection, ports.session, GetAuthorizations, input, deadline);
  if (!answer.ok) return answer.failure.kind === 'refused' ? 'refused' : 'away';
  const { companies, epoch, removed = [], preferences, person, colleagues } = answer.result;
  await saveCompanies(ports.db, companies, { epoch, at: new Date(ports.now()).toISOString() });
  await eraseTaken(ports.db, removed, { epoch });
  if (preferences !== undefined) await preferencesNote.note(ports.db, preferences, epoch ?? '');
  if (person !== undefined) await personNote.note(ports.db, person, epoch ?? '');
  if (colleagues !== undefined) await keepColleagues(ports.db, colleagues);
  const versions = companies.flatMap(({ id, version }) => (version === undefined ? [] : [[id, version] as const]));
  return { epoch, versions: new Map(versions) };
}

/** Nothing of the company has moved since it was pulled: it need not be asked for. */
export async function isAtHead(db: CondicaDatabase, company: CompanyId, told: ToldHeads): Promise<boolean> {
  if (told.epoch === undefined) return false;
  const state = await db.syncState.get(company);
  return state !== undefined && state.epoch === told.epoch && state.cursor === told.versions.get(company);
}
