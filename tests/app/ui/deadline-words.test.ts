import { describe, expect, it } from 'vitest';
import { deadlineWords } from '@/app/ui/states/deadline-words';

describe('the words of the deadline clock', () => {
  // Friday 20 November 2026; five working days end on Friday 27.
  it.each([
    ['2026-11-20', 'emisă azi, până la 27.11.2026'],
    ['2026-11-19', 'până la 27.11.2026'],
    ['2026-11-23', 'ziua 1 din 5 · 27.11.2026'],
    ['2026-11-27', 'ziua 5 din 5 · 27.11.2026'],
    ['2026-11-28', 'termen depășit · 27.11.2026'],
  ])('on %s are %s', (today, words) => {
    expect(deadlineWords('2026-11-20', today)).toBe(words);
  });

  it('count no day before the first working one', () => {
    expect(deadlineWords('2026-11-20', '2026-11-21')).toBe('până la 27.11.2026');
  });
});
