import { expect, it } from 'vitest';
import { newestKept } from '../../../server/session/newest-kept';

it('keeps no more than it may, and lets the one put first go', () => {
  const kept = newestKept<number>(2);
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const)
    kept.put(key, value);
  expect(['a', 'b', 'c'].map((key) => kept.get(key))).toEqual([3, undefined, 4]);
  kept.delete('a');
  kept.put('d', 5);
  expect(['a', 'c', 'd'].map((key) => kept.get(key))).toEqual([undefined, 4, 5]);
});
