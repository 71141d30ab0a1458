import { UpdateUserData } from '@/api/calls/account-calls';
import type { PersonChanges } from '@/api/entities/person';
import { knownPerson, personNote } from '@/db/settings/person';
import { callWithSession } from '../session/call-with-session';
import { type OwnNotePorts, sendOwnNote } from './send-own-note';

/** Nothing before the server has told once whose the particulars are. */
export async function sendPerson(ports: OwnNotePorts, signal: AbortSignal): Promise<void> {
  const known = await knownPerson(ports.db);
  if (known === null) return;
  const send = async (changes: PersonChanges, deadline: AbortSignal) => {
    const input = { params: undefined, body: { userId: known.person.user, updateUser: changes } };
    const answer = await callWithSession(ports.connection, ports.session, UpdateUserData, input, deadline);
    return answer.ok ? { ok: true as const, result: answer.result.person } : answer;
  };
  await sendOwnNote(ports, { note: personNote, name: "person's particulars", send }, signal);
}
