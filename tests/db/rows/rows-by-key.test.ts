import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addPartner, listPartners } from '@/db/collections/partner';
import { rowsByKey } from '@/db/rows/rows-by-key';
import { changeTables } from '../support/changed-tables';
import { entityId, PARTNER } from '../support/samples';
import { COMPANY, OTHER_COMPANY, openTestDatabase, testContext } from '../support/test-database';

const idOf = (place: number) => entityId(`00000000-0000-4000-8000-${String(place).padStart(12, '0')}`);

async function withNames(names: readonly string[]) {
  const db = openTestDatabase();
  const context = testContext(db);
  await addPartner(context, PARTNER);
  const model = await db.partner.toCollection().first();
  if (model === undefined) throw new Error('There is no partner.');
  await db.partner.clear();
  const rows = names.map((sortKey, place) => ({ ...model, id: idOf(place), sortKey }));
  await db.partner.bulkAdd(rows);
  await db.partner.bulkAdd([{ ...model, id: idOf(999_999), companyId: OTHER_COMPANY, sortKey: 'a' }]);
  return { db, rows };
}

describe('rows in the order of their names', () => {
  it('are all there, once, whatever many bear one name, and as many as are wanted', async () => {
    const name = fc.constantFrom('a', 'ab', 'abc', 'b', 'ba', '');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(name, fc.integer({ min: 1, max: 700 })), { maxLength: 4 }),
        fc.constantFrom('', 'a', 'ab', 'x'),
        fc.integer({ min: 1, max: 1_500 }),
        async (groups, prefix, limit) => {
          const { db, rows } = await withNames(groups.flatMap(([text, many]) => Array<string>(many).fill(text)));
          const fits = ({ id }: { readonly id: string }) => !id.endsWith('3');
          const wanted = rows
            .filter((row) => row.sortKey.startsWith(prefix) && fits(row))
            .sort((one, other) => (one.sortKey < other.sortKey ? -1 : one.sortKey > other.sortKey ? 1 : 0))
            .map(({ id }) => id);
          const found = await rowsByKey(db.partner, COMPANY, { prefix, fits, limit });
          expect(found.map(({ id }) => id)).toEqual(wanted.slice(0, limit));
          db.close();
        },
      ),
      { numRuns: 12 },
    );
  });

  // Before: a turn of the page for each row.
  it('are searched without a cursor', async () => {
    const { db } = await withNames(Array.from({ length: 1_100 }, (_, place) => `firma ${place}`));
    let cursors = 0;
    changeTables(db, ({ name, openCursor }) => ({
      openCursor: (request) => {
        if (name === 'partner') cursors += 1;
        return openCursor(request);
      },
    }));
    db.close();
    await db.open();
    expect(await listPartners(db, COMPANY, { text: 'irma 10', limit: 8 })).toHaveLength(8);
    expect(cursors).toBe(0);
  });
});
