/** Places of rows that are as high as what they hold: an estimate until a row is drawn, then what was measured. */
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { type RowPlaces, unevenPlaces } from './row-places';

export interface MeasuredPlaces {
  readonly places: RowPlaces;
  /** The `ref` of each drawn row, which names itself by `data-index`. */
  readonly measure: (row: HTMLElement | null) => (() => void) | undefined;
}

/** `estimate`: px of a row that was not drawn yet. */
export function useMeasuredPlaces(count: number, estimate: (index: number) => number): MeasuredPlaces {
  const guess = useRef(estimate);
  guess.current = estimate;
  const sizes = useRef(new Map<number, number>());
  const [measured, remeasure] = useReducer((times: number) => times + 1, 0);
  const sizeOf = useCallback((index: number) => sizes.current.get(index) ?? guess.current(index), []);
  const [note] = useState(() => (row: HTMLElement): void => {
    const index = Number(row.dataset.index);
    const size = row.getBoundingClientRect().height;
    // A row of a list that is not shown has no height.
    if (size === 0 || size === sizeOf(index)) return;
    sizes.current.set(index, size);
    remeasure();
  });
  const [observer] = useState(
    () =>
      new ResizeObserver((entries) => {
        for (const { target } of entries) if (target instanceof HTMLElement) note(target);
      }),
  );
  useEffect(() => () => observer.disconnect(), [observer]);
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (row === null) return;
      note(row);
      observer.observe(row);
      return () => observer.unobserve(row);
    },
    [note, observer],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes stand in the map, of which `measured` is the edition.
  const places = useMemo(() => unevenPlaces(count, sizeOf), [count, sizeOf, measured]);
  return { places, measure };
}
