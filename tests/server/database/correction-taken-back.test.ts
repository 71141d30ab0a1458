/** Migration 0089: what was corrected by what was taken back itself says so from then on, with versions that devices hear of. */
import { expect, it } from 'vitest';
import { migrate } from '../../../server/database/migrate';
import { withClient } from '../../../server/database/with-client';
import { emptyDatabase } from '../support/empty-database';
import { keptBefore, migratedTo } from './kept-before';

const { owner } = emptyDatabase();

const corrects = (number: string, named: string, total = '242.00') => ({
  ...{ number, total, names: [named], typeCode: '384' },
});
const takesBack = (number: string, named: string, total = '-242.00') => ({ number, total, names: [named] });

it('tells anew of corrections that were taken back whole and that nothing stands for, and leaves all others', async () => {
  await keptBefore(owner(), '0086-line-words-by-pages', [
    { number: 'A', total: '121.00' },
    corrects('A-C', 'A'),
    takesBack('A-N', 'A-C'),
    // In part.
    { number: 'B', total: '121.00' },
    corrects('B-C', 'B'),
    takesBack('B-N', 'B-C', '-21.00'),
    // Taken back, and corrected again by one that stands.
    { number: 'D', total: '121.00' },
    corrects('D-C', 'D'),
    takesBack('D-N', 'D-C'),
    corrects('D-D', 'D-C'),
    // By one that was taken back too.
    { number: 'E', total: '121.00' },
    corrects('E-C', 'E'),
    takesBack('E-N', 'E-C'),
    corrects('E-D', 'E-C'),
    takesBack('E-O', 'E-D'),
    // One of two.
    { number: 'F', total: '121.00' },
    corrects('F-C', 'F'),
    { ...corrects('F-D', 'F'), day: '2026-11-21' },
    takesBack('F-N', 'F-C'),
  ]);
  await migratedTo(owner(), '0088-corrected-by');
  const version = async () => {
    const { rows } = await withClient(owner(), (client) =>
      client.query<{ version: number }>('select version::integer from company'),
    );
    return rows[0]?.version ?? 0;
  };
  const before = await version();
  await migrate(owner());
  const { rows } = await withClient(owner(), (client) =>
    client.query(
      `select row.version::integer, row.body, archive_item.item from replicated_row as row
       join archive_item on archive_item.id::text = row.id where row.version > $1 order by archive_item.number`,
      [before],
    ),
  );
  expect(rows.map(({ body }) => body)).toEqual(rows.map(({ item }) => item));
  const told = rows.map(({ body }) => [
    body.number,
    ...body.correctedBy.map((one: { number: string; reversed?: boolean }) => [one.number, one.reversed]),
  ]);
  expect(told).toEqual([
    ['A', ['A-C', true]],
    ['E', ['E-C', true]],
    ['E-C', ['E-D', true]],
    ['F', ['F-C', true], ['F-D', undefined]],
  ]);
  expect(rows.map((row) => row.version).sort()).toEqual([1, 2, 3, 4].map((one) => before + one));
  expect(await version()).toBe(before + rows.length);
});
