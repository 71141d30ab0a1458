import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDateEntry } from '@/app/ui/fields/date-entry';
import { dayText, recentTimeText, secondsText } from '@/app/ui/words/date-words';
import { momentText } from '@/app/ui/words/moment-text';
import { bucharestDay } from '@/domain/calendar/bucharest-day';

const TODAY = '2026-11-26';

describe('a typed day', () => {
  it.each([
    ['26.11.2026', '2026-11-26'],
    ['5.3.2027', '2027-03-05'],
    ['26/11/26', '2026-11-26'],
    ['26-11-2026', '2026-11-26'],
    ['26112026', '2026-11-26'],
    ['261126', '2026-11-26'],
    ['2026-11-26', '2026-11-26'],
    ['11.12', '2026-12-11'],
    ['7', '2026-11-07'],
    ['azi', '2026-11-26'],
    ['Mâine', '2026-11-27'],
    ['ieri', '2026-11-25'],
    ['+15', '2026-12-11'],
    ['-1', '2026-11-25'],
    [' 29.02.2028 ', '2028-02-29'],
  ])('%s', (typed, day) => {
    expect(parseDateEntry(typed, TODAY)).toBe(day);
  });

  it.each(['31.11.2026', '29.02.2027', '0.1.2026', '1.13', 'poimâine', '12.2026.11', ''])('is not: %s', (typed) => {
    expect(parseDateEntry(typed, TODAY)).toBeNull();
  });

  it('counts days from the base', () => {
    expect(parseDateEntry('+30', TODAY, '2026-12-01')).toBe('2026-12-31');
  });

  it('reads back every day that it writes', () => {
    const days = fc.date({
      min: new Date('2000-01-01T12:00:00'),
      max: new Date('2099-12-31T12:00:00'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const day = bucharestDay(date.getTime());
        expect(parseDateEntry(dayText(day), TODAY)).toBe(day);
      }),
      { seed: 20_261_126 },
    );
  });
});

describe('dates in words', () => {
  it('shows the hour today and the day before', () => {
    const now = new Date('2026-11-26T09:00:00Z');
    expect(recentTimeText('2026-11-26T08:38:00Z', now)).toBe('10:38');
    expect(recentTimeText('2026-11-25T08:38:00Z', now)).toBe('25.11.2026');
    expect(recentTimeText('', now)).toBe('');
  });

  it('are of Romania’s clock wherever the device is, as what ANAF tells is', () => {
    const now = new Date('2026-11-25T22:30:00Z');
    expect(recentTimeText('2026-11-25T22:05:00Z', now)).toBe('00:05');
    expect(recentTimeText('2026-11-25T21:55:00Z', now)).toBe('25.11.2026');
    expect(momentText('2026-11-25T22:05:00Z', now)).toBe('astăzi, 00:05');
    expect(momentText('2025-12-31T22:05:00Z', now)).toBe('1 ianuarie, 00:05');
    expect(momentText('2025-12-31T21:55:00Z', now)).toBe('31 decembrie 2025, 23:55');
  });

  it('counts down in minutes and seconds', () => {
    expect(secondsText(94)).toBe('1:34');
    expect(secondsText(7.2)).toBe('0:08');
    expect(secondsText(-3)).toBe('0:00');
  });
});
