import { describe, expect, it } from 'vitest';
import { archiveById, archivePage } from '@/db/archive/archive-queries';
import { archiveTables, putArchiveRow } from '@/db/archive/put-archive-row';
import { COMPANY, openTestDatabase, type TestProfile, testProfile } from '../support/test-database';
import { VERSION_1_ARCHIVE } from './version-2';
import { PENDING_UNTIL_2 } from './version-3';

const [ACCEPTED] = VERSION_1_ARCHIVE;
const NAME = 'condica:test:1';

/** The archive's rows as they stand, or after `write`, without this version's code. */
function rawArchive(profile: TestProfile, write: readonly object[] = []): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const opened = profile.indexedDB.open(NAME);
    opened.onerror = () => reject(opened.error);
    opened.onsuccess = () => {
      const store = opened.result.transaction('archive', 'readwrite').objectStore('archive');
      for (const row of write) store.put(row);
      const all = store.getAll();
      all.onsuccess = () => resolve(all.result);
      opened.result.close();
    };
  });
}

/** A database of this version into which a tab of version 2, left open, has written its rows after the upgrade. */
async function withLateRows() {
  const profile = testProfile();
  const before = openTestDatabase(profile);
  await before.open();
  before.close();
  await rawArchive(
    profile,
    [ACCEPTED, PENDING_UNTIL_2].map((row) => ({ ...row })),
  );
  return { profile, db: openTestDatabase(profile) };
}

// Verifies: G12 (finding P2.6: a tab of version 2 has no guard). Before: a pending change of null stopped every list with it.
describe('rows that a tab of version 2 wrote into a later version', () => {
  it('are read with their list, whatever was waiting', async () => {
    const { db } = await withLateRows();
    const { rows } = await archivePage(db, COMPANY, { direction: 'out', limit: 10 });
    expect(rows.map(({ item }) => item.state).sort()).toEqual(['accepted', 'recorded']);
    expect((await archiveById(db, PENDING_UNTIL_2.id ?? ''))?.item).toEqual(PENDING_UNTIL_2.pending.item);
    expect((await db.archive.toArray()).map(({ pending }) => pending)).toEqual([
      [],
      [{ kind: 'upload', ...PENDING_UNTIL_2.pending }],
    ]);
  });

  it('are mended by their next write, with their unknown fields', async () => {
    const { profile, db } = await withLateRows();
    const stores = [...archiveTables(db)];
    await db.transaction('rw', stores, async () => {
      for (const row of await db.archive.toArray()) await putArchiveRow(db, row);
    });
    db.close();
    expect(await rawArchive(profile)).toMatchObject([
      { pending: [], viitor: 1 },
      { pending: [{ kind: 'upload', viitor: { a: 1 } }], viitor: 1 },
    ]);
  });
});
