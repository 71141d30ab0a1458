/**
 * Holds the one stream of nudges of a browser while it can, and pulls what is nudged.
 *
 *   wait for the lock ─► open the stream ─► nudge: tell the other tabs, pull ─► … ─► ended ─► pause ─┐
 *                              ▲────────────────────────── over, or a sign that the road is open ────┘
 * Hints may be lost or repeated: the timer and becoming visible pull too. A stream that opens again is the first sign that
 * the server is back, within two seconds: what waits need not wait out its own delay (docs/decisions/0024).
 */
import { type Credentials, callServer } from '@/api/call-server';
import { type Nudge, Nudges } from '@/api/calls/sync-calls';
import { retryDelay } from '../drain/retry-delay';
import { readNudges } from '../pull/read-nudges';
import type { SyncPorts } from './sync-ports';

export interface NudgeListener {
  readonly onNudge: (nudge: Nudge) => void;
  /** The stream is open again after it ended or could not be opened: the server is there, and nudges may have been missed. */
  readonly onReopened: () => void;
  /** The open stream ended, and nobody ended it here: the server may be gone with it. */
  readonly onBroken: () => void;
  /** Tells of signs that the road is open: after hours without network the pause is minutes long. Ends with what it gives. */
  readonly onRoadSign: (listener: () => void) => () => void;
}

/** A try a second or two while somebody may be waiting for the server, then one every 15 to 30 s. */
const SOON_MS = 2_000;
const LATER_MS = 30_000;
/** About ten minutes of tries. */
const SOON_TRIES = 400;
/** A road that swallows the request would hold the try for minutes after it is open again. */
const OPEN_WITHIN_MS = 10_000;

/** How a try to read the stream ended. `refused`: the server is there and gives none. */
type StreamEnd = 'was-open' | 'no-answer' | 'refused';

/** ms until the next try; the jitter of a half keeps devices from coming back together. */
function pauseBefore(tries: number, end: StreamEnd, random: () => number): number {
  if (end === 'refused') return retryDelay(tries, random, LATER_MS);
  const full = tries <= SOON_TRIES ? SOON_MS : LATER_MS;
  return full / 2 + (full / 2) * random();
}

/** As much of the ports as is used. */
type NudgePorts = Pick<SyncPorts, 'db' | 'session' | 'connection' | 'locks' | 'random' | 'setTimer' | 'nudgeChannel'>;

export async function followNudges(ports: NudgePorts, listener: NudgeListener, signal: AbortSignal): Promise<void> {
  const follow = async () => {
    let onOpen = (): void => undefined;
    for (let failures = 1; !signal.aborted; failures += 1) {
      const end = await readStream(ports, { onOpen, onNudge: listener.onNudge }, signal);
      if (end === 'was-open') failures = 1;
      if (end === 'was-open' && !signal.aborted) listener.onBroken();
      onOpen = listener.onReopened;
      const ended = await pause(ports, pauseBefore(failures, end, ports.random), listener.onRoadSign, signal);
      if (ended === 'road-sign') failures = 0;
    }
  };
  await ports.locks.run(`condica-nudges ${ports.db.name}`, follow, signal).catch((error) => {
    if (!signal.aborted) throw error;
  });
}

async function readStream(
  ports: NudgePorts,
  { onOpen, onNudge }: Pick<NudgeListener, 'onNudge'> & { readonly onOpen: () => void },
  signal: AbortSignal,
): Promise<StreamEnd> {
  const session = await ports.session.credentials();
  if (session.kind !== 'ready') return session.kind === 'signed-out' ? 'refused' : 'no-answer';
  const answer = await openStream(ports, session.credentials, signal);
  const stream: unknown = answer.ok ? answer.result : null;
  if (!(stream instanceof Response) || stream.body === null) {
    if (answer.ok || answer.failure.kind !== 'refused' || answer.failure.status >= 500) return 'no-answer';
    if (answer.failure.reaction === 'sign-in') await ports.session.renew(session.credentials.token);
    return 'refused';
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
  return 'was-open';
}

async function openStream({ connection, setTimer }: NudgePorts, credentials: Credentials, signal: AbortSignal) {
  const slow = new AbortController();
  const cancel = setTimer(OPEN_WITHIN_MS, () => slow.abort());
  const options = { credentials, signal: AbortSignal.any([signal, slow.signal]) };
  const answer = await callServer(connection, Nudges, { params: undefined, body: undefined }, options);
  cancel();
  return answer;
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
