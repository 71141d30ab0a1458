/** Promise 6: the server's word on a lease, over the numbers drawn here. */
import { describe, expect, it } from 'vitest';
import type { Lease } from '@/api/entities/serial';
import { applyChanges } from '@/db/replication/apply-changes';
import { applyPage } from '@/db/replication/apply-page';
import { drawNumber } from '@/domain/numbering/series-draw';
import { lease, version } from '../support/samples';
import { COMPANY, openTestDatabase } from '../support/test-database';

async function withTaken(count: number, date = '2026-03-02') {
  const db = openTestDatabase();
  const own = lease();
  const told = (at: number, row: Partial<Lease> | null) =>
    db.transaction('rw', db.tables, async () =>
      applyChanges(db, COMPANY, [
        { collection: 'lease', id: own.id, version: version(at), row: row === null ? null : { ...own, ...row } },
      ]),
    );
  await told(5, {});
  for (let drawn = 0; drawn < count; drawn += 1) {
    const stored = await db.lease.get(own.id);
    const next = stored && drawNumber([stored], date);
    if (next?.kind !== 'drawn') throw new Error('not taken');
    await db.lease.put(next.lease);
  }
  return { db, told, stored: () => db.lease.get(own.id) };
}

describe('a lease told by the server', () => {
  it('begins unused', async () => {
    const { stored } = await withTaken(0);
    expect(await stored()).toMatchObject({ version: 5, taken: [], numbers: { from: 1, to: 10, takenTo: 0 } });
  });

  it('keeps the numbers taken here', async () => {
    const { told, stored } = await withTaken(3);
    await told(6, { usedTo: 2, lastDate: '2026-03-01', to: 20 });
    expect(await stored()).toMatchObject({
      version: 6,
      taken: [{ number: 1 }, { number: 2 }, { number: 3 }],
      numbers: { takenTo: 3, lastDate: '2026-03-02', to: 20 },
    });
  });

  it('counts numbers as taken that the server saw used', async () => {
    const { told, stored } = await withTaken(1);
    await told(6, { usedTo: 4, lastDate: '2026-03-05', state: 'closed' });
    expect((await stored())?.numbers).toMatchObject({ takenTo: 4, lastDate: '2026-03-05', state: 'closed' });
  });

  it('is closed by the server also where nothing else is new', async () => {
    const { told, stored } = await withTaken(1);
    await told(6, { usedTo: 1, lastDate: '2026-03-02', state: 'closed' });
    expect((await stored())?.numbers).toMatchObject({ takenTo: 1, state: 'closed' });
  });

  it.each([4, 5])('at version %i changes nothing at version 5, and is no unknown row', async (at) => {
    const { db, told, stored } = await withTaken(2);
    const before = await stored();
    await told(at, { usedTo: 9, state: 'closed' });
    expect(await stored()).toEqual(before);
    expect(await db.unknownChange.count()).toBe(0);
  });

  it('that went is gone, and leaves no unknown row', async () => {
    const { db, told, stored } = await withTaken(1);
    await told(6, null);
    expect(await stored()).toBeUndefined();
    expect(await db.unknownChange.count()).toBe(0);
  });

  // Verifies: G12
  it('that this version cannot read is kept whole beside the leases', async () => {
    const { db, stored } = await withTaken(1);
    const before = await stored();
    const row = { ...lease(), state: 'shared' };
    const change = { collection: 'lease', id: row.id, version: version(6), row };
    const page = { changes: [change], version: version(6), head: version(6) };
    expect(await applyPage(db, COMPANY, version(0), page, '')).toBe('applied');
    expect(await stored()).toEqual(before);
    expect(await db.unknownChange.toArray()).toEqual([{ companyId: COMPANY, ...change }]);
  });
});
