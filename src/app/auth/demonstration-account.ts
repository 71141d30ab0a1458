/** The account of the demonstration; the call's code comes after the sign-in, which has a limit of 90 kB of script. */
import { callServer, type ServerConnection } from '@/api/call-server';
import { GetDemonstration } from '@/api/calls/demo-calls';

export interface DemonstrationAccount {
  readonly email: string;
  readonly password: string;
}

/** Null where the server has none, or does not answer. */
export async function demonstrationAccount(connection: ServerConnection): Promise<DemonstrationAccount | null> {
  const answer = await callServer(connection, GetDemonstration, { params: undefined, body: undefined });
  return answer.ok ? answer.result.account : null;
}
