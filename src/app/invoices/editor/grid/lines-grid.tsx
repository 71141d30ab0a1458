/**
 * The lines as a grid one types through like a spreadsheet. A long invoice is virtualised; the row with the cursor is
 * always drawn, so that the keyboard never loses its place.
 */
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { COLUMN_WORDS, editorTexts } from '../editor-texts';
import { gridSize } from '../model/editor-store';
import { useEditor, useEditorHandle } from '../use-editor';
import { GridContext, type GridControls, useGridColumns } from './grid-context';
import { GridRow } from './grid-row';
import { gridTracks, isEndAligned } from './grid-tracks';

/** Nothing of it is seen: the page does not wait for it. */
const Scanner = lazy(() => loadChunk(() => import('../scanner/scanner')));

/** From so many rows on only those in sight are drawn. */
const VIRTUAL_FROM = 60;
const ROW_HEIGHT = 35;
const OVERSCAN = 10;

interface LinesGridProps {
  /** What scrolls the sheet. */
  readonly scroller: HTMLElement | null;
  readonly onRemoved: (count: number) => void;
}

export function LinesGrid({ scroller, onRemoved }: LinesGridProps) {
  const { store } = useEditorHandle();
  const columns = useGridColumns();
  const rows = useEditor((state) => gridSize(state).rows);
  const wantsFocus = useRef(false);
  const [openNotes, setOpenNotes] = useState<ReadonlySet<string>>(new Set());

  const openNote = useCallback((lineId: string) => setOpenNotes((before) => new Set(before).add(lineId)), []);
  const removeRows = useCallback(
    (from: number, to: number) => {
      const before = store.getState().draft.lines.length;
      store.change({ type: 'remove-lines', from, to });
      const removed = before - store.getState().draft.lines.length;
      store.moveGrid({ type: 'go', row: from, column: store.getState().grid.column });
      if (removed > 0) onRemoved(removed);
    },
    [store, onRemoved],
  );
  const controls = useMemo<GridControls>(() => ({ wantsFocus, openNote, removeRows }), [openNote, removeRows]);

  return (
    <GridContext value={controls}>
      <Suspense fallback={null}>
        <Scanner />
      </Suspense>
      <div
        role="grid"
        aria-label={editorTexts.lines}
        aria-rowcount={rows + 1}
        aria-colcount={columns.length + 2}
        data-field="lines"
        className="group/lines rounded-t-2 border border-b-0 border-border bg-surface"
      >
        <div
          role="row"
          aria-rowindex={1}
          className="grid h-[30px] rounded-t-2 border-b border-border bg-sunken text-12 font-medium text-text-2"
          style={{ gridTemplateColumns: gridTracks(columns) }}
        >
          <HeadCell words="" name={editorTexts.rowNumber} />
          {columns.map((column) => (
            <HeadCell key={column} words={COLUMN_WORDS[column]} end={isEndAligned(column)} />
          ))}
          <HeadCell words={COLUMN_WORDS.value} end last />
        </div>
        {rows > VIRTUAL_FROM ? (
          <VirtualRows rows={rows} scroller={scroller} openNotes={openNotes} />
        ) : (
          <PlainRows rows={rows} openNotes={openNotes} />
        )}
      </div>
    </GridContext>
  );
}

interface HeadCellProps {
  readonly words: string;
  /** For screen readers, where no words are shown. */
  readonly name?: string;
  readonly end?: boolean;
  readonly last?: boolean;
}

function HeadCell({ words, name, end = false, last = false }: HeadCellProps) {
  return (
    <div
      role="columnheader"
      className={`flex min-w-0 items-center px-2 ${end ? 'justify-end' : ''} ${last ? '' : 'border-r border-border'}`}
    >
      {name === undefined ? <span className="truncate">{words}</span> : <span className="sr-only">{name}</span>}
    </div>
  );
}

interface RowsProps {
  readonly rows: number;
  readonly openNotes: ReadonlySet<string>;
}

function PlainRows({ rows, openNotes }: RowsProps) {
  const isOpen = useNoteOpen(openNotes);
  // A row is its place; the line in it comes from the store.
  const places = Array.from({ length: rows }, (_, place) => place);
  return (
    <div role="rowgroup">
      {places.map((place) => (
        <GridRow key={place} row={place} noteOpen={isOpen(place)} />
      ))}
    </div>
  );
}

function VirtualRows({ rows, scroller, openNotes }: RowsProps & Pick<LinesGridProps, 'scroller'>) {
  const body = useRef<HTMLDivElement>(null);
  const active = useEditor(({ grid }) => grid.row);
  const isOpen = useNoteOpen(openNotes);
  const virtual = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: body.current?.offsetTop ?? 0,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(active, rows - 1)])].sort((a, b) => a - b),
  });
  const margin = virtual.options.scrollMargin;
  return (
    <div ref={body} role="rowgroup" className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          ref={virtual.measureElement}
          data-index={index}
          role="presentation"
          className={`absolute inset-x-0 top-0 ${index === active ? 'z-10' : ''}`}
          style={{ transform: `translateY(${start - margin}px)` }}
        >
          <GridRow row={index} noteOpen={isOpen(index)} />
        </div>
      ))}
    </div>
  );
}

function useNoteOpen(openNotes: ReadonlySet<string>): (row: number) => boolean {
  const { store } = useEditorHandle();
  return (row) => openNotes.size > 0 && openNotes.has(store.getState().draft.lines[row]?.id ?? '');
}
