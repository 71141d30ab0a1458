/**
 * The state of one open draft, outside React so that a keystroke wakes only the parts that show what it changed.
 *
 * Invariants: totals and findings are always those of the draft beside them; a cell's edit is one step of undo; while a
 * cell is edited `before` is its line as it was, or null where there was none.
 */
import type { DraftLine, InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { computeDraftTotals, type DraftTotals } from '@/domain/invoice/totals/draft-totals';
import { isBlankLine } from '@/domain/invoice/totals/line-totals';
import { type BuyerStanding, standingFindings } from './buyer-standing';
import { changeDraft, type DraftChange, type NewLine } from './draft-change';
import type { EditorFinding } from './finding';
import { visibleColumns } from './grid-columns';
import { GRID_START, type GridMove, type GridSize, type GridState, moveGrid } from './grid-state';
import { type History, pushHistory, redoHistory, sealHistory, startHistory, undoHistory } from './history';
import { localFindings } from './local-findings';
import { withTold } from './told-findings';

export interface EditorState {
  readonly history: History<InvoiceDraft>;
  readonly draft: InvoiceDraft;
  readonly totals: DraftTotals;
  readonly findings: readonly EditorFinding[];
  /** Of the official rules, from their last verdict; the rest of `findings` is told at once. */
  readonly told: readonly EditorFinding[];
  /** What ANAF's register said of a buyer last; null before its first answer. */
  readonly standing: BuyerStanding | null;
  readonly grid: GridState;
  readonly withDiscount: boolean;
  /** Sending was asked for: from now on empty fields are pointed out too. */
  readonly asked: boolean;
  readonly before: DraftLine | null;
}

export interface EditorStore {
  readonly getState: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly newLine: NewLine;
  /** Changes with the same `mergeKey` in a row are one step of undo. */
  readonly change: (change: DraftChange, mergeKey?: string) => void;
  /** The field is left: what is typed next is a step of its own. */
  readonly seal: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly moveGrid: (move: GridMove) => void;
  /** Gives the line under edit back as it was. */
  readonly cancelEdit: () => void;
  readonly showDiscounts: (shown: boolean) => void;
  readonly askToSend: () => void;
  /** The rules' verdict on `draft`; dropped where the draft has changed since. */
  readonly tell: (draft: InvoiceDraft, told: readonly EditorFinding[]) => void;
  /** The register's answer; it is said while the buyer has that code. */
  readonly tellStanding: (standing: BuyerStanding) => void;
}

/** Rows shown at least, so that the sheet looks like an invoice and there is always where to write. */
const MIN_ROWS = 8;

export function gridSize({ draft, withDiscount }: Pick<EditorState, 'draft' | 'withDiscount'>): GridSize {
  const filled = draft.lines.findLastIndex((line) => !isBlankLine(line)) + 1;
  return {
    rows: Math.max(MIN_ROWS, draft.lines.length, filled + 1),
    columns: visibleColumns(withDiscount).length,
    filled,
  };
}

export function createEditorStore(draft: InvoiceDraft, newLine: NewLine): EditorStore {
  const listeners = new Set<() => void>();
  let state = startState(draft);

  const set = (next: EditorState): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const setHistory = (history: History<InvoiceDraft>, rest: Partial<EditorState> = {}): void =>
    set(withHistory(state, history, rest));

  return {
    getState: () => state,
    newLine,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (change, mergeKey) => {
      const draft = changeDraft(state.draft, change, newLine);
      // A price list's first discount came by itself: its column shows it.
      const brought = !state.draft.lines.some(hasListDiscount) && draft.lines.some(hasListDiscount);
      setHistory(pushHistory(state.history, draft, mergeKey), brought ? { withDiscount: true } : {});
    },
    seal: () => setHistory(sealHistory(state.history)),
    undo: () => setHistory(undoHistory(state.history)),
    redo: () => setHistory(redoHistory(state.history)),
    moveGrid: (move) => set(movedState(state, move)),
    cancelEdit: () => {
      const { before, grid } = state;
      if (grid.mode !== 'edit') return;
      const change: DraftChange =
        before === null
          ? { type: 'remove-lines', from: grid.row, to: state.draft.lines.length }
          : { type: 'replace-lines', row: grid.row, lines: [before] };
      const history = pushHistory(state.history, changeDraft(state.draft, change, newLine), state.history.openKey);
      setHistory(sealHistory(history), { grid: { ...grid, mode: 'point' } });
    },
    showDiscounts: (withDiscount) => set({ ...state, withDiscount, grid: { ...state.grid, column: 0, mode: 'point' } }),
    askToSend: () => set({ ...state, asked: true }),
    tell: (draft, told) => {
      if (draft !== state.draft) return;
      set(withFindings({ ...state, told }));
    },
    tellStanding: (standing) => set(withFindings({ ...state, standing })),
  };
}

/** Put by the buyer's list. */
function hasListDiscount({ priced, discount }: DraftLine): boolean {
  return priced?.by === 'list' && discount.percent !== '';
}

function startState(draft: InvoiceDraft): EditorState {
  const totals = computeDraftTotals(draft);
  return {
    history: startHistory(draft),
    draft,
    totals,
    findings: withTold(localFindings(draft, totals), []),
    told: [],
    standing: null,
    grid: GRID_START,
    withDiscount: draft.lines.some(({ discount }) => discount.percent !== '' || discount.amount !== ''),
    asked: false,
    before: null,
  };
}

function withHistory(state: EditorState, history: History<InvoiceDraft>, rest: Partial<EditorState>): EditorState {
  const draft = history.present;
  if (history === state.history) return state;
  if (draft === state.draft) return { ...state, history, ...rest };
  return withFindings({ ...state, history, draft, totals: computeDraftTotals(draft), ...rest });
}

function withFindings(state: EditorState): EditorState {
  const { draft, totals, standing, told } = state;
  const local = [...localFindings(draft, totals), ...standingFindings(draft, standing)];
  return { ...state, findings: withTold(local, told) };
}

function movedState(state: EditorState, move: GridMove): EditorState {
  const grid = moveGrid(state.grid, move, gridSize(state));
  const before =
    grid.mode === 'edit' && state.grid.mode === 'point' ? (state.draft.lines[grid.row] ?? null) : state.before;
  const left = grid.row !== state.grid.row || grid.column !== state.grid.column;
  return { ...state, grid, before, history: left ? sealHistory(state.history) : state.history };
}
