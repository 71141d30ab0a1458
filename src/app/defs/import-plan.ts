/**
 * What an imported table would do to the rows that are there, worked out before anything changes: new ones are added,
 * ones that exist get only what they lack, rows with a mistake are left out and named.
 */

import type { TextTable } from '@/domain/tables/read-table';
import { fold } from '@/domain/text/fold';
import { complaintsOf, type DefinitionField } from './definition-field';
import type { DefinitionImport, DefinitionKind, DefinitionRow } from './definition-list';

export interface Completion<Content> {
  readonly id: string;
  readonly changes: Partial<Content>;
}

/** A row that cannot be taken: its number in the table (the head is 1) and why. */
export interface WrongRow {
  readonly row: number;
  readonly why: string;
}

export interface ImportPlan<Content> {
  readonly added: readonly Content[];
  readonly completed: readonly Completion<Content>[];
  /** Rows that bring nothing new. */
  readonly same: number;
  readonly wrong: readonly WrongRow[];
  /** Heads that no field answers to; their cells are not taken. */
  readonly unknownHeads: readonly string[];
}

/** `no-head`: no column could be told by its head, or none is the name. */
export type ImportReading<Content> =
  | { readonly ok: true; readonly plan: ImportPlan<Content> }
  | { readonly ok: false; readonly reason: 'empty' | 'no-head' };

type Kind<Content> = Pick<DefinitionKind<Content>, 'fields' | 'empty'> & { readonly import: DefinitionImport<Content> };
type Fields<Content> = readonly (DefinitionField<Content> | undefined)[];

export function planImport<Content>(
  kind: Kind<Content>,
  rows: readonly DefinitionRow<Content>[],
  table: TextTable,
): ImportReading<Content> {
  const [head, ...body] = table;
  if (head === undefined || body.length === 0) return { ok: false, reason: 'empty' };
  const fields = fieldsOfHead(kind, head);
  if (!fields.some((field) => field?.name === 'name')) return { ok: false, reason: 'no-head' };
  const unknownHeads = head.filter((text, index) => text !== '' && fields[index] === undefined);
  return { ok: true, plan: { ...planRows(kind, rows, fields, body), unknownHeads } };
}

/** By the field's own label, or a word accountants and programs head that column with. */
function fieldsOfHead<Content>({ fields, import: { heads } }: Kind<Content>, head: readonly string[]): Fields<Content> {
  const taken = new Set<string>();
  return head.map((text) => {
    const folded = fold(text);
    const named = (words: readonly string[]): boolean => words.some((word) => folded === word);
    const field = fields.find(({ name, label }) => named([fold(label), ...(heads[name] ?? [])]));
    if (field === undefined || taken.has(field.name)) return undefined;
    taken.add(field.name);
    return field;
  });
}

function planRows<Content>(
  kind: Kind<Content>,
  rows: readonly DefinitionRow<Content>[],
  fields: Fields<Content>,
  body: TextTable,
): Omit<ImportPlan<Content>, 'unknownHeads'> {
  const known = new Map(rows.flatMap((row) => kind.import.keys(row.content).map((key) => [key, row] as const)));
  const seen = new Set<string>();
  const added: Content[] = [];
  const completed: Completion<Content>[] = [];
  const wrong: WrongRow[] = [];
  let same = 0;
  for (const [index, cells] of body.entries()) {
    const content = contentOf(kind.empty, fields, cells);
    const why = complaintOf(kind.fields, fields, cells, content);
    const keys = kind.import.keys(content);
    const existing = keys.map((key) => known.get(key)).find((row) => row !== undefined);
    const repeated = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    if (why !== undefined) wrong.push({ row: index + 2, why });
    else if (repeated) same += 1;
    else if (existing === undefined) added.push(content);
    else {
      const changes = completionOf(existing.content, fields, cells);
      if (changes === null) same += 1;
      else completed.push({ id: existing.id, changes });
    }
  }
  return { added, completed, same, wrong };
}

function contentOf<Content>(empty: Content, fields: Fields<Content>, cells: readonly string[]): Content {
  let content = empty;
  for (const [index, field] of fields.entries()) {
    const cell = cells[index] ?? '';
    if (field !== undefined && cell !== '') content = { ...content, ...field.set(content, typedCell(field, cell)) };
  }
  return content;
}

/** What people write for a choice: its label, or yes for a tick. */
function typedCell<Content>({ kind, options = [] }: DefinitionField<Content>, cell: string): string {
  if (kind === 'checkbox') return /^(da|true|x|1|platitor)$/.test(fold(cell)) ? 'true' : '';
  if (kind !== 'select' && kind !== 'choice') return cell;
  const wanted = fold(cell);
  return options.find(({ value, label }) => fold(value) === wanted || fold(label) === wanted)?.value ?? cell;
}

/** A mistake in what the table gives; what it leaves empty may be completed later, but never the name. */
function complaintOf<Content>(
  all: readonly DefinitionField<Content>[],
  fields: Fields<Content>,
  cells: readonly string[],
  content: Content,
): string | undefined {
  const complaints = complaintsOf(all, content);
  const given = fields.flatMap((field, index) => ((cells[index] ?? '') === '' ? [] : (field?.name ?? [])));
  return complaints.name ?? given.map((name) => complaints[name]).find((complaint) => complaint !== undefined);
}

/** Only fields that are empty are filled; null where the row lacks nothing. */
function completionOf<Content>(
  content: Content,
  fields: Fields<Content>,
  cells: readonly string[],
): Partial<Content> | null {
  let after = content;
  let changes: Partial<Content> = {};
  let lacking = false;
  for (const [index, field] of fields.entries()) {
    const cell = cells[index] ?? '';
    if (field === undefined || cell === '' || field.kind === 'checkbox' || field.get(content) !== '') continue;
    const change = field.set(after, typedCell(field, cell));
    after = { ...after, ...change };
    if (field.get(after) === '') continue;
    changes = { ...changes, ...change };
    lacking = true;
  }
  return lacking ? changes : null;
}
