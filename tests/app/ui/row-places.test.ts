import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenPlaces, type RowPlaces, rowAt, rowsInSight, topToShow, unevenPlaces } from '@/app/ui/virtual/row-places';

const sizes = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 60 });
const places = fc.oneof(
  sizes.map((all) => unevenPlaces(all.length, (index) => all[index] ?? 0)),
  fc
    .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 90 }))
    .map(([count, size]) => evenPlaces(count, size)),
);
const sight = fc.record({ top: fc.integer({ min: -200, max: 6000 }), view: fc.integer({ min: 1, max: 900 }) });

const heightOf = ({ count, startOf }: RowPlaces): number => startOf(count);
const allRows = ({ count }: RowPlaces): readonly number[] => Array.from({ length: count }, (_, index) => index);

describe('places of rows', () => {
  it('follow one another without gaps', () => {
    expect([0, 1, 2, 3].map(evenPlaces(3, 7).startOf)).toEqual([0, 7, 14, 21]);
    fc.assert(
      fc.property(sizes, (all) => {
        const { startOf } = unevenPlaces(all.length, (index) => all[index] ?? 0);
        all.forEach((size, index) => {
          expect(startOf(index + 1) - startOf(index)).toBe(size);
        });
      }),
    );
  });

  it('tell which row lies at a height, the first or the last beyond the ends', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: -50, max: 6000 }), (rows, y) => {
        const at = Math.min(Math.max(y, 0), heightOf(rows) - 1);
        const found = rowAt(rows, y);
        expect(rows.startOf(found) <= at && at < rows.startOf(found + 1)).toBe(true);
      }),
    );
  });

  it('draw every row in sight, and no more than is asked for beyond the edges', () => {
    fc.assert(
      fc.property(places, sight, fc.integer({ min: 0, max: 12 }), (rows, seen, overscan) => {
        const drawn = rowsInSight(rows, seen, overscan);
        if (drawn === null) throw new Error('Some row is always drawn.');
        const inSight = allRows(rows).filter(
          (index) => rows.startOf(index + 1) > seen.top && rows.startOf(index) <= seen.top + seen.view,
        );
        for (const index of inSight) expect(index >= drawn.from && index <= drawn.to).toBe(true);
        // Beyond the ends the nearest row stands for what is in sight.
        const most = Math.max(inSight.length, 1) + 2 * overscan;
        expect(drawn.to - drawn.from + 1).toBeLessThanOrEqual(most);
        expect(drawn.from >= 0 && drawn.to < rows.count).toBe(true);
      }),
    );
  });

  it('draw nothing of an empty list, and nothing where nothing can be seen', () => {
    expect(rowsInSight(evenPlaces(0, 34), { top: 0, view: 300 }, 5)).toBeNull();
    expect(rowsInSight(evenPlaces(10, 34), { top: 0, view: 0 }, 5)).toBeNull();
  });

  it('show a whole row by the shortest way, and leave one that is seen alone', () => {
    fc.assert(
      fc.property(places, sight, fc.nat(), (rows, seen, any) => {
        const index = any % rows.count;
        const [start, end] = [rows.startOf(index), rows.startOf(index + 1)];
        const top = topToShow(rows, index, seen);
        const shown = top ?? seen.top;
        const fits = end - start <= seen.view;
        expect(start >= shown && (!fits || end <= shown + seen.view)).toBe(true);
        const wasShown = start >= seen.top && end <= seen.top + seen.view;
        if (wasShown) expect(top).toBeNull();
        else if (top !== null && fits) expect([start, end - seen.view]).toContain(top);
      }),
    );
  });
});
