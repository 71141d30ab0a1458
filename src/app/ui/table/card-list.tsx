import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';

interface CardListProps<Row> {
  readonly label: string;
  readonly count: number;
  /** Nothing is known yet of what there is. */
  readonly reading?: boolean;
  readonly rowAt: (index: number) => Row | undefined;
  readonly rowKey: (row: Row) => string;
  readonly onRange?: (from: number, to: number) => void;
  readonly onOpen: (row: Row, index: number) => void;
  /** The keyboard came to a card or to what stands in it; -1: it has left them. */
  readonly onCursor?: (index: number) => void;
  /** The three facts: partner, sum, state. */
  readonly card: (row: Row) => ReactNode;
  /** Buttons of the row's own, under its facts; outside the press target. */
  readonly actions?: (row: Row) => ReactNode;
  /** A button of the row's own at its end, as high as its facts; outside the press target. */
  readonly beside?: (row: Row, index: number) => ReactNode;
  /** Above the first card of a group: its name. */
  readonly heading?: (row: Row, index: number) => ReactNode;
  readonly empty?: ReactNode;
}

/** Height of a card with its three facts (picture 06a); measured once drawn. */
const CARD_HEIGHT = 67;
/** Cards drawn beyond the edge. */
const OVERSCAN = 8;

/**
 * A table as the phone shows it: cards with three facts, virtualised. The drawn ones follow one another in the page's own flow, pushed
 * down together: a card that grows moves those under it in the same frame, before anything has measured it.
 */
export function CardList<Row>(props: CardListProps<Row>) {
  const { count, rowAt, rowKey, onRange } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_HEIGHT,
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const from = items[0]?.index;
  const above = items[0]?.start ?? 0;
  const to = items.at(-1)?.index;
  useEffect(() => {
    if (from !== undefined && to !== undefined) onRange?.(from, to);
  }, [from, to, onRange]);
  const moveCursor = useRef(props.onCursor);
  useEffect(() => {
    moveCursor.current = props.onCursor;
  });
  // Where a table has left it nobody sees here.
  useEffect(() => moveCursor.current?.(-1), []);
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-auto bg-surface">
      <ul
        aria-busy={props.reading || undefined}
        aria-label={props.label}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) props.onCursor?.(-1);
        }}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {items.map(({ index }) => {
          const row = rowAt(index);
          return (
            // By its place, whose height is kept: a card that moved to another place would keep the height of its old one.
            <li
              key={index}
              data-index={index}
              onFocus={() => props.onCursor?.(index)}
              ref={virtualizer.measureElement}
              style={{ transform: `translateY(${above}px)` }}
              className="border-b border-border"
            >
              {row === undefined ? (
                <div className="h-[66px]" />
              ) : (
                <Fragment key={rowKey(row)}>
                  {props.heading?.(row, index)}
                  <div className="flex items-center">
                    <button
                      type="button"
                      onClick={() => props.onOpen(row, index)}
                      className="min-h-[66px] min-w-0 flex-1 px-4 py-2.5 text-left active:bg-hover"
                    >
                      {props.card(row)}
                    </button>
                    {props.beside?.(row, index)}
                  </div>
                  {props.actions?.(row)}
                </Fragment>
              )}
            </li>
          );
        })}
      </ul>
      {count === 0 && props.empty}
    </div>
  );
}
