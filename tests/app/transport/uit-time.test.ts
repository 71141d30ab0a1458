import { describe, expect, it } from 'vitest';
import { timeLeft, uitDaysOf, uitFours, uitText } from '@/app/transport/uit-time';

const at = (text: string): number => Date.parse(text);

describe('the code and its time', () => {
  it('is read in fours', () => {
    expect(uitFours('7K2P0C4X0W3DTQ34')).toEqual(['7K2P', '0C4X', '0W3D', 'TQ34']);
    expect(uitText('')).toBe('');
  });

  it('says days and hours, then hours and minutes, then minutes', () => {
    const until = at('2026-12-01T00:00:00+02:00');
    expect(timeLeft(until, at('2026-11-26T11:00:00+02:00'))).toBe('4 zile 13 ore');
    expect(timeLeft(until, at('2026-11-30T10:42:00+02:00'))).toBe('13 ore 18 min');
    expect(timeLeft(until, at('2026-11-30T23:42:00+02:00'))).toBe('18 min');
    expect(timeLeft(until, at('2026-11-30T23:59:50+02:00'))).toBe('1 min');
    expect(timeLeft(until, until)).toBe('expirat');
  });

  it('counts the days of the code in Romania, whatever the hour elsewhere', () => {
    const window = { firstDay: '2026-11-26', lastDay: '2026-11-30' };
    const days = uitDaysOf(window, at('2026-11-27T23:30:00Z'));
    expect(days.map(({ day }) => day)).toEqual(['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30']);
    expect(days.map((one) => one.at)).toEqual(['spent', 'spent', 'now', 'left', 'left']);
  });
});
