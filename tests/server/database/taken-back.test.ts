/** Migration 0087: what was taken back before says so from then on, with versions that devices hear of. */
import { expect, it } from 'vitest';
import { migrate } from '../../../server/database/migrate';
import { withClient } from '../../../server/database/with-client';
import { emptyDatabase } from '../support/empty-database';
import { keptBefore } from './kept-before';

const { owner } = emptyDatabase();

it('tells the rows of invoices that were taken back anew, and leaves all others', async () => {
  await keptBefore(owner(), '0086-line-words-by-pages', [
    { number: 'A&B', total: '121.00' },
    { number: 'N-1', total: '-121.00', names: ['A&amp;B'], partner: '13548146' },
    { number: 'C', total: '121.00' },
    { number: 'N-2', total: '-21.00', names: ['C'] },
    { number: 'D', total: '121.00' },
    { number: 'N-3', total: '-121.00', names: ['D'], partner: 'RO4221306' },
    { number: 'N-4', total: '-121.00', names: ['D', 'A&amp;B'] },
  ]);
  await migrate(owner());
  const { rows } = await withClient(owner(), (client) =>
    client.query(
      `select row.version::integer, row.body, archive_item.item from replicated_row as row
       join archive_item on archive_item.id::text = row.id where row.version > 7 order by archive_item.number`,
    ),
  );
  expect(rows.map(({ body }) => body)).toEqual(rows.map(({ item }) => item));
  expect(rows).toMatchObject([
    { body: { number: 'A&B', reversed: true, takenBack: [{ number: 'N-1', total: '-121.00' }] } },
    { body: { number: 'C', takenBack: [{ number: 'N-2', total: '-21.00' }] } },
  ]);
  expect(rows[1]?.body).not.toHaveProperty('reversed');
  expect(rows.map(({ version }) => version).sort()).toEqual([8, 9]);
  const head = await withClient(owner(), (client) => client.query('select version::integer from company'));
  expect(head.rows).toEqual([{ version: 9 }]);
  // Of several too: one of them may be accepted later.
  const kept = await withClient(owner(), (client) =>
    client.query(
      `select note_reference.number from note_reference join archive_item on id = note_id
       where archive_item.number = 'N-4' order by 1`,
    ),
  );
  expect(kept.rows).toEqual([{ number: 'A&B' }, { number: 'D' }]);
});
