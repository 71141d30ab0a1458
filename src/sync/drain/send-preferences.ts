import type { ServerConnection } from '@/api/call-server';
import { UpdatePreferences } from '@/api/calls/preference-calls';
import type { CondicaDatabase } from '@/db/condica-database';
import { dropPreferences, pendingPreferences, settlePreferences } from '@/db/settings/preferences';
import { callWithSession } from '../session/call-with-session';
import type { SessionPort } from '../session/session-port';

interface PreferencePorts {
  readonly db: CondicaDatabase;
  readonly session: SessionPort;
  readonly connection: ServerConnection;
  readonly deadline: (ms: number, outer?: AbortSignal) => AbortSignal;
}

const TIMEOUT_MS = 30_000;

/** Sends what of the account's preferences is on this device alone. What comes to nothing is tried with the next drain. */
export async function sendPreferences(ports: PreferencePorts, signal: AbortSignal): Promise<void> {
  const { db, session, connection } = ports;
  const changes = await pendingPreferences(db);
  if (changes === null || signal.aborted || (await session.credentials()).kind !== 'ready') return;
  const input = { params: undefined, body: { changes } };
  const deadline = ports.deadline(TIMEOUT_MS, signal);
  const answer = await callWithSession(connection, session, UpdatePreferences, input, deadline);
  if (answer.ok) await settlePreferences(db, changes, answer.result.preferences);
  else if (answer.failure.kind === 'refused' && answer.failure.reaction === 'reject') {
    console.warn(`The preferences were refused: ${answer.failure.code}`);
    await dropPreferences(db, changes);
  }
}
