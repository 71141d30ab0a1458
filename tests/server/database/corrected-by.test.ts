/** Migration 0088: what was corrected before says so from then on, with versions that devices hear of. */
import { expect, it } from 'vitest';
import { migrate } from '../../../server/database/migrate';
import { withClient } from '../../../server/database/with-client';
import { emptyDatabase } from '../support/empty-database';
import { keptBefore } from './kept-before';

const { owner } = emptyDatabase();

it('tells the rows of invoices that were corrected anew, and leaves all others', async () => {
  await keptBefore(owner(), '0087-taken-back', [
    { number: 'A&B', total: '121.00', day: '2025-11-20' },
    // The same number in an earlier year.
    { number: 'A&B', total: '60.50', day: '2024-11-20' },
    { number: 'C-1', total: '242.00', names: ['A&amp;B'], partner: '13548146', typeCode: '384' },
    { number: 'D', total: '0.00' },
    { number: 'E', total: '121.00' },
    { number: 'C-3', total: '121.00', names: ['D', 'E'], typeCode: '384', day: '2026-11-22' },
    { number: 'C-2', total: '0.00', names: ['D'], typeCode: '384', day: '2026-11-21' },
    { number: 'F', total: '121.00' },
    { number: 'C-4', total: '121.00', names: ['F'], typeCode: '384', partner: 'RO4221306' },
    { number: 'S', total: '900.00', names: ['F'] },
    { number: 'C-5', total: '-21.00', names: ['F'], typeCode: '384' },
  ]);
  await migrate(owner());
  const { rows } = await withClient(owner(), (client) =>
    client.query(
      `select row.version::integer, row.body, archive_item.item from replicated_row as row
       join archive_item on archive_item.id::text = row.id where row.version > 11 order by archive_item.number`,
    ),
  );
  expect(rows.map(({ body }) => body)).toEqual(rows.map(({ item }) => item));
  expect(rows).toMatchObject([
    { body: { number: 'A&B', total: '121.00', correctedBy: [{ number: 'C-1', issueDate: '2026-11-20' }] } },
    {
      body: {
        number: 'D',
        correctedBy: [
          { number: 'C-2', issueDate: '2026-11-21' },
          { number: 'C-3', issueDate: '2026-11-22' },
        ],
      },
    },
    { body: { number: 'E', correctedBy: [{ number: 'C-3' }] } },
    { body: { number: 'F', correctedBy: [{ number: 'C-5' }] } },
  ]);
  expect(rows.map(({ version }) => version).sort()).toEqual([12, 13, 14, 15]);
  const head = await withClient(owner(), (client) => client.query('select version::integer from company'));
  expect(head.rows).toEqual([{ version: 15 }]);
  // An invoice that is accepted later finds what corrects it.
  const kept = await withClient(owner(), (client) =>
    client.query(
      `select archive_item.number as by, note_reference.number from note_reference
       join archive_item on id = note_id order by 1, 2`,
    ),
  );
  expect(kept.rows.map(({ by, number }) => `${by} ${number}`)).toEqual([
    ...['C-1 A&B', 'C-2 D', 'C-3 D', 'C-3 E', 'C-4 F', 'C-5 F'],
  ]);
});
