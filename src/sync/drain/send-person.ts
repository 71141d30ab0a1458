import type { ServerConnection } from '@/api/call-server';
import { UpdateUserData } from '@/api/calls/account-calls';
import type { CondicaDatabase } from '@/db/condica-database';
import { dropPerson, knownPerson, pendingPerson, settlePerson } from '@/db/settings/person';
import { callWithSession } from '../session/call-with-session';
import type { SessionPort } from '../session/session-port';

interface PersonPorts {
  readonly db: CondicaDatabase;
  readonly session: SessionPort;
  readonly connection: ServerConnection;
  readonly deadline: (ms: number, outer?: AbortSignal) => AbortSignal;
}

const TIMEOUT_MS = 30_000;

/** Sends what of the person's particulars is on this device alone. What comes to nothing is tried with the next drain. */
export async function sendPerson(ports: PersonPorts, signal: AbortSignal): Promise<void> {
  const { db, session, connection } = ports;
  const [changes, known] = [await pendingPerson(db), await knownPerson(db)];
  if (changes === null || known === null || signal.aborted || (await session.credentials()).kind !== 'ready') return;
  const input = { params: undefined, body: { userId: known.person.user, updateUser: changes } };
  const deadline = ports.deadline(TIMEOUT_MS, signal);
  const answer = await callWithSession(connection, session, UpdateUserData, input, deadline);
  const person = answer.ok ? answer.result.person : undefined;
  if (person !== undefined) await settlePerson(db, changes, person);
  else if (!answer.ok && answer.failure.kind === 'refused' && answer.failure.reaction === 'reject') {
    console.warn(`The person's particulars were refused: ${answer.failure.code}`);
    await dropPerson(db, changes);
  }
}
