import { describe, expect, it } from 'vitest';
import { noFilters } from '@/app/invoices/list/list-filters';
import { dayRanges } from '@/app/invoices/list/month-range';
import { activeView, nameComplaint, readNamedViews, storedView } from '@/app/invoices/list/views/own-view';
import { renamedView, withoutView, withView } from '@/app/invoices/list/views/view-changes';
import { OUT_KIND } from '@/app/invoices/out/out-kind';
import { DEFAULT_LAYOUT } from '@/app/ui/table/table-layout';

const NO_FILTERS = noFilters(OUT_KIND);

const HOTELS = {
  id: 'a',
  name: 'Hoteluri',
  filters: { ...NO_FILTERS, partner: 'hotel' },
  layout: { ...DEFAULT_LAYOUT, hidden: ['taxId'] },
};
const WIDE = { ...HOTELS, id: 'b', name: 'Hoteluri, toate coloanele', layout: DEFAULT_LAYOUT };

describe('a named view', () => {
  it('is read as it was stored; what this version does not know stays out', () => {
    expect(readNamedViews([storedView(HOTELS), { ...storedView(WIDE), content: { filters: 'newer' } }])).toEqual([
      HOTELS,
    ]);
  });

  it('is shown while the filter and the order are its own, of two alike the one chosen', () => {
    const views = [HOTELS, WIDE];
    expect(activeView(views, HOTELS.filters, null)).toBe(HOTELS);
    expect(activeView(views, HOTELS.filters, 'b')).toBe(WIDE);
    expect(activeView(views, NO_FILTERS, 'b')).toBeUndefined();
    const sorted = { ...HOTELS.filters, sort: { by: 'total', direction: 'asc' } as const };
    expect(activeView(views, sorted, 'a')).toBeUndefined();
  });

  it('needs a name of its own', () => {
    expect(nameComplaint([HOTELS], ' ', null)).toBe('missing');
    expect(nameComplaint([HOTELS], ' Hoteluri ', null)).toBe('taken');
    expect(nameComplaint([HOTELS], 'Hoteluri', 'a')).toBeUndefined();
  });

  it('comes back to its place', () => {
    const [a, b] = [storedView(HOTELS), storedView(WIDE)];
    expect(withView(withoutView([a, b], 'a'), a, 0)).toEqual([a, b]);
    expect(withView([a], b)).toEqual([a, b]);
    expect(renamedView([a, b], 'b', 'Alta')[1]?.name).toBe('Alta');
  });

  it('of a month long past still asks for that month', () => {
    const chosen = (key: string) => dayRanges('2026-11-26', key).find((range) => range.key === key);
    expect(chosen('2024-02')).toEqual({ key: '2024-02', label: 'feb. 2024', from: '2024-02-01', to: '2024-02-29' });
    expect(chosen('2020')?.to).toBe('2020-12-31');
    expect(chosen('2024-13')).toBeUndefined();
    expect(dayRanges('2026-11-26', '2026-11')).toEqual(dayRanges('2026-11-26'));
  });
});
