/** Before React the columns are read by hand: as the table reads them, or not at all. */
import { describe, expect, it } from 'vitest';
import { keptLayout } from '@/app/invoices/out/early/kept-layout';
import { DEFAULT_LAYOUT } from '@/app/ui/table/table-layout';

const read = (stored: string | null) => keptLayout({ getItem: () => stored });

describe('the columns that a person has made', () => {
  it('are the list’s own where none are kept', () => expect(read(null)).toEqual(DEFAULT_LAYOUT));

  it('are what is kept, the rest the list’s own', () =>
    expect(read('{"widths":{"net":96},"later":true}')).toEqual({ ...DEFAULT_LAYOUT, widths: { net: 96 } }));

  it.each(['[]', 'null', '{', '{"widths":{"net":"96"}}', '{"hidden":"net"}', '{"order":[1]}'])(
    'are unknown where they are kept as %s',
    (stored) => expect(read(stored)).toBeNull(),
  );
});
