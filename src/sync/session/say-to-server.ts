import type { CallResult } from '@/api/call-server';
import type { SessionCalls } from './session-calls';

/** Gives the session's calls; rejects where their code cannot be read, and the next time tries again. */
export type SessionCallsSource = () => Promise<SessionCalls>;

/** A call whose code cannot be read has not left the device: to the caller it is a network that gives no answer. */
export async function sayToServer<R>(
  source: SessionCallsSource,
  say: (calls: SessionCalls) => Promise<CallResult<R>>,
): Promise<CallResult<R>> {
  let calls: SessionCalls;
  try {
    calls = await source();
  } catch (error) {
    console.warn('The session’s calls could not be read:', error);
    return { ok: false, failure: { kind: 'network' } };
  }
  return say(calls);
}
