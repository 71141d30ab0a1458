import { describe, expect, it } from 'vitest';
import {
  firstDeclarationDay,
  lastUitDay,
  TRANSPORT_WINDOWS,
  transportPhase,
  windowOf,
} from '@/domain/transport/legal-windows';
import { OPERATIONS } from '@/domain/transport/operations';
import { hasUitCheck, isUit, uitCheck } from '@/domain/transport/uit';

describe('the days of a UIT', () => {
  it('are counted with the day of the start', () => {
    expect(lastUitDay('30', '2026-03-16')).toBe('2026-03-20');
    expect(lastUitDay('10', '2026-03-16')).toBe('2026-03-30');
    expect(lastUitDay('30', '2026-12-30')).toBe('2027-01-03');
  });

  it('are 15 for moves into the country that the law names, 5 for all others', () => {
    const long = OPERATIONS.filter(({ code }) => lastUitDay(code, '2026-03-01') === '2026-03-15').map(
      ({ code }) => code,
    );
    expect(long).toEqual(['10', '12', '14', '22', '24', '60']);
    expect(lastUitDay('70', '2026-03-01')).toBe('2026-03-05');
  });

  it('begin three days ahead and pass through four phases', () => {
    expect(firstDeclarationDay('2026-03-02')).toBe('2026-02-27');
    const phase = (today: string) => transportPhase('30', '2026-03-16', today);
    expect(['2026-03-12', '2026-03-13', '2026-03-15', '2026-03-16', '2026-03-20', '2026-03-21'].map(phase)).toEqual([
      ...['too-early', 'ahead', 'ahead', 'valid', 'valid', 'expired'],
    ]);
  });

  it('come from the row of the day of the start', () => {
    const [row] = TRANSPORT_WINDOWS;
    if (row === undefined) throw new Error('No row.');
    const later = { ...row, since: '2027-01-01', validity: 7 };
    expect(windowOf('2026-12-31', [row, later])).toBe(row);
    expect(windowOf('2027-01-01', [row, later])).toBe(later);
    expect(windowOf('2020-01-01', [row, later])).toBe(row);
  });
});

describe('a UIT', () => {
  // The ministry's own samples, listed in its rules file.
  it.each(['3V0P0L0P0T3JUW46', '4C0U0C0J0W3DDQ92', '5Y0Q0L0A0Y3AJA00'])('%s has its check digits', (uit) => {
    expect(isUit(uit)).toBe(true);
    expect(isUit(`${uit.slice(0, 15)}${(Number(uit[15]) + 1) % 10}`)).toBe(false);
  });

  it('is checked as the official rule does it: anywhere after 14 characters, by code points', () => {
    expect(hasUitCheck('3V0P0L0P0T3JUWxx46yy')).toBe(true);
    expect(hasUitCheck('3V0P0L0P0T3JUW')).toBe(false);
    expect(uitCheck('3V0P')).toBeUndefined();
    expect(uitCheck('😀'.repeat(14))).toBe('E6');
  });
});
