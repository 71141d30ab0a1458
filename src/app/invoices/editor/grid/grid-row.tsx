import { memo } from 'react';
import { TextInput } from '@/app/ui/fields/text-input';
import { isBlankLine } from '@/domain/invoice/totals/line-totals';
import { formatAmount } from '@/domain/money/format-amount';
import { editorTexts } from '../editor-texts';
import { FindingLine } from '../fields/finding-line';
import { useShownFinding } from '../fields/use-finding';
import type { EditorFinding } from '../model/finding';
import { fieldOfKey } from '../model/finding';
import { findingsOfRow } from '../model/finding-view';
import { cellText } from '../model/grid-cell';
import type { GridColumn } from '../model/grid-columns';
import { selectedRows } from '../model/grid-state';
import { useEditor, useEditorHandle } from '../use-editor';
import { useGrid, useGridColumns } from './grid-context';
import { GridInput } from './grid-input';
import { columnOfPart, gridTracks, isEndAligned } from './grid-tracks';
import { RowMenu } from './row-menu';

interface GridRowProps {
  readonly row: number;
  /** Whether its note and description are open for writing. */
  readonly noteOpen: boolean;
}

const NO_FINDINGS: readonly EditorFinding[] = [];

/** One line of the grid. It is drawn again only when its own line, its findings or the cursor on it change. */
export const GridRow = memo(function GridRow({ row, noteOpen }: GridRowProps) {
  const columns = useGridColumns();
  const line = useEditor(({ draft }) => draft.lines[row]);
  const net = useEditor(({ totals }) => totals.lines[row]?.net);
  const active = useEditor(({ grid }) => (grid.row === row ? grid.column : -1));
  const selected = useEditor(({ grid }) => {
    const { from, to } = selectedRows(grid);
    return from !== to && row >= from && row <= to;
  });
  const marked = useEditor((state) => {
    const found = state.findings.some((finding) => finding.row === row);
    return found ? markOf(findingsOfRow(state, row)) : '';
  });
  const blank = line === undefined || isBlankLine(line);
  const ground = selected ? 'bg-selected' : active >= 0 ? 'bg-surface group-focus-within/lines:bg-hover' : 'bg-surface';
  return (
    <div className={`border-b border-border ${active >= 0 ? 'relative z-10' : ''}`}>
      <div
        role="row"
        aria-rowindex={row + 2}
        aria-selected={selected}
        className={`grid h-[34px] text-13 ${ground}`}
        style={{ gridTemplateColumns: gridTracks(columns) }}
      >
        <div role="rowheader" className="flex items-center justify-center border-r border-border">
          <RowMenu row={row} blank={blank} />
        </div>
        {columns.map((column, index) => (
          <Cell
            key={column}
            row={row}
            column={column}
            index={index}
            active={active === index}
            text={line === undefined || blank ? '' : cellText(line, column)}
            mark={markFor(marked, column)}
          />
        ))}
        <div role="gridcell" className="flex items-center justify-end px-2 font-medium text-text tabular-nums">
          {blank || net === undefined ? '' : formatAmount(net)}
        </div>
      </div>
      {line !== undefined && (noteOpen || line.note !== '' || line.description !== '') && <LineNote row={row} />}
      {marked !== '' && <RowFindings row={row} />}
    </div>
  );
});

interface CellProps {
  readonly row: number;
  readonly column: GridColumn;
  /** Place among the visible columns. */
  readonly index: number;
  readonly active: boolean;
  readonly text: string;
  readonly mark: '' | 'stop' | 'warning';
}

const MARKS = {
  '': '',
  stop: 'bg-bad-soft outline outline-1 -outline-offset-1 outline-bad focus-within:outline-none',
  warning: 'bg-wait-soft outline outline-1 -outline-offset-1 outline-wait focus-within:outline-none',
} as const;

function Cell({ row, column, index, active, text, mark }: CellProps) {
  const { store } = useEditorHandle();
  const { wantsFocus } = useGrid();
  const look = column === 'code' ? 'text-text-2' : 'text-text';
  const point = (): void => {
    if (active) return;
    wantsFocus.current = true;
    store.moveGrid({ type: 'go', row, column: index });
  };
  return (
    <div
      role="gridcell"
      data-field={`lines.${row}.${column}`}
      onMouseDown={(event) => {
        if (active) return;
        event.preventDefault();
        point();
      }}
      className={`relative flex min-w-0 cursor-cell items-center border-r border-border px-2 ${look} ${isEndAligned(column) ? 'justify-end tabular-nums' : ''} ${MARKS[mark]}`}
    >
      {active ? <GridInput row={row} column={column} /> : <span className="truncate">{text}</span>}
    </div>
  );
}

/** `unit:stop quantity:warning` — a text, so that a row compares it by value. */
function markOf(findings: readonly EditorFinding[]): string {
  return findings
    .map(({ at, severity }) => `${columnOfPart(fieldOfKey(at).replace('lines.', ''))}:${severity}`)
    .join(' ');
}

function markFor(marked: string, column: GridColumn): '' | 'stop' | 'warning' {
  if (marked.includes(`${column}:stop`)) return 'stop';
  return marked.includes(`${column}:warning`) ? 'warning' : '';
}

function RowFindings({ row }: { readonly row: number }) {
  const findings = useEditor(({ findings: all }) => (all.some((finding) => finding.row === row) ? all : NO_FINDINGS));
  const asked = useEditor((state) => state.asked);
  return (
    <>
      {findingsOfRow({ findings, asked }, row).map((finding) => (
        <RowFinding key={`${finding.at}${finding.text}`} finding={finding} />
      ))}
    </>
  );
}

function RowFinding({ finding }: { readonly finding: EditorFinding }) {
  const shown = useShownFinding(finding);
  if (shown === undefined) return null;
  return (
    <div role="row" className="border-t border-border bg-surface">
      <div role="gridcell" className="flex min-h-[30px] items-center pl-[44px]">
        <FindingLine finding={shown} />
      </div>
    </div>
  );
}

/** BT-127 and BT-154, under their line. */
function LineNote({ row }: { readonly row: number }) {
  const { store } = useEditorHandle();
  const note = useEditor(({ draft }) => draft.lines[row]?.note ?? '');
  const description = useEditor(({ draft }) => draft.lines[row]?.description ?? '');
  return (
    <div role="row" className="bg-surface">
      <div role="gridcell" className="grid grid-cols-2 gap-4 pr-2 pb-1 pl-[44px]">
        <TextInput
          variant="quiet"
          aria-label={`${editorTexts.lineDescription}, ${editorTexts.row(row + 1)}`}
          placeholder={editorTexts.lineDescription}
          value={description}
          onChange={(text) => store.change({ type: 'line', row, fields: { description: text } }, `description:${row}`)}
        />
        <TextInput
          variant="quiet"
          aria-label={`${editorTexts.lineNote}, ${editorTexts.row(row + 1)}`}
          placeholder={editorTexts.lineNote}
          value={note}
          onChange={(text) => store.change({ type: 'line', row, fields: { note: text } }, `note:${row}`)}
        />
      </div>
    </div>
  );
}
