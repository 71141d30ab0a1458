import { describe, expect, it } from 'vitest';
import { statusStore } from '@/sync/engine/status-store';

describe('how the exchanges stand', () => {
  // Before: every reading of the counts gave another object, and the frame was drawn anew with every key of a draft.
  it('is the same object until something changes, and nobody is told of the same', () => {
    const store = statusStore();
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    store.set({ waiting: 1, connected: true });
    const first = store.getSnapshot();
    store.set({ waiting: 1 });
    store.set({ connected: true, rejected: 0 });
    expect([store.getSnapshot() === first, told]).toEqual([true, 1]);
    store.set({ waiting: 0 });
    expect([store.getSnapshot(), told]).toEqual([{ ...first, waiting: 0 }, 2]);
  });
});
