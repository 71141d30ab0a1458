import { describe, expect, it } from 'vitest';
import { numberCounts, ribbonOf } from '@/domain/numbering/number-counts';
import type { NumberRow } from '@/domain/numbering/numbers-report';

const ROWS: readonly NumberRow[] = [
  { from: 1, to: 1, use: { kind: 'invoice', id: 'a', date: '2026-11-01' } },
  { from: 2, to: 2, use: { kind: 'voided', reason: 'probă', on: '2026-11-01' } },
  { from: 3, to: 4, use: { kind: 'gap' } },
  { from: 5, to: 5, use: { kind: 'given-back', deviceName: 'A', lease: 'l' } },
  { from: 6, to: 7, use: { kind: 'ended', deviceName: 'A', reason: 'pierdut', on: '2026-11-02' } },
  { from: 8, to: 9, use: { kind: 'in-use-elsewhere', deviceName: 'B' } },
  { from: 10, to: 19, use: { kind: 'reserved', deviceName: 'B' } },
];

describe('the counts of a series', () => {
  it('have every number once', () => {
    expect(numberCounts(ROWS)).toEqual({ used: 3, reserved: 10, open: 2, returned: 3, voided: 1 });
    expect(numberCounts([])).toEqual({ used: 0, reserved: 0, open: 0, returned: 0, voided: 0 });
  });

  it('are the cells of the ribbon, from which one walks back', () => {
    const kinds = (cells: ReturnType<typeof ribbonOf>) => cells.map(({ number, kind }) => `${number} ${kind}`);
    expect(kinds(ribbonOf(ROWS, 4))).toEqual(['16 reserved', '17 reserved', '18 reserved', '19 reserved']);
    expect(kinds(ribbonOf(ROWS, 4, 14))).toEqual(['2 voided', '3 open', '4 open', '5 returned']);
    expect(ribbonOf(ROWS, 100).map(({ number }) => number)).toEqual(Array.from({ length: 19 }, (_none, at) => at + 1));
    expect(ribbonOf([], 10)).toEqual([]);
    // A run of a billion reserved numbers costs what is shown.
    const wide: NumberRow = { from: 1, to: 999_999_999, use: { kind: 'reserved', deviceName: 'A' } };
    expect(ribbonOf([wide], 3)).toHaveLength(3);
  });
});
