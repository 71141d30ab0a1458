/** A call of a screen that needs the network, with the session's credentials and one renewal where they are refused. */
import type { Call, CallInput } from '@/api/call';
import { type CallFailure, type CallResult, callServer, type ServerConnection } from '@/api/call-server';
import { API_ERRORS } from '@/api/errors';
import type { SessionPort } from './session-port';

/**
 * `network` where the session cannot be renewed now; `session-ended` where it has ended. Without a session nothing is asked
 * of the server: it would refuse what a pull still had under way when somebody signed out.
 */
export async function callWithSession<P, B, R>(
  connection: ServerConnection,
  session: SessionPort,
  call: Call<string, P, B, R>,
  input: CallInput<P, B>,
  signal?: AbortSignal,
): Promise<CallResult<R>> {
  const options = signal === undefined ? {} : { signal };
  const first = await session.credentials();
  if (first.kind !== 'ready') return first.kind === 'unreachable' ? NO_ANSWER : { ok: false, failure: SESSION_ENDED };
  const answer = await callServer(connection, call, input, { ...options, credentials: first.credentials });
  if (answer.ok || answer.failure.kind !== 'refused' || answer.failure.reaction !== 'sign-in') return answer;
  const renewed = await session.renew(first.credentials.token);
  if (renewed.kind !== 'ready') return renewed.kind === 'unreachable' ? NO_ANSWER : answer;
  return callServer(connection, call, input, { ...options, credentials: renewed.credentials });
}

const NO_ANSWER = { ok: false, failure: { kind: 'network' } } as const;

const { status, reaction, text } = API_ERRORS['session-ended'];
const SESSION_ENDED: CallFailure = {
  kind: 'refused',
  status,
  code: 'session-ended',
  reaction,
  body: { status: 'error', error: text, code: 'session-ended' },
};
