import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterStatus, tellReturn } from '@/app/layout/tell-return';
import { NO_STATUS, type SyncStatus, statusStore } from '@/sync/engine/status-store';

const addAlert = vi.hoisted(() => vi.fn());
vi.mock('@/app/state/alerts', () => ({ addAlert }));
afterEach(() => addAlert.mockClear());

/** How many are told of, status after status. */
function told(...statuses: readonly Partial<SyncStatus>[]): readonly number[] {
  let away: ReturnType<typeof afterStatus>['away'] = null;
  return statuses.map((status) => {
    const next = afterStatus(away, { ...NO_STATUS, ...status });
    away = next.away;
    return next.arrived;
  });
}

const AWAY = { connected: false, waiting: 3 } as const;
const BACK = { connected: true } as const;

describe('the return of the server', () => {
  it('is told once, when all that waited has left', () => {
    expect(told(AWAY, { ...BACK, waiting: 3 }, { ...BACK, waiting: 1 }, BACK, BACK)).toEqual([0, 0, 0, 3, 0]);
  });

  it('is not told where nothing waited, nor of work that left with the network', () => {
    expect(told({ connected: false }, BACK)).toEqual([0, 0]);
    expect(told({ ...BACK, waiting: 2 }, BACK)).toEqual([0, 0]);
  });

  it('counts what still waited at the end: an issuing that was taken back did not leave', () => {
    expect(told(AWAY, { ...AWAY, waiting: 2 }, BACK)).toEqual([0, 0, 2]);
    expect(told(AWAY, { ...AWAY, waiting: 0 }, BACK)).toEqual([0, 0, 0]);
  });

  it('does not say of a refused or held entry that it arrived', () => {
    expect(told({ ...AWAY, rejected: 1 }, { ...BACK, rejected: 2 })).toEqual([0, 2]);
    expect(told(AWAY, { ...BACK, waitingForSignIn: 3 })).toEqual([0, 0]);
  });

  it('is said in a sentence, until told to stop', () => {
    const status = statusStore();
    const stop = tellReturn(status);
    status.set({ connected: false, waiting: 1 });
    status.set({ connected: true });
    expect(addAlert).not.toHaveBeenCalled();
    status.set({ waiting: 0 });
    expect(addAlert.mock.calls).toMatchObject([
      [{ description: 'Lucrarea care aștepta pe acest dispozitiv a ajuns la server.' }],
    ]);
    stop();
    status.set({ connected: false, waiting: 1 });
    status.set({ connected: true, waiting: 0 });
    expect(addAlert).toHaveBeenCalledTimes(1);
  });
});
