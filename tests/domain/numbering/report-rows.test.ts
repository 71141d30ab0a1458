import { describe, expect, it } from 'vitest';
import { newLease } from '../../../src/domain/numbering/lease';
import { numbersReport, type ReportedLease } from '../../../src/domain/numbering/numbers-report';

const lease = (from: number, to: number, takenTo: number, more: Partial<ReportedLease> = {}): ReportedLease => ({
  ...newLease(from, to),
  takenTo,
  deviceName: 'Telefon',
  ...more,
});

describe('the numbers report', () => {
  it('of a series never used is empty', () => {
    expect(numbersReport(5, [], [])).toEqual([]);
  });

  it('says of a voided number why and when, of an invoice which, of a reserved one whose', () => {
    const phone = lease(3, 6, 4, {
      returned: [{ number: 4, notBefore: '', notAfter: '' }],
      voided: [{ number: 3, reason: 'dublură', on: '2026-11-02' }],
    });
    expect(numbersReport(1, [{ number: 1, date: '2026-11-01', id: 'a' }], [phone])).toEqual([
      { from: 1, to: 1, use: { kind: 'invoice', id: 'a', date: '2026-11-01' } },
      { from: 2, to: 2, use: { kind: 'gap' } },
      { from: 3, to: 3, use: { kind: 'voided', reason: 'dublură', on: '2026-11-02' } },
      { from: 4, to: 4, use: { kind: 'given-back', deviceName: 'Telefon' } },
      { from: 5, to: 6, use: { kind: 'reserved', deviceName: 'Telefon' } },
    ]);
  });

  it('keeps two devices apart though their numbers adjoin', () => {
    const rows = numbersReport(1, [], [lease(1, 3, 2), lease(4, 6, 4, { deviceName: 'Laptop' })]);
    expect(rows).toEqual([
      { from: 1, to: 2, use: { kind: 'in-use-elsewhere', deviceName: 'Telefon' } },
      { from: 3, to: 3, use: { kind: 'reserved', deviceName: 'Telefon' } },
      { from: 4, to: 4, use: { kind: 'in-use-elsewhere', deviceName: 'Laptop' } },
      { from: 5, to: 6, use: { kind: 'reserved', deviceName: 'Laptop' } },
    ]);
    expect(numbersReport(1, [], [lease(1, 2, 0), lease(3, 4, 2, { deviceName: 'Laptop' })])).toHaveLength(2);
  });

  // What an inspection looks for: a number that nobody can explain.
  it('shows what an ended lease left in the middle as a gap, and nothing after its last number', () => {
    const ended = lease(1, 5, 2, { state: 'closed' });
    expect(numbersReport(1, [{ number: 7, date: '2026-11-01', id: 'a' }], [ended])).toEqual([
      { from: 1, to: 2, use: { kind: 'in-use-elsewhere', deviceName: 'Telefon' } },
      { from: 3, to: 6, use: { kind: 'gap' } },
      { from: 7, to: 7, use: { kind: 'invoice', id: 'a', date: '2026-11-01' } },
    ]);
    expect(numbersReport(1, [], [ended]).at(-1)?.to).toBe(2);
  });

  it('believes an invoice rather than a void, and a void rather than a number given back', () => {
    const voided = { number: 1, reason: 'x', on: '2026-11-02' };
    const back = lease(1, 1, 1, { returned: [{ number: 1, notBefore: '', notAfter: '' }] });
    expect(numbersReport(1, [], [back], [voided])[0]?.use.kind).toBe('voided');
    expect(numbersReport(1, [{ number: 1, date: '', id: 'a' }], [back], [voided])[0]?.use.kind).toBe('invoice');
  });
});
