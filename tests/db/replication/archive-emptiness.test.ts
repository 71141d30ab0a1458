import { expect, it } from 'vitest';
import { applyChanges } from '@/db/replication/apply-changes';
import { archiveEmptiness } from '@/db/replication/archive-emptiness';
import { acknowledgedItem } from '../support/acknowledged-item';
import { version } from '../support/samples';
import { COMPANY, OTHER_COMPANY, openTestDatabase } from '../support/test-database';

const pulledAt = '2026-11-22T10:00:00Z';

it('an archive is empty only where nothing is to come, and of its direction alone', async () => {
  const db = openTestDatabase();
  const states = async () => [await archiveEmptiness(db, COMPANY, 'out'), await archiveEmptiness(db, COMPANY, 'in')];
  expect(await states()).toEqual(['coming', 'coming']);
  await db.syncState.put({ companyId: COMPANY, cursor: version(4), head: version(9), pulledAt });
  expect(await states()).toEqual(['coming', 'coming']);
  await db.syncState.put({ companyId: COMPANY, cursor: version(9), head: version(9), pulledAt });
  expect(await states()).toEqual(['empty', 'empty']);
  const row = acknowledgedItem({ direction: 'out' });
  const change = { collection: 'archive', id: row.id, version: version(9), row } as const;
  await db.transaction('rw', db.tables, async () => applyChanges(db, COMPANY, [change]));
  expect(await states()).toEqual(['not-empty', 'empty']);
  expect(await archiveEmptiness(db, OTHER_COMPANY, 'out')).toBe('coming');
});
