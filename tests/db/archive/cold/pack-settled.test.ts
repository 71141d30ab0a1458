/** Rows of before blocks, as version 4 wrote them, go into blocks while the archive is used. */
import Dexie from 'dexie';
import { describe, expect, it, vi } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { archivePage } from '@/db/archive/archive-queries';
import { documentRows } from '@/db/archive/archive-rows';
import { coldRowsById } from '@/db/archive/cold/cold-rows';
import { packSettled } from '@/db/archive/cold/pack-settled';
import { putArchiveRow } from '@/db/archive/put-archive-row';
import { version } from '../../support/samples';
import { expectSoundStore } from '../../support/store-invariants';
import { COMPANY, OTHER_COMPANY, openTestDatabase, testProfile } from '../../support/test-database';
import { coldId, coldItem, twoStores } from '../../support/two-stores';
import { VERSION_4_NUMBER, VERSION_4_STORES } from '../../upgrade/version-4';
import { writeEarlierStore } from '../../upgrade/write-earlier-store';

const ITEMS: readonly ArchiveItem[] = Array.from({ length: 1_260 }, (_, place) =>
  coldItem(place, place % 10 === 0 ? { state: 'rejected' } : {}),
);
const goesOn = () => Promise.resolve(true);

/** A database of version 4 that holds the rows, opened by this version. */
async function upgraded() {
  const { rows } = await twoStores(ITEMS);
  const profile = testProfile();
  const stores = Object.keys(VERSION_4_STORES);
  const kept = await Promise.all(stores.map(async (name) => [name, await rows.table(name).toArray()] as const));
  const store = { number: VERSION_4_NUMBER, stores: VERSION_4_STORES, rows: Object.fromEntries(kept) };
  await writeEarlierStore(profile.indexedDB, 'condica:test:1', store);
  return { db: openTestDatabase(profile), rows };
}

const list = async (db: Parameters<typeof archivePage>[0]) =>
  (await archivePage(db, COMPANY, { direction: 'out', limit: 2_000 })).rows;

describe('settled rows', () => {
  it('go into full blocks and are read as before; the others stay', async () => {
    const { db, rows } = await upgraded();
    expect(await list(db)).toEqual(await list(rows));
    expect(await packSettled(db, COMPANY, goesOn)).toBe(1_000);
    expect(await db.coldHeader.count()).toBe(2);
    expect(await db.archive.count()).toBe(260);
    expect(await list(db)).toEqual(await list(rows));
    await expectSoundStore(db);
    expect(await packSettled(db, COMPANY, goesOn)).toBe(0);
    expect(await packSettled(db, OTHER_COMPANY, goesOn)).toBe(0);
  });

  it('that change while they are packed stay rows', async () => {
    const { db } = await upgraded();
    let asked = 0;
    const changing = async () => {
      asked += 1;
      // Read for the first block by now, packed for none.
      const row = await db.archive.get(coldId(1));
      if (asked > 1 || row === undefined) return true;
      const changed = { ...row, base: coldItem(1, { zipBytes: 77 }), version: version(row.version + 5_000) };
      await db.transaction('rw', db.tables, async () => putArchiveRow(db, changed));
      return true;
    };
    expect(await packSettled(db, COMPANY, changing)).toBe(999);
    expect((await db.archive.get(coldId(1)))?.base?.zipBytes).toBe(77);
    await expectSoundStore(db);
  });

  it('are found by whoever has read what the blocks hold before, and the rows after they were packed', async () => {
    const { db, rows } = await upgraded();
    const ids = ITEMS.slice(0, 40).map(({ id }) => id);
    const read = db.archive.bulkGet.bind(db.archive);
    vi.spyOn(db.archive, 'bulkGet').mockImplementationOnce((keys) =>
      Dexie.Promise.resolve(packSettled(db, COMPANY, goesOn)).then(() => read(keys)),
    );
    expect(await documentRows(db, ids)).toEqual(await documentRows(rows, ids));
    expect(await db.archive.count()).toBe(260);
  });

  it('are looked for in no block where none is asked for: a transaction need not hold them', async () => {
    const { db } = await upgraded();
    expect(await db.transaction('rw', db.archive, () => coldRowsById(db, []))).toEqual(new Map());
  });

  it('stay where the packing is called off', async () => {
    const { db } = await upgraded();
    expect(await packSettled(db, COMPANY, () => Promise.resolve(false))).toBe(0);
    expect(await db.coldHeader.count()).toBe(0);
  });
});
