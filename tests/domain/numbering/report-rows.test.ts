import { describe, expect, it } from 'vitest';
import { newLease } from '../../../src/domain/numbering/lease';
import { numberRuns } from '../../../src/domain/numbering/number-runs';
import { numbersReport, type ReportedLease } from '../../../src/domain/numbering/numbers-report';

const lease = (from: number, to: number, takenTo: number, more: Partial<ReportedLease> = {}): ReportedLease => ({
  ...newLease(from, to),
  takenTo,
  id: 'l',
  deviceName: 'Telefon',
  grantedTo: to,
  endReason: '',
  endedOn: '',
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
      { from: 4, to: 4, use: { kind: 'given-back', deviceName: 'Telefon', lease: 'l' } },
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

  // Before: two browsers named alike were one row, though each has a decision of its own for its interval.
  it('keeps two devices of the same name apart', () => {
    const rows = numbersReport(1, [], [lease(1, 3, 0), lease(4, 6, 3, { id: 'm' })]);
    expect(rows.map(({ from, to }) => [from, to])).toEqual([
      [1, 3],
      [4, 6],
    ]);
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

  // Before: numbers of a closed interval stood as gaps though a person had said why.
  it('explains by the end of its interval what is on no invoice, unless another device has it since', () => {
    const why = { endReason: 'telefon pierdut', endedOn: '2026-11-05' };
    const closed = lease(1, 5, 2, { state: 'closed', ...why });
    const returned = lease(6, 7, 7, { id: 'm', state: 'returned', grantedTo: 12, ...why, deviceName: 'Laptop' });
    const after = lease(8, 9, 7, { id: 'n', deviceName: 'Tabletă' });
    const invoices = [1, 6, 7, 12].map((number) => ({ number, date: '2026-11-01', id: `i${number}` }));
    const ended = { kind: 'ended', reason: 'telefon pierdut', on: '2026-11-05' };
    expect(numbersReport(1, invoices, [after, returned, closed]).slice(1)).toEqual([
      { from: 2, to: 5, use: { ...ended, deviceName: 'Telefon' } },
      { from: 6, to: 6, use: { kind: 'invoice', id: 'i6', date: '2026-11-01' } },
      { from: 7, to: 7, use: { kind: 'invoice', id: 'i7', date: '2026-11-01' } },
      { from: 8, to: 9, use: { kind: 'reserved', deviceName: 'Tabletă' } },
      { from: 10, to: 11, use: { ...ended, deviceName: 'Laptop' } },
      { from: 12, to: 12, use: { kind: 'invoice', id: 'i12', date: '2026-11-01' } },
    ]);
  });

  // Before: every number between was walked, and so many invoices did not fit in the arguments of one call.
  it('of very many invoices, and of a number far away, is made without walking what lies between', () => {
    const many = Array.from({ length: 150_000 }, (_, at) => ({ number: at + 1, date: '2026-11-01', id: 'a' }));
    const rows = numbersReport(1, [...many, { number: 999_999_999, date: '2026-11-02', id: 'z' }], []);
    expect(numberRuns(rows)).toEqual([
      { from: 1, to: 150_000, use: { kind: 'invoices', id: 'a', first: '2026-11-01', last: '2026-11-01' } },
      { from: 150_001, to: 999_999_998, use: { kind: 'gap' } },
      {
        from: 999_999_999,
        to: 999_999_999,
        use: { kind: 'invoices', id: 'z', first: '2026-11-02', last: '2026-11-02' },
      },
    ]);
  });
});
