import fc from 'fast-check';
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
import { uit } from './arbitrary-declaration';

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

  it('has one pair of check digits, the sum of its characters: every other pair is refused', () => {
    fc.assert(
      fc.property(uit, (code) => {
        const sum = [...code.slice(0, 14)].reduce((total, sign) => total + sign.charCodeAt(0), 0);
        expect(code.slice(14)).toBe(String(sum % 100).padStart(2, '0'));
        for (let pair = 0; pair < 100; pair += 1) {
          const other = code.slice(0, 14) + String(pair).padStart(2, '0');
          expect([other, isUit(other), hasUitCheck(other)]).toEqual([other, other === code, other === code]);
        }
      }),
      { seed: 20230126, numRuns: 200 },
    );
  });

  it('with one sign changed for another is refused, and with two swapped is not: the sum is a plain one', () => {
    const signs = '0123456789ACDEFHJKLMNPQRTUVWXY';
    fc.assert(
      fc.property(uit, fc.nat(13), fc.constantFrom(...signs), (code, place, sign) => {
        const changed = code.slice(0, place) + sign + code.slice(place + 1);
        expect(isUit(changed)).toBe(sign === code[place]);
        const swapped = [...code.slice(0, 14)].reverse().join('') + code.slice(14);
        expect(isUit(swapped)).toBe(true);
      }),
      { seed: 20230126, numRuns: 500 },
    );
  });

  it('of a letter that the alphabet leaves out, in small letters or of another length is none', () => {
    fc.assert(
      fc.property(uit, fc.nat(13), fc.constantFrom(...'BGIOSZ'), (code, place, letter) => {
        const body = code.slice(0, place) + letter + code.slice(place + 1, 14);
        expect(isUit(body + (uitCheck(body) ?? ''))).toBe(false);
        for (const other of [code.slice(0, 15), `${code}0`, ` ${code}`, code.replace(/\d\d$/, 'AA')])
          expect([other, isUit(other)]).toEqual([other, false]);
        if (/[A-Z]/.test(code)) expect(isUit(code.toLowerCase())).toBe(false);
      }),
      { seed: 20230126, numRuns: 200 },
    );
  });
});
