import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CalmTimer } from '@/workers/archive-search/calm-timer';
import { GatheredChanges } from '@/workers/archive-search/gathered-changes';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const keysOf = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `k${index}`);

it('one reading waits for its turn, and takes along what changes until then', () => {
  let asked = 0;
  const changes = new GatheredChanges(() => {
    asked += 1;
  });
  changes.add(['a'], false);
  changes.add(['b', 'a'], false);
  expect(asked).toBe(1);
  expect(changes.take()).toEqual(['a', 'b']);
  expect(changes.take()).toEqual([]);
  changes.add(['c'], false);
  expect(asked).toBe(2);
});

it.each([
  ['a page', ['a'], true],
  ['many at once', keysOf(100), false],
] as const)('%s is gathered for a second, unless something else is read', (_name, keys, isPage) => {
  let asked = 0;
  const changes = new GatheredChanges(() => {
    asked += 1;
  });
  changes.add(keys, isPage);
  vi.advanceTimersByTime(999);
  expect(asked).toBe(0);
  vi.advanceTimersByTime(1);
  expect(asked).toBe(1);
  expect(changes.take()).toEqual(keys);
  changes.add(keys, isPage);
  changes.add(['z'], false);
  expect(asked).toBe(2);
  expect(changes.take()).toEqual([...keys, 'z']);
  vi.advanceTimersByTime(5_000);
  expect(asked).toBe(2);
});

it('something is done once all has been calm for the time, and again after the next change', () => {
  let done = 0;
  const timer = new CalmTimer(2_000, () => {
    done += 1;
  });
  timer.happened();
  vi.advanceTimersByTime(1_500);
  timer.happened();
  vi.advanceTimersByTime(1_999);
  expect(done).toBe(0);
  vi.advanceTimersByTime(1);
  expect(done).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(done).toBe(1);
  timer.happened();
  vi.advanceTimersByTime(2_000);
  expect(done).toBe(2);
});
