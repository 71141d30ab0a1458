/** What the internal decision on series says: which intervals stand in its annex at its date. */
import { describe, expect, it } from 'vitest';
import type { Lease } from '@/api/entities/serial';
import { decisionContent } from '@/app/defs/serial/register/decision-content';
import type { SerialRow } from '@/app/defs/serial/use-serials';
import { entityId, lease, SERIAL } from '../../db/support/samples';

const ID = '00000000-0000-4000-8000-0000000000d9';
const OTHER = { ...SERIAL, id: entityId('00000000-0000-4000-8000-0000000000a0'), prefix: 'ZZZ-' };

function row(serial: typeof SERIAL, ...leases: readonly Partial<Lease>[]): Pick<SerialRow, 'serial' | 'leases'> {
  const rows = leases.map((change) => ({ lease: { base: lease({ serialId: serial.id, ...change }) } }));
  // Of a row what the decision asks for.
  return { serial, leases: rows } as unknown as SerialRow;
}

const content = (rows: readonly Pick<SerialRow, 'serial' | 'leases'>[], date = '2026-03-02', allots = 'Ana Pop') =>
  decisionContent({ id: ID, date, allots, rows });

describe('the decision on series', () => {
  it('lists the intervals given up to its date, in the order of their numbers, series by series', () => {
    const made = content([
      row(
        SERIAL,
        { from: 101, to: 200, deviceName: 'B', grantedAt: '2026-03-02T09:00:00.000Z' },
        { from: 1, to: 100, deviceName: 'A', grantedAt: '2026-02-20T09:00:00.000Z' },
        { from: 201, to: 300, deviceName: 'C', grantedAt: '2026-03-04T09:00:00.000Z' },
      ),
      row(OTHER, { from: 1, to: 50, deviceName: 'A', grantedAt: '2026-03-01T09:00:00.000Z' }),
    ]);
    const listed = made?.intervals.map(({ serial, from, to, device, since }) => [serial, from, to, device, since]);
    expect(listed?.filter(([serial]) => serial === SERIAL.id)).toEqual([
      [SERIAL.id, 1, 100, 'A', '2026-02-20'],
      [SERIAL.id, 101, 200, 'B', '2026-03-02'],
    ]);
    expect(listed?.filter(([serial]) => serial === OTHER.id)).toEqual([[OTHER.id, 1, 50, 'A', '2026-03-01']]);
    expect(made?.series.map(({ id }) => id)).toEqual([SERIAL.id, OTHER.id]);
  });

  it('leaves out an interval that was given back without a number', () => {
    const given = { from: 51, to: 50, grantedAt: '2026-02-20T09:00:00.000Z' };
    expect(content([row(SERIAL, given)])?.intervals).toEqual([]);
  });

  it('is not made without who allots, without a date, or of no series', () => {
    expect(content([row(SERIAL)], '2026-03-02', '')).toBeNull();
    expect(content([row(SERIAL)], '')).toBeNull();
    expect(content([])).toBeNull();
  });
});
