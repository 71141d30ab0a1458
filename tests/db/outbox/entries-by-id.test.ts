import { describe, expect, it } from 'vitest';
import type { PartnerContent } from '@/api/entities/partner';
import { contentOf } from '@/db/collections/commands/content-rows';
import { partnerRows } from '@/db/collections/partner';
import type { CondicaDatabase } from '@/db/condica-database';
import { entriesById } from '@/db/outbox/entries-by-id';
import { entityId, PARTNER } from '../support/samples';
import { COMPANY, openTestDatabase, testContext } from '../support/test-database';

async function fill(db: CondicaDatabase, count: number): Promise<readonly string[]> {
  const contents = Array.from({ length: count }, (_none, place) => ({ ...PARTNER, name: `Partener ${place}` }));
  await partnerRows.addMany(testContext(db), contents);
  return (await db.outbox.toArray()).map(({ id }) => id);
}

const found = async (db: CondicaDatabase, ids: readonly string[]) =>
  (await entriesById(db, ids)).map(({ id }) => id).toSorted();

/** Counts the readings of the outbox from now on; before the database is opened. */
function countReadings(db: CondicaDatabase): { count: number } {
  const readings = { count: 0 };
  db.use({
    stack: 'dbcore',
    name: 'count readings',
    create: (down) => ({
      ...down,
      table: (name) => {
        const table = down.table(name);
        if (name !== 'outbox') return table;
        const counted =
          <Q, R>(read: (request: Q) => R) =>
          (request: Q) => {
            readings.count += 1;
            return read(request);
          };
        return {
          ...table,
          get: counted(table.get),
          query: counted(table.query),
          openCursor: counted(table.openCursor),
        };
      },
    }),
  });
  return readings;
}

describe('entries by their ids', () => {
  it('are found wherever they stand, and what has left is left out', async () => {
    const db = openTestDatabase();
    const ids = await fill(db, 40);
    const scattered = ids.filter((_id, place) => place % 7 === 3);
    await db.outbox
      .where('id')
      .equals(ids[10] ?? '')
      .delete();
    expect(await found(db, scattered)).toEqual(scattered.filter((id) => id !== ids[10]).toSorted());
    expect(await found(db, [])).toEqual([]);
    expect(await found(db, ['unknown', ids[3] ?? '', 'gone'])).toEqual([ids[3]]);
    expect(await found(db, ids.toReversed())).toEqual(ids.filter((id) => id !== ids[10]).toSorted());
  });

  // Before: a request an entry, 50,000 of them for the undo of an import.
  it('of one import are two requests, also when the first of them have left', async () => {
    const db = openTestDatabase();
    const readings = countReadings(db);
    const ids = await fill(db, 500);
    readings.count = 0;
    expect(await found(db, ids)).toHaveLength(500);
    expect(readings.count).toBe(2);
    await db.outbox.limit(100).delete();
    expect(await found(db, ids)).toHaveLength(400);
  });

  it('serve the removal of many rows: nothing of them is left', async () => {
    const db = openTestDatabase();
    await fill(db, 60);
    const views = await partnerRows.list(db, COMPANY);
    const removed = await partnerRows.removeMany(
      testContext(db),
      views.map(({ row }) => ({ id: entityId(row.id), seen: contentOf<PartnerContent>(row) })),
    );
    expect([removed.removed, await db.outbox.count(), await db.partner.count()]).toEqual([60, 0, 0]);
  });
});
