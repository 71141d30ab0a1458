/** Sends what of a row of the account itself (db/settings/own-note.ts) is on this device alone. */
import type { CallResult, ServerConnection } from '@/api/call-server';
import type { CondicaDatabase } from '@/db/condica-database';
import type { OwnNote, ToldRow } from '@/db/settings/own-note';
import type { SessionPort } from '../session/session-port';

export interface OwnNotePorts {
  readonly db: CondicaDatabase;
  readonly session: SessionPort;
  readonly connection: ServerConnection;
  /** ms since 1970. */
  readonly now: () => number;
  readonly deadline: (ms: number, outer?: AbortSignal) => AbortSignal;
}

export interface SentNote<Changes extends object> {
  readonly note: OwnNote<Changes>;
  /** For the log. */
  readonly name: string;
  /** The row as it stands then; undefined from a server that does not tell it. */
  readonly send: (changes: Changes, deadline: AbortSignal) => Promise<CallResult<ToldRow | undefined>>;
}

const TIMEOUT_MS = 30_000;

/** What comes to nothing is tried with the next drain; what is refused is kept for the person, who is told. */
export async function sendOwnNote<Changes extends object>(
  { db, session, now, deadline }: OwnNotePorts,
  { note, name, send }: SentNote<Changes>,
  signal: AbortSignal,
): Promise<void> {
  const changes = await note.pending(db);
  if (changes === null || signal.aborted || (await session.credentials()).kind !== 'ready') return;
  const answer = await send(changes, deadline(TIMEOUT_MS, signal));
  if (answer.ok) {
    if (answer.result !== undefined) await note.settle(db, changes, answer.result);
  } else if (answer.failure.kind === 'refused' && answer.failure.reaction === 'reject') {
    const { code, body } = answer.failure;
    console.warn(`Changes of the ${name} were refused: ${code}`);
    const reason = [body.error, ...(body.messages ?? [])].join(' ');
    await note.refuse(db, changes, { reason, at: new Date(now()).toISOString() });
  }
}
