import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronDown, ChevronRight, CircleX, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { XmlRow } from '@/domain/invoice/terms/xml-rows';
import { sideTexts } from './side-texts';
import { placeKey } from './xml-place';
import { type OpenRows, seenRows, toggled, treeMove } from './xml-tree-state';

interface XmlTreeProps {
  readonly rows: readonly XmlRow[];
  readonly open: OpenRows;
  /** The chosen row. */
  readonly at: number;
  readonly marks: ReadonlyMap<string, 'fatal' | 'warning'>;
  readonly onGo: (at: number) => void;
  readonly onOpen: (open: OpenRows) => void;
}

const ROW_HEIGHT = 26;

/** The rows of an XML document, folded and walked by arrows; only those in sight are drawn. */
export function XmlTree({ rows, open, at, marks, onGo, onOpen }: XmlTreeProps): ReactNode {
  const seen = useMemo(() => seenRows(rows, open), [rows, open]);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: seen.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 20,
  });
  const place = seen.indexOf(at);
  useEffect(() => {
    if (place >= 0) virtualizer.scrollToIndex(place);
  }, [place, virtualizer]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = event.altKey || event.ctrlKey ? null : treeMove(event.key, at, rows, open);
    if (move === null) return;
    event.preventDefault();
    if (move.kind === 'go') onGo(move.to);
    else onOpen(toggled(open, move.at));
  };
  const onClick = ({ target }: MouseEvent): void => {
    const name = target instanceof Element ? target.closest('[data-row]')?.getAttribute('data-row') : null;
    const pressed = Number(name ?? Number.NaN);
    const row = rows[pressed];
    if (row === undefined) return;
    if (row.end > pressed + 1) onOpen(toggled(open, pressed));
    else onGo(pressed);
  };
  return (
    <div
      aria-activedescendant={place < 0 ? undefined : `xml-${at}`}
      aria-label={sideTexts.tree}
      className="min-h-0 flex-1 overflow-auto text-13"
      onClick={onClick}
      onKeyDown={onKeyDown}
      ref={scroller}
      role="tree"
      tabIndex={0}
    >
      <div className="relative" role="presentation" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const rowAt = seen[index] ?? 0;
          const row = rows[rowAt];
          if (row === undefined) return null;
          return (
            <TreeRow
              chosen={rowAt === at}
              id={rowAt}
              key={rowAt}
              mark={marks.get(placeKey(row))}
              open={row.end > rowAt + 1 ? open.has(rowAt) : undefined}
              row={row}
              start={start}
            />
          );
        })}
      </div>
    </div>
  );
}

interface TreeRowProps {
  readonly id: number;
  readonly row: XmlRow;
  /** Undefined: a leaf. */
  readonly open: boolean | undefined;
  readonly chosen: boolean;
  readonly mark: 'fatal' | 'warning' | undefined;
  readonly start: number;
}

function TreeRow({ id, row, open, chosen, mark, start }: TreeRowProps): ReactNode {
  const Chevron = open === true ? ChevronDown : ChevronRight;
  const ground = chosen ? 'border-accent bg-selected-strong' : mark === 'fatal' ? 'border-transparent bg-bad-soft' : '';
  return (
    <div
      aria-expanded={open}
      aria-level={row.depth + 1}
      aria-selected={chosen}
      className={`absolute inset-x-0 top-0 flex h-[26px] cursor-default items-center gap-2 border-l-[3px] pr-3 ${ground === '' ? 'border-transparent hover:bg-hover' : ground}`}
      id={`xml-${id}`}
      data-row={id}
      role="treeitem"
      style={{ transform: `translateY(${start}px)` }}
      tabIndex={-1}
    >
      {/* The lighter words are too faint on the ground of what is chosen. */}
      <span className={`w-10 shrink-0 text-right text-12 tabular-nums ${chosen ? 'text-text-2' : 'text-text-3'}`}>
        {row.line}
      </span>
      <span className="flex w-[52%] shrink-0 items-center gap-1" style={{ paddingLeft: row.depth * 12 }}>
        {open === undefined ? (
          <span className="w-3.5 shrink-0" />
        ) : (
          <Chevron aria-hidden="true" className="shrink-0 text-text-3" size={14} strokeWidth={1.75} />
        )}
        <span className={`truncate ${open === undefined ? 'text-text-2' : 'font-medium'}`} title={row.name}>
          {row.name}
        </span>
      </span>
      <span className="min-w-0 flex-1 truncate tabular-nums" title={row.value}>
        {row.value} <b className="font-semibold">{row.attributes}</b>
      </span>
      {mark === 'fatal' && (
        <CircleX aria-hidden="true" className="shrink-0 text-bad-fill" size={16} strokeWidth={1.75} />
      )}
      {mark === 'warning' && (
        <TriangleAlert aria-hidden="true" className="shrink-0 text-wait-fill" size={16} strokeWidth={1.75} />
      )}
    </div>
  );
}
