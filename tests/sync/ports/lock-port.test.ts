import { describe, expect, it } from 'vitest';
import { webLocks } from '@/sync/ports/lock-port';

/** As much of the browser's as is used: whoever asks waits until the one before has let go. */
function oneLock() {
  let free: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: LockOptions, hold: () => Promise<unknown>): Promise<unknown> => {
    free = free.then(hold);
    return free;
  };
  // Overloads of the browser's own that nobody calls are left out.
  return webLocks({ request: request as LockManager['request'] });
}

const NEVER = new Promise<never>(() => undefined);

describe('a lock of the browser', () => {
  it('is held while the work runs, and gives what it gave', async () => {
    const locks = oneLock();
    const order: string[] = [];
    const first = locks.run('a', async () => {
      await Promise.resolve();
      order.push('first');
      return 1;
    });
    const second = locks.run('a', async () => order.push('second'));
    expect(await first).toBe(1);
    await second;
    expect(order).toEqual(['first', 'second']);
  });

  // Before: a page that was left in the midst of sending kept the lock, and nothing was sent until the browser was closed.
  it('is given up where its signal ends it, though the work never ends', async () => {
    const locks = oneLock();
    const controller = new AbortController();
    void locks.run('a', () => NEVER, controller.signal);
    const next = locks.run('a', async () => 'next');
    controller.abort();
    expect(await next).toBe('next');
  });

  it('tells what the work failed with, and is free afterwards', async () => {
    const locks = oneLock();
    const failed = locks.run('a', () => Promise.reject(new Error('x')), new AbortController().signal);
    await expect(failed).rejects.toThrow('x');
    expect(await locks.run('a', async () => 'next')).toBe('next');
  });
});
