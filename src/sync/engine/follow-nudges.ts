/**
 * Holds the one stream of nudges of a browser while it can, and pulls what is nudged.
 *
 *   wait for the lock ─► open the stream ─► nudge: tell the other tabs, pull ─► … ─► ended ─► pause ─┐
 *                              ▲────────────────────────── over, or a sign that the road is open ────┘
 * Hints may be lost or repeated: the timer and becoming visible pull too. A stream that opens again is the first sign that
 * the server is back, seconds after it is: what waits need not wait out its own delay.
 */
import { callServer } from '@/api/call-server';
import { type Nudge, Nudges } from '@/api/calls/sync-calls';
import { retryDelay } from '../drain/retry-delay';
import { readNudges } from '../pull/read-nudges';
import type { SyncPorts } from './sync-ports';

export interface NudgeListener {
  readonly onNudge: (nudge: Nudge) => void;
  /** The stream is open again after it ended or could not be opened: the server is there, and nudges may have been missed. */
  readonly onReopened: () => void;
  /** Tells of signs that the road is open: after hours without network the pause is minutes long. Ends with what it gives. */
  readonly onRoadSign: (listener: () => void) => () => void;
}

/** As much of the ports as is used. */
type NudgePorts = Pick<SyncPorts, 'db' | 'session' | 'connection' | 'locks' | 'random' | 'setTimer' | 'nudgeChannel'>;

export async function followNudges(ports: NudgePorts, listener: NudgeListener, signal: AbortSignal): Promise<void> {
  const follow = async () => {
    let onOpen = (): void => undefined;
    for (let failures = 1; !signal.aborted; failures += 1) {
      if (await readStream(ports, { onOpen, onNudge: listener.onNudge }, signal)) failures = 1;
      onOpen = listener.onReopened;
      const end = await pause(ports, retryDelay(failures, ports.random), listener.onRoadSign, signal);
      if (end === 'road-sign') failures = 0;
    }
  };
  await ports.locks.run(`condica-nudges ${ports.db.name}`, follow, signal).catch((error) => {
    if (!signal.aborted) throw error;
  });
}

/** True where the stream was open for a while. */
async function readStream(
  ports: NudgePorts,
  { onOpen, onNudge }: Pick<NudgeListener, 'onNudge'> & { readonly onOpen: () => void },
  signal: AbortSignal,
): Promise<boolean> {
  const session = await ports.session.credentials();
  if (session.kind !== 'ready') return false;
  const options = { credentials: session.credentials, signal };
  const answer = await callServer(ports.connection, Nudges, { params: undefined, body: undefined }, options);
  const stream: unknown = answer.ok ? answer.result : null;
  if (!(stream instanceof Response) || stream.body === null) {
    if (!answer.ok && answer.failure.kind === 'refused' && answer.failure.reaction === 'sign-in') {
      await ports.session.renew(session.credentials.token);
    }
    return false;
  }
  onOpen();
  try {
    for await (const nudge of readNudges(stream.body)) {
      ports.nudgeChannel.tell(nudge);
      onNudge(nudge);
    }
  } catch {
    // The connection broke: the pause and the next stream follow, and the timer pulls meanwhile.
  }
  return true;
}

function pause(
  { setTimer }: Pick<SyncPorts, 'setTimer'>,
  ms: number,
  onRoadSign: NudgeListener['onRoadSign'],
  signal: AbortSignal,
): Promise<'over' | 'road-sign'> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve('over');
    const end = (why: 'over' | 'road-sign') => (): void => {
      cancel();
      unsubscribe();
      signal.removeEventListener('abort', stop);
      resolve(why);
    };
    const stop = end('over');
    const cancel = setTimer(ms, stop);
    const unsubscribe = onRoadSign(end('road-sign'));
    signal.addEventListener('abort', stop);
  });
}
