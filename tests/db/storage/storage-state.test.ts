import { describe, expect, it } from 'vitest';
import { askForPersistence, storageState } from '@/db/storage/storage-state';

const port = (usage?: number, quota?: number) => ({
  estimate: async () => ({ ...(usage === undefined ? {} : { usage }), ...(quota === undefined ? {} : { quota }) }),
});

// Verifies: G14
describe('the state of the storage', () => {
  it.each([
    [89, 100, false],
    [90, 100, false],
    [91, 100, true],
    [100, 100, true],
    [5, 0, false],
    [0, 0, false],
  ])('%i of %i bytes used', async (usage, quota, nearlyFull) => {
    expect(await storageState(port(usage, quota))).toEqual({
      persisted: null,
      usageBytes: usage,
      quotaBytes: quota,
      nearlyFull,
    });
  });

  it('is unknown where the browser does not say', async () => {
    const unknown = { persisted: null, usageBytes: null, quotaBytes: null, nearlyFull: false };
    expect(await storageState(undefined)).toEqual(unknown);
    expect(await storageState({})).toEqual(unknown);
    expect(await storageState(port(95))).toEqual({ ...unknown, usageBytes: 95 });
    expect(await storageState(port(undefined, 95))).toEqual({ ...unknown, quotaBytes: 95 });
  });

  it.each([true, false])('tells whether it is kept: %s', async (kept) => {
    const persist = async () => kept;
    expect((await storageState({ persisted: persist })).persisted).toBe(kept);
    expect(await askForPersistence({ persist })).toBe(kept);
  });

  it('cannot be promised by a browser that has no such request', async () => {
    expect(await askForPersistence(undefined)).toBe(false);
    expect(await askForPersistence({})).toBe(false);
  });
});
