/** Intervals of numbers as the panel writes them. */
import { describe, expect, it } from 'vitest';
import { bareInterval, isShort, printedNumber, seriesName, wholeInterval } from '@/app/sync-panel/numbers/lease-words';
import type { ShownLease } from '@/app/sync-panel/numbers/use-company-numbers';
import { newLease } from '@/domain/numbering/lease';
import { lease, SERIAL, version } from '../../db/support/samples';
import { COMPANY } from '../../db/support/test-database';

const base = { ...lease(), from: 390, to: 439 };
const stored = { id: base.id, companyId: COMPANY, version: version(1), base, numbers: newLease(390, 439), taken: [] };
const SHOWN: ShownLease = { view: { lease: stored, free: 24, mine: true }, serial: SERIAL };

describe('an interval in the panel', () => {
  it('stands beside the letters of its series, and whole in a question about it', () => {
    expect(seriesName(SHOWN)).toBe('FCT');
    expect(bareInterval(SHOWN)).toBe('0390–0439');
    expect(wholeInterval(SHOWN)).toBe('FCT-0390 – FCT-0439');
    expect(printedNumber(SHOWN, 412)).toBe('FCT-0412');
  });

  it('is named by bare numbers while its series has not come', () => {
    expect([seriesName({ ...SHOWN, serial: undefined }), bareInterval({ ...SHOWN, serial: undefined })]).toEqual([
      '',
      '390–439',
    ]);
  });

  it('is short below a fifth', () => {
    expect([10, 9].map((free) => isShort({ ...SHOWN.view, free }))).toEqual([false, true]);
  });
});
