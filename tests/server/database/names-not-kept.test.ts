/** Migration 0088 over a database on which an earlier form of 0087 was run, which kept nothing of what documents name. */
import { expect, it } from 'vitest';
import { migrate } from '../../../server/database/migrate';
import { withClient } from '../../../server/database/with-client';
import { emptyDatabase } from '../support/empty-database';
import { keptBefore } from './kept-before';

const { owner } = emptyDatabase();

// Before: a database that the first days' 0087 had been run on could not be started any more.
it('keeps what is named also where an earlier form of 0087 was run', async () => {
  await keptBefore(owner(), '0087-taken-back', [
    { number: 'A', total: '121.00' },
    { number: 'S', total: '-121.00', names: ['A'] },
    { number: 'C', total: '121.00', names: ['A'], typeCode: '384' },
  ]);
  await withClient(owner(), (client) => client.query('drop table note_reference'));
  await migrate(owner());
  const kept = await withClient(owner(), (client) =>
    client.query(
      `select archive_item.number as by, note_reference.number from note_reference
       join archive_item on id = note_id order by 1, 2`,
    ),
  );
  expect(kept.rows).toEqual([
    { by: 'C', number: 'A' },
    { by: 'S', number: 'A' },
  ]);
});
