import { describe, expect, it } from 'vitest';
import { followNudges } from '@/sync/engine/follow-nudges';
import type { SyncPorts } from '@/sync/engine/sync-ports';
import { HandTimers } from '../support/hand-timers';
import { memoryLocks } from '../support/memory-locks';
import { testDevice } from '../support/test-device';

/** What each try to open the stream meets, in their order; then nothing answers any more. */
type Try = 'no answer' | 'stream that ends';

async function followed(tries: readonly Try[]): Promise<number> {
  const device = testDevice();
  const timers = new HandTimers();
  const end = new AbortController();
  let reopened = 0;
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
      queueMicrotask(() => timers.fire());
      return cancel;
    },
    nudgeChannel: { tell: () => undefined, listen: () => () => undefined },
  };
  const onReopened = (): void => {
    reopened += 1;
  };
  await Promise.all([
    followNudges(ports, { onNudge: () => undefined, onReopened, onRoadSign: () => () => undefined }, end.signal),
    ended,
  ]);
  return reopened;
}

describe('the stream of nudges', () => {
  // Before: what waited for a server that had died and was back lay a minute until its own timer.
  it('tells that the server is back, not that it was there from the start', async () => {
    expect(await followed(['stream that ends'])).toBe(0);
    expect(await followed(['no answer', 'no answer', 'stream that ends'])).toBe(1);
    expect(await followed(['stream that ends', 'no answer', 'stream that ends'])).toBe(1);
  });

  // Before: after a long time without network the stream stayed closed for minutes, and a tab was told by its slow timer only.
  it('is opened at once when something says that the road is open', async () => {
    const device = testDevice();
    const timers = new HandTimers();
    const end = new AbortController();
    const signs = new Set<() => void>();
    const pauses: number[] = [];
    let tries = 0;
    const fetch = async (): Promise<Response> => {
      tries += 1;
      if (tries === 12) end.abort();
      throw new TypeError('fetch failed');
    };
    const ports = {
      db: device.db,
      session: device.session,
      connection: { ...device.send.connection, fetch },
      locks: memoryLocks(),
      random: () => 0.5,
      setTimer: (ms: number, then: () => void) => {
        pauses.push(ms);
        const cancel = timers.setTimer(ms, then);
        // The tenth pause is ended by the sign, the others by their time.
        queueMicrotask(() => {
          if (pauses.length !== 10) timers.fire();
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
    await followNudges(ports, { onNudge: () => undefined, onReopened: () => undefined, onRoadSign }, end.signal);
    expect(pauses[9]).toBeGreaterThan(100_000);
    expect(pauses[10]).toBeLessThan(3_000);
    expect(signs.size).toBe(0);
  });
});
