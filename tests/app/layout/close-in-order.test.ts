import { describe, expect, it } from 'vitest';
import { closeInOrder } from '@/app/layout/close-in-order';
import { addPartner } from '@/db/collections/partner';
import { PARTNER } from '../../db/support/samples';
import { openTestDatabase, testContext, testProfile } from '../../db/support/test-database';

describe('a database that is left', () => {
  // Before: it was closed first, and what a page writes on leaving was lost.
  it('takes what its pages write in the same step, then closes', async () => {
    const profile = testProfile();
    const db = openTestDatabase(profile);
    await db.open();
    const closed = closeInOrder(db, new Set());
    const written = addPartner(testContext(db), PARTNER);
    await expect(written).resolves.toMatchObject({ kind: 'added' });
    await closed;
    expect(db.isOpen()).toBe(false);
    expect(await openTestDatabase(profile).partner.count()).toBe(1);
  });

  it('waits for the work that was named meanwhile, also where it fails', async () => {
    const db = openTestDatabase();
    await db.open();
    const works = new Set<Promise<unknown>>();
    const closed = closeInOrder(db, works);
    let end: () => void = () => undefined;
    const pull = new Promise<void>((resolve) => {
      end = resolve;
    });
    const read = pull.then(() => db.partner.count());
    for (const work of [read, Promise.reject(new Error('the road broke'))]) works.add(work);
    await db.kv.count();
    expect(db.isOpen()).toBe(true);
    end();
    await closed;
    expect(await read).toBe(0);
    expect(db.isOpen()).toBe(false);
  });
});
