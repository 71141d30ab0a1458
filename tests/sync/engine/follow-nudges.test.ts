import { describe, expect, it } from 'vitest';
import { followNudges } from '@/sync/engine/follow-nudges';
import type { SyncPorts } from '@/sync/engine/sync-ports';
import { HandTimers } from '../support/hand-timers';
import { memoryLocks } from '../support/memory-locks';
import { testDevice } from '../support/test-device';

/** A try that brings no answer is given up after it. */
const OPEN_WITHIN_MS = 10_000;

/** What each try to open the stream meets, in their order; then nothing answers any more. */
type Try = 'no answer' | 'stream that ends';

async function followed(tries: readonly Try[]): Promise<{ readonly reopened: number; readonly broken: number }> {
  const device = testDevice();
  const timers = new HandTimers();
  const end = new AbortController();
  let reopened = 0;
  let broken = 0;
  let place = 0;
  const ended = new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
  const fetch = async (): Promise<Response> => {
    const next = tries[place];
    place += 1;
    if (next === undefined) end.abort();
    if (next !== 'stream that ends') throw new TypeError('fetch failed');
    return new Response('');
  };
  const ports: Pick<SyncPorts, 'db' | 'session' | 'connection' | 'locks' | 'random' | 'setTimer' | 'nudgeChannel'> = {
    db: device.db,
    session: device.session,
    connection: { ...device.send.connection, fetch },
    locks: memoryLocks(),
    random: () => 0.5,
    // Each pause is over at once.
    setTimer: (ms, then) => {
      const cancel = timers.setTimer(ms, then);
      if (ms !== OPEN_WITHIN_MS) queueMicrotask(() => timers.fire());
      return cancel;
    },
    nudgeChannel: { tell: () => undefined, listen: () => () => undefined },
  };
  const onReopened = (): void => {
    reopened += 1;
  };
  const onBroken = (): void => {
    broken += 1;
  };
  const listener = { onNudge: () => undefined, onReopened, onBroken, onRoadSign: () => () => undefined };
  await Promise.all([followNudges(ports, listener, end.signal), ended]);
  return { reopened, broken };
}

describe('the stream of nudges', () => {
  // Before: what waited for a server that had died and was back lay a minute until its own timer.
  it('tells that the server is back, not that it was there from the start', async () => {
    expect(await followed(['stream that ends'])).toMatchObject({ reopened: 0 });
    expect(await followed(['no answer', 'no answer', 'stream that ends'])).toMatchObject({ reopened: 1 });
    expect(await followed(['stream that ends', 'no answer', 'stream that ends'])).toMatchObject({ reopened: 1 });
  });

  // Before: the chip said „Sincronizat” of a server that had died, until the next minute's pull.
  it('tells that it broke, so that somebody looks whether the server is still there', async () => {
    expect(await followed(['no answer', 'no answer'])).toMatchObject({ broken: 0 });
    expect(await followed(['stream that ends', 'no answer', 'stream that ends'])).toMatchObject({ broken: 2 });
  });

  // Before: the pauses doubled, and a server that was back after half a minute was met fourteen seconds later.
  it('is tried again within two seconds for as long as somebody may be waiting', async () => {
    const { pauses } = await unanswered(401, () => 'its time');
    expect(Math.max(...pauses.slice(0, 400))).toBeLessThanOrEqual(2_000);
    expect(pauses[400]).toBeGreaterThan(10_000);
  });

  it('gives up a try that a road swallows', async () => {
    expect((await unanswered(3, () => 'its time', 'swallowed')).pauses).toHaveLength(3);
  });

  // Before: after a long time without network the stream stayed closed for minutes, and a tab was told by its slow timer only.
  it('is opened at once when something says that the road is open', async () => {
    const { pauses, signs } = await unanswered(402, (place) => (place === 400 ? 'a sign' : 'its time'));
    expect(pauses[400]).toBeGreaterThan(10_000);
    expect(pauses[401]).toBeLessThan(3_000);
    expect(signs).toBe(0);
  });
});

/** So many tries, each pause ended by its time or by a sign; how long the pauses were, and who still listens for signs. */
async function unanswered(
  tries: number,
  endOf: (pause: number) => 'its time' | 'a sign',
  fate: 'refused' | 'swallowed' = 'refused',
): Promise<{ readonly pauses: readonly number[]; readonly signs: number }> {
  const device = testDevice();
  const timers = new HandTimers();
  const end = new AbortController();
  const signs = new Set<() => void>();
  const pauses: number[] = [];
  const fetch = async (_url: string, { signal }: RequestInit): Promise<Response> => {
    if (fate === 'swallowed') await new Promise((resolve) => signal?.addEventListener('abort', resolve));
    throw new TypeError('fetch failed');
  };
  const ports = {
    db: device.db,
    session: device.session,
    connection: { ...device.send.connection, fetch },
    locks: memoryLocks(),
    random: () => 0.5,
    setTimer: (ms: number, then: () => void) => {
      if (ms === OPEN_WITHIN_MS) return fate === 'swallowed' ? afterThisStep(then) : () => undefined;
      const place = pauses.push(ms) - 1;
      if (pauses.length === tries) end.abort();
      const cancel = timers.setTimer(ms, then);
      queueMicrotask(() => {
        if (endOf(place) === 'its time') timers.fire();
        else for (const sign of [...signs]) sign();
      });
      return cancel;
    },
    nudgeChannel: { tell: () => undefined, listen: () => () => undefined },
  };
  const onRoadSign = (sign: () => void) => {
    signs.add(sign);
    return () => void signs.delete(sign);
  };
  const nothing = () => undefined;
  await followNudges(ports, { onNudge: nothing, onReopened: nothing, onBroken: nothing, onRoadSign }, end.signal);
  return { pauses, signs: signs.size };
}

function afterThisStep(then: () => void): () => void {
  setImmediate(then);
  return () => undefined;
}
