/** What lists of issued invoices say of those that another program sent, kept as rows or in blocks. */
import { expect, it } from 'vitest';
import { elsewhereNote } from '@/app/invoices/list/row-note';
import { archivePage } from '@/db/archive/archive-queries';
import { ELSEWHERE_BIT, markBits } from '@/db/archive/mark-bits';
import { COMPANY } from '../../db/support/test-database';
import { coldItem, twoStores } from '../../db/support/two-stores';

const ITEMS = Array.from({ length: 120 }, (_, place) =>
  coldItem(place, place % 40 === 3 ? { sentElsewhere: true, serialId: '' } : {}),
);

it('is said of those alone, wherever they stand', async () => {
  const sent = ITEMS.filter(({ sentElsewhere }) => sentElsewhere === true).map(({ id }) => id);
  const { blocks, rows } = await twoStores(ITEMS);
  expect(await blocks.archive.count()).toBe(0);
  for (const db of [blocks, rows]) {
    const page = await archivePage(db, COMPANY, { direction: 'out', limit: 200 });
    const items = page.rows.map(({ item }) => item);
    const noted = items.filter((item) => elsewhereNote(item) === 'serie externă').map(({ id }) => id);
    expect([...noted].sort()).toEqual([...sent].sort());
    expect(items.filter((item) => elsewhereNote(item) !== undefined)).toHaveLength(sent.length);
    expect(items.filter((item) => (markBits(item) & ELSEWHERE_BIT) !== 0)).toHaveLength(sent.length);
  }
});
