/**
 * What an imported table would do to the rows that are there, worked out before anything changes: new ones are added,
 * ones that exist get only what they lack (or, where the definition says so, what the table says), rows with a mistake are left
 * out and named.
 */
import type { TextTable } from '@/domain/tables/read-table';
import type { DefinitionField } from '../definition-field';
import { type DefinitionImport, type DefinitionKind, type DefinitionRow, neededFields } from '../definition-list';
import { type TakenColumn, takenColumns, unreadCell } from './cell-readers';
import { columnsOfHead, fieldsOfColumns, type ImportColumns } from './import-columns';

/** `row`: its number in the table, the first line being 1, as in the spreadsheet. */
export interface Addition<Content> {
  readonly row: number;
  readonly content: Content;
}

export interface Completion<Content> {
  readonly row: number;
  readonly id: string;
  /** The row as it was found; `before` has what it lacks too, as nothing. */
  readonly seen: Content;
  readonly before: Content;
  readonly changes: Partial<Content>;
}

/** A row that cannot be taken, and why. */
export interface WrongRow {
  readonly row: number;
  readonly why: string;
}

export interface ImportPlan<Content> {
  readonly added: readonly Addition<Content>[];
  readonly completed: readonly Completion<Content>[];
  /** Rows that bring nothing new. */
  readonly same: number;
  readonly wrong: readonly WrongRow[];
  /** Heads that no field answers to; their cells are not taken. */
  readonly unknownHeads: readonly string[];
}

/** `no-head`: no column could be told by its head, or one that is needed is missing: `missing` has its label. */
export type ImportReading<Content> =
  | { readonly ok: true; readonly plan: ImportPlan<Content> }
  | { readonly ok: false; readonly reason: 'empty' }
  | { readonly ok: false; readonly reason: 'no-head'; readonly missing: string };

type Kind<Content> = Pick<DefinitionKind<Content>, 'fields' | 'empty' | 'needed'> & {
  readonly import: DefinitionImport<Content>;
};

interface Planning<Content> {
  /** What a person said of the columns; else they are told by their heads. */
  readonly columns?: ImportColumns;
  /** A sentence where the row could not be kept: a text is too long. */
  readonly refusal?: (content: Content) => string | undefined;
}

/** After so many rows whoever steps through the plan may let the screen go on. */
const ROWS_IN_A_STEP = 1_000;

export function planImport<Content>(
  kind: Kind<Content>,
  rows: readonly DefinitionRow<Content>[],
  table: TextTable,
  planning: Planning<Content> = {},
): ImportReading<Content> {
  const steps = planInSteps(kind, rows, table, planning);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same, a thousand rows at a time. */
export function* planInSteps<Content>(
  kind: Kind<Content>,
  rows: readonly DefinitionRow<Content>[],
  table: TextTable,
  { columns, refusal }: Planning<Content> = {},
): Generator<undefined, ImportReading<Content>> {
  const place = headPlace(table);
  const head = table[place];
  if (head === undefined || !table.slice(place + 1).some(saysSomething)) return { ok: false, reason: 'empty' };
  const fields = fieldsOfColumns(kind, columns ?? columnsOfHead(kind, head));
  const needed = kind.fields.filter(({ name }) => neededFields(kind).includes(name));
  const missing = needed.find(({ name }) => !fields.some((field) => field?.name === name));
  if (missing !== undefined) return { ok: false, reason: 'no-head', missing: missing.label };
  const unknownHeads = head.filter((text, index) => text !== '' && fields[index] === undefined);
  const judge = rowJudge(kind, rows, takenColumns(fields), refusal);
  for (let index = place + 1; index < table.length; index += 1) {
    const cells = table[index] ?? [];
    if (saysSomething(cells)) judge.take(index + 1, cells);
    if (index % ROWS_IN_A_STEP === 0) yield;
  }
  return { ok: true, plan: { ...judge.verdict(), unknownHeads } };
}

/** The label of the needed column that is missing; '' where none is. */
export function missingOf<Content>(reading: ImportReading<Content> | undefined): string {
  return reading?.ok === false && reading.reason === 'no-head' ? reading.missing : '';
}

/** The first line that says anything: titles of reports leave lines above it empty. -1 in an empty table. */
export function headPlace(table: TextTable): number {
  return table.findIndex(saysSomething);
}

const saysSomething = (cells: readonly string[]): boolean => cells.some((cell) => cell !== '');

function rowJudge<Content>(
  kind: Kind<Content>,
  rows: readonly DefinitionRow<Content>[],
  columns: readonly TakenColumn<Content>[],
  refusal: (content: Content) => string | undefined = () => undefined,
) {
  const needed = kind.fields.filter(({ name }) => neededFields(kind).includes(name));
  const { replaces = false } = kind.import;
  const known = new Map(rows.flatMap((row) => kind.import.keys(row.content).map((key) => [key, row] as const)));
  const seen = new Set<string>();
  const added: Addition<Content>[] = [];
  const completed: Completion<Content>[] = [];
  const wrong: WrongRow[] = [];
  let same = 0;
  const take = (row: number, cells: readonly string[]): void => {
    const content = contentOf(kind.empty, columns, cells);
    const why = complaintOf(needed, columns, cells, content) ?? refusal(content);
    const keys = kind.import.keys(content);
    const existing = keys.map((key) => known.get(key)).find((one) => one !== undefined);
    const repeated = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    if (why !== undefined) wrong.push({ row, why });
    else if (repeated) same += 1;
    else if (existing === undefined) added.push({ row, content });
    else {
      const changes = changesOf(existing.content, columns, cells, replaces);
      if (changes === null) same += 1;
      else
        completed.push({
          row,
          id: existing.id,
          seen: existing.content,
          before: { ...kind.empty, ...existing.content },
          changes,
        });
    }
  };
  return { take, verdict: () => ({ added, completed, same, wrong }) };
}

function contentOf<Content>(
  empty: Content,
  columns: readonly TakenColumn<Content>[],
  cells: readonly string[],
): Content {
  let content = empty;
  for (const { place, field, typed } of columns) {
    const cell = cells[place] ?? '';
    if (cell !== '') content = { ...content, ...field.set(content, typed(cell)) };
  }
  return content;
}

/** A mistake in what the table gives; what it leaves empty may be completed later, but never what a row needs. */
function complaintOf<Content>(
  needed: readonly DefinitionField<Content>[],
  columns: readonly TakenColumn<Content>[],
  cells: readonly string[],
  content: Content,
): string | undefined {
  const said = columns.flatMap(({ place, field }) => {
    const cell = cells[place] ?? '';
    return cell === '' ? [] : [{ field, cell }];
  });
  for (const { field, cell } of said) {
    const unread = unreadCell(field, cell);
    if (unread !== undefined) return unread;
  }
  for (const field of [...needed, ...said.map((one) => one.field)]) {
    const complaint = field.check?.(content);
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}

/** What the row gets: of fields that hold something only where the table replaces it; null where that is nothing. */
function changesOf<Content>(
  content: Content,
  columns: readonly TakenColumn<Content>[],
  cells: readonly string[],
  replaces: boolean,
): Partial<Content> | null {
  let after = content;
  let changes: Partial<Content> = {};
  let lacking = false;
  for (const { place, field, typed } of columns) {
    const cell = cells[place] ?? '';
    const before = field.get(content);
    if (cell === '' || field.kind === 'checkbox' || (before !== '' && !replaces)) continue;
    const change = field.set(after, typed(cell));
    after = { ...after, ...change };
    if (field.get(after) === before) continue;
    changes = { ...changes, ...change };
    lacking = true;
  }
  return lacking ? changes : null;
}
