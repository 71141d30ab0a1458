import { GetAuthorizations } from '@/api/calls/session-calls';
import { saveCompanies } from '@/db/companies/save-companies';
import { callWithSession } from '../session/call-with-session';
import type { PullPorts } from './pull-company';

const TIMEOUT_MS = 60_000;

/** `refused`: the server said no. `away`: nobody answered. In both cases nothing changed. */
export type CompaniesOutcome = 'saved' | 'refused' | 'away';

/** The user's companies as the server knows them; data of lost ones leaves the device. */
export async function pullCompanies(ports: PullPorts, signal?: AbortSignal): Promise<CompaniesOutcome> {
  const input = { params: undefined, body: undefined };
  const deadline = ports.deadline(TIMEOUT_MS, signal);
  const answer = await callWithSession(ports.connection, ports.session, GetAuthorizations, input, deadline);
  if (!answer.ok) return answer.failure.kind === 'refused' ? 'refused' : 'away';
  await saveCompanies(ports.db, answer.result.companies);
  return 'saved';
}
