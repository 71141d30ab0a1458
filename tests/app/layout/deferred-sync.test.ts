import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { companyIdSchema } from '@/api/ids';
import { deferredSync } from '@/app/layout/deferred-sync';
import { statusStore } from '@/sync/engine/status-store';
import type { SyncHandle } from '@/sync/engine/sync-engine';

const COMPANY = v.parse(companyIdSchema, 1);

function fakeEngine() {
  const status = statusStore();
  const calls: string[] = [];
  const handle: SyncHandle = {
    status,
    flush: async () => void calls.push('flush'),
    pullNow: async (company) => {
      calls.push(`pull ${company}`);
      return { kind: 'at-head' };
    },
    pause: () => calls.push('pause'),
    resume: () => calls.push('resume'),
    requestLease: async () => 'granted' as const,
    fetchDocument: () => Promise.reject(new Error('not asked')),
    fetchLineWords: () => Promise.reject(new Error('not asked')),
    call: () => Promise.reject(new Error('not asked')),
    stop: async () => void calls.push('stop'),
  };
  return { handle, status, calls };
}

/** An engine that is loaded when the test says so. */
function later() {
  let resolve: (handle: SyncHandle) => void = () => undefined;
  const promise = new Promise<SyncHandle>((done) => {
    resolve = done;
  });
  return { promise, resolve: (handle: SyncHandle) => resolve(handle) };
}

describe('the handle before its engine', () => {
  it('keeps what was asked until the engine is there, and follows its status', async () => {
    const { handle, status, calls } = fakeEngine();
    const { promise, resolve } = later();
    const deferred = deferredSync(promise);
    const listener = vi.fn();
    deferred.status.subscribe(listener);
    const flushed = deferred.flush();
    expect(deferred.status.getSnapshot().connected).toBeNull();
    status.set({ connected: true });
    resolve(handle);
    await flushed;
    expect(calls).toEqual(['flush']);
    expect(deferred.status.getSnapshot().connected).toBe(true);
    status.set({ waiting: 2 });
    expect(deferred.status.getSnapshot().waiting).toBe(2);
    expect(await deferred.pullNow(COMPANY)).toEqual({ kind: 'at-head' });
    expect(listener).toHaveBeenCalled();
  });

  // Catches: an engine that comes after the sign-out and goes on exchanging for the user who left.
  it('stops an engine that comes too late', async () => {
    const { handle, calls } = fakeEngine();
    const { promise, resolve } = later();
    const deferred = deferredSync(promise);
    deferred.stop();
    resolve(handle);
    await promise;
    await Promise.resolve();
    expect(calls).toContain('stop');
    expect(calls.filter((call) => call !== 'stop')).toEqual([]);
  });

  it('fails the calls where the engine could not be loaded', async () => {
    const deferred = deferredSync(Promise.reject(new Error('ChunkLoadError')));
    await expect(deferred.flush()).rejects.toThrow('ChunkLoadError');
    deferred.pause();
  });
});
