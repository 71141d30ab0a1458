import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucharestClock } from '@/domain/calendar/bucharest-clock';

/** The zone itself, asked of each instant. */
const ZONE = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Bucharest',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const byTheZone = (instant: number): string => ZONE.format(instant).replace(' ', 'T');

const HOUR_MS = 3_600_000;
const years = { min: Date.UTC(1970, 0, 1), max: Date.UTC(2100, 0, 1) };

describe('a clock in Romania', () => {
  it.each([
    ['2026-07-01T21:30:05Z', '2026-07-02T00:30:05'],
    ['2026-12-31T22:00:00Z', '2027-01-01T00:00:00'],
    ['2026-03-29T00:59:59.999Z', '2026-03-29T02:59:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29T04:00:00'],
    ['2026-10-25T00:59:59Z', '2026-10-25T03:59:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25T03:00:00'],
  ])('at %s shows %s', (instant, shown) => {
    expect(bucharestClock(Date.parse(instant))).toBe(shown);
  });

  it('is the zone’s at any instant', () => {
    fc.assert(
      fc.property(fc.integer(years), (instant) => {
        expect(bucharestClock(instant)).toBe(byTheZone(instant));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the zone’s around each turn of the clocks', () => {
    const offset = (at: number): number => Date.parse(`${byTheZone(at)}Z`) - at;
    for (let at = years.min; at < years.max; at += 24 * HOUR_MS) {
      if (offset(at) === offset(at + 24 * HOUR_MS)) continue;
      for (let hour = -1; hour <= 25; hour += 0.5)
        expect(bucharestClock(at + hour * HOUR_MS)).toBe(byTheZone(at + hour * HOUR_MS));
    }
  });
});
