/**
 * Draws of a long list the rows in sight. A library for it brought 9 kB to the first list (docs/decisions/0095).
 *
 * Invariants: a scrolled list is drawn anew before the browser paints it; the first row in sight stays where it is when rows above
 * it turn out to be higher or lower than they were taken for.
 */
import { type RefObject, useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RowPlaces, type RowRange, rowAt, rowsInSight, type Sight, topToShow } from './row-places';

/** A row that is drawn. */
export interface VirtualRow {
  readonly index: number;
  /** Px from the top of the first row. */
  readonly start: number;
}

interface VirtualRowsOptions {
  readonly places: RowPlaces;
  /** What scrolls. */
  readonly scroller: RefObject<HTMLElement | null> | HTMLElement | null;
  /** What holds the rows, where other things scroll above them. */
  readonly body?: RefObject<HTMLElement | null>;
  /** Rows drawn beyond the edges. */
  readonly overscan: number;
  /** Px at the scroller's top that a stuck head keeps from the rows. */
  readonly head?: number;
  /** A row that is drawn wherever it stands: the one with the keyboard. */
  readonly keep?: number;
}

export interface VirtualRows {
  readonly rows: readonly VirtualRow[];
  /** Px of all rows. */
  readonly height: number;
  /** Scrolls as little as shows the whole row. */
  readonly show: (index: number) => void;
}

export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  const { places, overscan } = options;
  const [, redraw] = useReducer((drawings: number) => drawings + 1, 0);
  const sight = useRef<Sight>({ top: 0, view: 0 });
  const range = rowsInSight(places, sight.current, overscan);
  const live = useRef({ ...options, range });
  const look = useCallback((draw: (redraw: () => void) => void): void => {
    sight.current = readSight(live.current);
    const { from, to } = rowsInSight(live.current.places, sight.current, live.current.overscan) ?? NONE;
    const drawn = live.current.range ?? NONE;
    if (from !== drawn.from || to !== drawn.to) draw(redraw);
  }, []);
  const [watch] = useState(() => scrollerWatch(look));
  useLayoutEffect(() => {
    const before = live.current.places;
    live.current = { ...options, range };
    watch.follow(scrollerOf(options));
    if (before !== places) keepInPlace(scrollerOf(options), before, places, sight.current);
  });
  useLayoutEffect(() => () => watch.follow(null), [watch]);
  const show = useCallback((index: number): void => {
    const top = topToShow(live.current.places, index, readSight(live.current));
    if (top !== null) scrollTo(live.current, top);
  }, []);
  return { rows: rowsOf(places, range, options.keep), height: places.startOf(places.count), show };
}

const NONE: RowRange = { from: 0, to: -1 };

function rowsOf(
  { count, startOf }: RowPlaces,
  range: RowRange | null,
  keep: number | undefined,
): readonly VirtualRow[] {
  const { from, to } = range ?? NONE;
  const indexes = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  if (keep !== undefined && keep >= 0 && keep < count) {
    if (keep < from) indexes.unshift(keep);
    else if (keep > to) indexes.push(keep);
  }
  return indexes.map((index) => ({ index, start: startOf(index) }));
}

type Where = Pick<VirtualRowsOptions, 'scroller' | 'body' | 'head'>;

function scrollerOf({ scroller }: Where): HTMLElement | null {
  return scroller !== null && 'current' in scroller ? scroller.current : scroller;
}

function readSight(where: Where): Sight {
  const scroller = scrollerOf(where);
  if (scroller === null) return { top: 0, view: 0 };
  return { top: scroller.scrollTop - bodyOffset(scroller, where), view: scroller.clientHeight - (where.head ?? 0) };
}

function scrollTo(where: Where, top: number): void {
  const scroller = scrollerOf(where);
  if (scroller !== null) scroller.scrollTop = top + bodyOffset(scroller, where);
}

/** Px of what scrolls above the rows. */
function bodyOffset(scroller: HTMLElement, { body }: Where): number {
  const rows = body?.current ?? null;
  if (rows === null) return 0;
  return rows.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
}

function keepInPlace(scroller: HTMLElement | null, before: RowPlaces, after: RowPlaces, { top }: Sight): void {
  if (scroller === null || before.count !== after.count || before.count === 0) return;
  const first = rowAt(before, top);
  const moved = after.startOf(first) - before.startOf(first);
  if (moved !== 0) scroller.scrollTop += moved;
}

/** Follows one element's scrolling and size at a time. */
function scrollerWatch(look: (draw: (redraw: () => void) => void) => void) {
  let followed: HTMLElement | null = null;
  // Where React drew a scrolled list in a turn of its own, the browser painted the gap first.
  const onScroll = (): void => look(flushSync);
  const sizes = new ResizeObserver(() => look((redraw) => redraw()));
  return {
    follow: (next: HTMLElement | null): void => {
      if (next === followed) return;
      followed?.removeEventListener('scroll', onScroll);
      sizes.disconnect();
      followed = next;
      if (next === null) return;
      next.addEventListener('scroll', onScroll, { passive: true });
      sizes.observe(next);
      look((redraw) => redraw());
    },
  };
}
