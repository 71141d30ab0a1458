/** A page of a pull asks by id only for those of its documents that stand here as rows: a request each took most of a first load. */
import { describe, expect, it } from 'vitest';
import { archiveByIds } from '@/db/archive/archive-queries';
import type { CondicaDatabase } from '@/db/condica-database';
import { changeTables, INNERMOST } from '../support/changed-tables';
import { openTestDatabase } from '../support/test-database';
import { coldId, coldItem, pullItems } from '../support/two-stores';

const items = (from: number, to: number, changes = {}) =>
  Array.from({ length: to - from }, (_, place) => coldItem(from + place, changes));

/** A database that notes which rows of the archive are asked for by id. */
function watched(): { readonly db: CondicaDatabase; readonly asked: unknown[] } {
  const db = openTestDatabase();
  const asked: unknown[] = [];
  const noting: Parameters<typeof changeTables>[1] = ({ name, getMany }) => ({
    getMany: (request) => {
      if (name === 'archive') asked.push(...request.keys);
      return getMany(request);
    },
  });
  changeTables(db, noting, INNERMOST);
  return { db, asked };
}

describe('a page of documents', () => {
  it('asks for none where all are new', async () => {
    const { db, asked } = watched();
    await pullItems(db, items(0, 500));
    await pullItems(db, items(500, 1000), 500);
    expect(asked).toEqual([]);
  });

  it('asks for those that stand as rows, and finds those in blocks', async () => {
    const { db, asked } = watched();
    await pullItems(db, items(0, 120));
    await pullItems(db, items(120, 123, { state: 'rejected' }), 120);
    asked.length = 0;
    await pullItems(db, items(60, 200, { zipBytes: 7 }), 123);
    expect(asked).toEqual([coldId(120), coldId(121), coldId(122)]);
    const views = await archiveByIds(db, [coldId(59), coldId(60), coldId(121), coldId(199)]);
    expect(views.map(({ item }) => item.zipBytes)).toEqual([0, 7, 7, 7]);
    expect(await db.archive.count()).toBe(0);
  });

  it('asks for each where more rows stand here than a list of them is worth', async () => {
    const { db, asked } = watched();
    await pullItems(db, items(0, 1300, { state: 'rejected' }));
    asked.length = 0;
    await pullItems(db, items(1200, 1320, { zipBytes: 7 }), 1300);
    expect(asked).toEqual(items(1200, 1320).map(({ id }) => id));
    expect(await db.archive.count()).toBe(1200);
  });
});
