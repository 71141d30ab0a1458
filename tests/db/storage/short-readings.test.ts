/** What is only read gives its stores free with the answer. */
import { IDBTransaction } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { archiveByIds } from '@/db/archive/archive-queries';
import type { CondicaDatabase } from '@/db/condica-database';
import { readTogether } from '@/db/storage/read-together';
import { companyOf } from '../support/company-sample';
import { COMPANY, openTestDatabase } from '../support/test-database';

/** The mode and stores of each transaction that was ended by who asked. */
async function endedIn(db: CondicaDatabase, work: () => Promise<unknown>): Promise<readonly string[]> {
  await db.open();
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  try {
    await work();
    return (commit.mock.contexts as readonly globalThis.IDBTransaction[]).map(
      ({ mode, objectStoreNames }) => `${mode} ${[...objectStoreNames].join(' ')}`,
    );
  } finally {
    commit.mockRestore();
  }
}

describe('a reading', () => {
  it('ends with its answer: one row, many, a range, a count', async () => {
    const db = openTestDatabase();
    const ended = await endedIn(db, async () => {
      await db.kv.get('a');
      await db.kv.bulkGet(['a', 'b']);
      await db.outbox.where('state').equals('queued').toArray();
      await db.outbox.orderBy('state').count();
    });
    expect(ended).toEqual(['readonly kv', 'readonly kv', 'readonly outbox', 'readonly outbox']);
  });

  it('within a transaction leaves its end to that', async () => {
    const db = openTestDatabase();
    const ended = await endedIn(db, () =>
      db.transaction('r', db.kv, db.outbox, async () => {
        await db.kv.get('a');
        await readTogether(db, [db.outbox], () => db.outbox.count());
        await db.kv.get('b');
      }),
    );
    expect(ended).toEqual([]);
  });

  it('of many documents asks twice, and ends by itself', async () => {
    const db = openTestDatabase();
    const ids = Array.from({ length: 20 }, (_, place) => `id-${place}`);
    const ended = await endedIn(db, () => archiveByIds(db, ids));
    expect(ended.filter((one) => one.includes('archive'))).toEqual([]);
  });
});

describe('readings together', () => {
  it('are of one transaction, which ends with their answers', async () => {
    const db = openTestDatabase();
    await db.company.put(companyOf(COMPANY));
    const ended = await endedIn(db, async () => {
      const [company, count] = await readTogether(db, [db.company, db.outbox], () =>
        Promise.all([db.company.get(COMPANY), db.outbox.count()]),
      );
      expect([company?.id, count]).toEqual([COMPANY, 0]);
    });
    expect(ended).toEqual(['readonly company outbox']);
  });
});
