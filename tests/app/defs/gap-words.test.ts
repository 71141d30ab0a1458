import { describe, expect, it } from 'vitest';
import type { Lease } from '@/api/entities/serial';
import { gapWords, reservedWords } from '@/app/defs/serial/gap-words';
import type { LeaseView } from '@/db/numbers/lease-queries';
import { withBase } from '@/db/numbers/stored-lease';
import { newLease } from '@/domain/numbering/lease';
import { formatNumber } from '@/domain/numbering/series';
import { lease, SERIAL, version } from '../../db/support/samples';
import { COMPANY } from '../../db/support/test-database';

function view(part: Partial<Lease>, mine: boolean): LeaseView {
  const base = lease(part);
  const numbers = withBase(base, newLease(base.from, base.to));
  return { lease: { id: base.id, companyId: COMPANY, version: version(2), base, numbers, taken: [] }, free: 0, mine };
}

/** A device whose next number is `next`, beside what other devices hold. */
function row(next: number, leases: readonly LeaseView[], firstNumber = 1) {
  const serial = { ...SERIAL, firstNumber };
  const text = formatNumber(serial, next);
  return { serial, preview: { kind: 'number', leaseId: SERIAL.id, number: next, text } as const, leases };
}

describe('why a series goes on from where it does', () => {
  it('names the numbers that other devices hold before the next one', () => {
    const held = view({ from: 151, to: 200, usedTo: 150 }, false);
    expect(reservedWords(row(201, [held]))).toBe(
      'FCT-0151–FCT-0200 sunt rezervate dispozitivului „Chrome pe Linux”. Nu lipsește nimic din serie.',
    );
    expect(reservedWords(row(201, [{ ...held, mine: true }]))).toBeUndefined();
    expect(
      reservedWords(row(201, [view({ from: 151, to: 200, usedTo: 150, state: 'closed' }, false)])),
    ).toBeUndefined();
  });

  it('says which first number was written for the series', () => {
    expect(gapWords(row(416, [], 416))).toEqual([
      'Seria începe de la FCT-0416, primul număr scris la adăugarea ei. Cele dinainte nu se dau aici.',
    ]);
    expect(gapWords(row(1, []))).toEqual([]);
  });

  it('says nothing where no number can be taken', () => {
    expect(reservedWords({ ...row(1, []), preview: { kind: 'used-up' } })).toBeUndefined();
  });
});
