import { expect, it } from 'vitest';
import { draftKind, saveDraft } from '@/db/collections/draft';
import { listDrafts } from '@/db/collections/draft-queries';
import { sweepTombstones } from '@/db/replication/sweep-tombstones';
import { storedRow } from '@/db/rows/show-row';
import { draftOf, entityId, version } from '../support/samples';
import { COMPANY, OTHER_COMPANY, openTestDatabase, testContext } from '../support/test-database';

const id = (last: number) => entityId(`00000000-0000-4000-8000-0000000000${last}`);

// Before: of every draft issued by an earlier version a row stayed for ever, and each list of drafts read it.
it('takes the tombstones that the stream has passed, and nothing else', async () => {
  const db = openTestDatabase();
  const tombstone = (last: number, companyId: typeof COMPANY, at: number) =>
    storedRow(draftKind, { id: id(last), companyId, version: version(at), base: null, pending: [] });
  await db.syncState.put({
    companyId: COMPANY,
    cursor: version(13),
    head: version(13),
    pulledAt: '2026-03-02T09:00:00Z',
  });
  await db.draft.bulkPut([tombstone(11, COMPANY, 13), tombstone(12, COMPANY, 14), tombstone(13, OTHER_COMPANY, 1)]);
  await saveDraft(testContext(db), { id: id(14), content: draftOf(), seen: null });
  expect(await sweepTombstones(db)).toBe(1);
  expect((await db.draft.toCollection().primaryKeys()).sort()).toEqual([id(12), id(13), id(14)]);
  expect(await listDrafts(db, COMPANY)).toHaveLength(1);
});
