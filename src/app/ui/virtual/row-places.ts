/** Where the rows of a long list stand, so that only those in sight are drawn. Lengths in px, from the top of the first row. */
export interface RowPlaces {
  readonly count: number;
  /** Of the row at `index`, from 0 to `count`; that of `count` is the height of all rows. */
  readonly startOf: (index: number) => number;
}

/** What of the rows is in sight: from `top`, `view` px of them. */
export interface Sight {
  readonly top: number;
  readonly view: number;
}

/** The first and the last row that is drawn. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** All rows are as high as one. */
export function evenPlaces(count: number, size: number): RowPlaces {
  return { count, startOf: (index) => index * size };
}

/** Each row has its own height. */
export function unevenPlaces(count: number, sizeOf: (index: number) => number): RowPlaces {
  const starts = new Float64Array(count + 1);
  for (let index = 0; index < count; index += 1) starts[index + 1] = (starts[index] ?? 0) + sizeOf(index);
  return { count, startOf: (index) => starts[index] ?? 0 };
}

/** The row that lies at `y`; the first or the last one beyond the ends. `places` must not be empty. */
export function rowAt({ count, startOf }: RowPlaces, y: number): number {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (startOf(middle) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows in sight and `overscan` of them on either side; null where none can be seen. */
export function rowsInSight(places: RowPlaces, { top, view }: Sight, overscan: number): RowRange | null {
  if (places.count === 0 || view <= 0) return null;
  return {
    from: Math.max(0, rowAt(places, top) - overscan),
    to: Math.min(places.count - 1, rowAt(places, top + view) + overscan),
  };
}

/** How far the rows must stand for all of this one to be seen, by the shortest way; null where it is already. */
export function topToShow({ startOf }: RowPlaces, index: number, { top, view }: Sight): number | null {
  const [start, end] = [startOf(index), startOf(index + 1)];
  if (start < top || end - start > view) return start === top ? null : start;
  return end > top + view ? end - view : null;
}
