/** Storage that ends or refuses: the command fails loudly, what was there stays, and later commands work. */
import { describe, expect, it } from 'vitest';
import { saveDraft } from '@/db/collections/draft';
import { draftById } from '@/db/collections/draft-queries';
import { failingWrites } from '../support/failing-writes';
import { draftOf, entityId } from '../support/samples';
import { openTestDatabase, testContext, testProfile } from '../support/test-database';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000aa');
const save = (db: ReturnType<typeof openTestDatabase>, notes: string, seen: string | null) =>
  saveDraft(testContext(db, { newId: () => crypto.randomUUID() }), {
    id: DRAFT,
    content: draftOf({ notes }),
    seen: seen === null ? null : draftOf({ notes: seen }),
  });

// Verifies: G1
describe('storage that fails', () => {
  it('for want of room keeps the last save and takes the next', async () => {
    const db = openTestDatabase();
    const storage = failingWrites(db);
    await save(db, 'unu', null);
    Object.assign(storage, { failAt: 2, count: 0 });
    await expect(save(db, 'doi', 'unu')).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect((await draftById(db, DRAFT))?.row.content.notes).toBe('unu');
    storage.failAt = 0;
    expect(await save(db, 'doi', 'unu')).toBe('saved');
    expect(await db.outbox.count()).toBe(1);
  });

  it('because the database was closed says so, and has everything when it is opened again', async () => {
    const profile = testProfile();
    const db = openTestDatabase(profile);
    await save(db, 'unu', null);
    db.close({ disableAutoOpen: true });
    await expect(save(db, 'doi', 'unu')).rejects.toMatchObject({ name: 'DatabaseClosedError' });
    const again = openTestDatabase(profile);
    expect((await draftById(again, DRAFT))?.row.content.notes).toBe('unu');
    expect(await again.outbox.count()).toBe(1);
  });

  it('lets an old page go when a newer app upgrades the database', async () => {
    const profile = testProfile();
    const db = openTestDatabase(profile);
    await save(db, 'unu', null);
    const upgraded = new Promise<void>((resolve, reject) => {
      const request = profile.indexedDB.open(db.name, 990);
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
    });
    // The older page's handle closes by itself; were it to hold on, this would never come.
    await upgraded;
    expect(db.isOpen()).toBe(false);
  });

  it('writes strictly: what is confirmed outlives a loss of power', async () => {
    const asked: unknown[] = [];
    const db = openTestDatabase();
    db.use({
      stack: 'dbcore',
      create: (core) => ({
        ...core,
        transaction: (tables, mode, options) => {
          if (mode === 'readwrite') asked.push(options?.durability);
          return core.transaction(tables, mode, options);
        },
      }),
    });
    await save(db, 'unu', null);
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked)).toEqual(new Set(['strict']));
  });
});
