import type { KeyboardEvent, PointerEvent } from 'react';
import { tableTexts } from '@/app/texts/table-texts';
import { edgeMove } from './edge-keys';
import { MAX_WIDTH, MIN_WIDTH } from './table-layout';

interface ColumnEdgeProps {
  readonly head: string;
  /** Px. */
  readonly width: number;
  readonly tabStop: boolean;
  readonly onFocus: () => void;
  readonly onResize: (width: number) => void;
}

/** The edge of a column, pulled or moved with the arrows: a focusable separator (WAI-ARIA, window splitter). */
export function ColumnEdge({ head, width, tabStop, onFocus, onResize }: ColumnEdgeProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const move = edgeMove(event, width);
    if (move === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (move.kind === 'width') onResize(move.width);
    else if (move.kind === 'edge') neighbour(event.currentTarget, move.by)?.focus();
    else event.currentTarget.closest<HTMLElement>('[role=grid]')?.focus();
  };
  return (
    <div
      role="separator"
      tabIndex={tabStop ? 0 : -1}
      aria-label={tableTexts.columnWidth(head)}
      aria-orientation="vertical"
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      aria-valuenow={width}
      aria-valuetext={tableTexts.pixels(width)}
      title={tableTexts.columnWidth(head)}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => startPull(event, width, onResize)}
      className="absolute inset-y-0 -right-1 z-10 w-2 cursor-col-resize touch-none outline-none after:absolute after:inset-y-0 after:left-[3px] after:w-0.5 hover:after:bg-accent focus-visible:after:bg-focus"
    />
  );
}

function startPull(event: PointerEvent<HTMLElement>, width: number, onResize: (width: number) => void): void {
  event.preventDefault();
  const from = event.clientX;
  const handle = event.currentTarget;
  handle.setPointerCapture(event.pointerId);
  handle.onpointermove = (move) => onResize(width + move.clientX - from);
  handle.onpointerup = () => {
    handle.onpointermove = null;
  };
}

/** The edge of the next or the previous column that has one. */
function neighbour(edge: HTMLElement, by: number): HTMLElement | undefined {
  const edges = [...(edge.closest('tr')?.querySelectorAll<HTMLElement>('[role=separator]') ?? [])];
  return edges[edges.indexOf(edge) + by];
}
