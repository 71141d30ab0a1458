/** A connection that the browser closes under the app (its storage was cleared, its process died): used again by itself. */
import { forceCloseDatabase, IDBDatabase } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { addPartner, partnerById } from '@/db/collections/partner';
import type { CondicaDatabase } from '@/db/condica-database';
import { repeatLostWork } from '@/db/versions/repeat-lost-work';
import { PARTNER } from './support/samples';
import { openTestDatabase, testContext } from './support/test-database';

/** As the synchronisation of a tab has it. */
function openDatabase(): CondicaDatabase {
  const db = openTestDatabase();
  repeatLostWork(db);
  return db;
}

/** What is under way on the fake's connections. */
const begun = new Set<IDBTransaction>();
const begin = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (this: InstanceType<typeof IDBDatabase>, ...args) {
  const transaction = begin.apply(this, args);
  begun.add(transaction);
  return transaction;
};

/**
 * Closes it as a browser does (Indexed Database API 3.0, closing with the forced flag): what is under way is aborted, then the
 * connection is told. The fake one by itself only waits for it.
 */
function losable(db: CondicaDatabase): () => void {
  return () => {
    for (const transaction of begun) {
      try {
        transaction.abort();
      } catch {
        // It had ended.
      }
    }
    begun.clear();
    // The handle is the fake's own; its type is the browser's.
    forceCloseDatabase(db.backendDB() as never);
  };
}

describe('a lost connection', () => {
  it('is opened again by the next command', async () => {
    const db = openDatabase();
    const lose = losable(db);
    const context = testContext(db);
    await addPartner(context, PARTNER);
    lose();
    const added = await addPartner(context, { ...PARTNER, name: 'După' });
    expect(added.kind).toBe('added');
    expect(await db.outbox.count()).toBe(2);
  });

  it('has the command that it cut short done once, from its beginning', async () => {
    const db = openDatabase();
    const lose = losable(db);
    const context = testContext(db);
    await db.open();
    let lost = false;
    db.outbox.hook('creating', () => {
      if (!lost) queueMicrotask(lose);
      lost = true;
    });
    const added = await addPartner(context, PARTNER);
    expect(lost).toBe(true);
    expect(await db.outbox.count()).toBe(1);
    expect(added.kind === 'added' && (await partnerById(db, added.id))?.row.name).toBe(PARTNER.name);
  });

  it('has a reading that it cut short done again', async () => {
    const db = openDatabase();
    const lose = losable(db);
    await addPartner(testContext(db), PARTNER);
    let times = 0;
    const read = db.transaction('r', db.partner, async () => {
      const first = await db.partner.count();
      times += 1;
      if (times === 1) queueMicrotask(lose);
      return first + (await db.partner.count());
    });
    expect(await read).toBe(2);
    expect(times).toBe(2);
  });

  it('that is lost each time ends in the error', async () => {
    const db = openDatabase();
    const lose = losable(db);
    await db.open();
    db.outbox.hook('creating', () => queueMicrotask(lose));
    await expect(addPartner(testContext(db), PARTNER)).rejects.toThrow();
  });

  it('is left closed where the app closed it', async () => {
    const db = openDatabase();
    await db.open();
    db.close();
    await expect(addPartner(testContext(db), PARTNER)).rejects.toThrow();
  });

  it('repeats nothing that failed by itself', async () => {
    const db = openDatabase();
    let times = 0;
    const work = db.transaction('rw', db.partner, async () => {
      times += 1;
      await db.partner.count();
      throw new Error('planted');
    });
    await expect(work).rejects.toThrow('planted');
    expect(times).toBe(1);
  });
});
