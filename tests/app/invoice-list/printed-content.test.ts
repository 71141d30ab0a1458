/** What stands on the paper of a list, whatever the list in sight has been answered by then. */
import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { printedContent } from '@/app/invoices/list/printed-content';
import { applyPage } from '@/db/replication/apply-page';
import { acknowledgedItem } from '../../db/support/acknowledged-item';
import { entityId, version } from '../../db/support/samples';
import { COMPANY, openTestDatabase } from '../../db/support/test-database';

vi.mock('@/app/invoices/archive/archive-snapshot', () => {
  const totalsOf = (ids: readonly string[]) => [{ currency: 'RON', of: ids }];
  return { askWholeSnapshot: async (question: (api: unknown) => unknown) => question({ totalsOf }) };
});

const idOf = (place: number) => entityId(`00000000-0000-4000-8000-00000000000${place}`);
const [first, second, third, gone] = [idOf(1), idOf(2), idOf(3), idOf(4)];

async function printed(listed: readonly string[], ...chosen: readonly string[]) {
  const db = openTestDatabase();
  const rows = [first, second, third].map((id) => acknowledgedItem({ id, state: 'accepted' }));
  const changes = rows.map((row, at) => ({
    collection: 'archive',
    id: row.id,
    version: version(at + 1),
    row: { ...row },
  }));
  const page = { changes, version: version(3), head: version(3) };
  await applyPage(db, COMPANY, version(0), page, '2026-03-02T08:00:00.000Z');
  const { items, totals } = await printedContent(db, () => Promise.resolve(listed), new Set(chosen));
  return { rows: items.map(({ id }) => id), totals };
}

describe('a printed list', () => {
  // Before: the whole list bore the sums that were in sight at the press, of another question's rows, or none.
  it('has the sums of its own rows', async () => {
    const whole = await printed([third, first]);
    expect(whole).toEqual({ rows: [third, first], totals: [{ currency: 'RON', of: [third, first] }] });
  });

  it('adds up no row that is not on the paper', async () => {
    expect((await printed([gone, first])).totals).toEqual([{ currency: 'RON', of: [first] }]);
  });

  it('has the chosen rows alone, as the list has them', async () => {
    const chosen = await printed([third, second, first], first, third);
    expect(chosen).toEqual({ rows: [third, first], totals: [{ currency: 'RON', of: [third, first] }] });
  });
});
