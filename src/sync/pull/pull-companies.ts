import { GetAuthorizations } from '@/api/calls/session-calls';
import { saveCompanies } from '@/db/companies/save-companies';
import { callWithSession } from '../session/call-with-session';
import type { PullPorts } from './pull-company';

const TIMEOUT_MS = 60_000;

/** The user's companies as the server knows them; data of lost ones leaves the device. False: no answer, nothing changed. */
export async function pullCompanies(ports: PullPorts, signal?: AbortSignal): Promise<boolean> {
  const input = { params: undefined, body: undefined };
  const deadline = ports.deadline(TIMEOUT_MS, signal);
  const answer = await callWithSession(ports.connection, ports.session, GetAuthorizations, input, deadline);
  if (!answer.ok) return false;
  await saveCompanies(ports.db, answer.result.companies);
  return true;
}
