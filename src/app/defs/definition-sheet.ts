import { parseTypedNumber } from '@/domain/money/parse-typed-number';
import type { SheetValue, WrittenSheet } from '@/workers/sheets/write-sheet';
import type { DefinitionKind, DefinitionRow } from './definition-list';
import { definitionTable } from './definition-table';

const WIDTHS = { name: 40, other: 18 } as const;

/** Rows as a workbook that the import takes back; numbers are numbers, so that a spreadsheet can reckon with them. */
export function definitionSheet<Content>(
  kind: Pick<DefinitionKind<Content>, 'fields' | 'words'>,
  rows: readonly DefinitionRow<Content>[],
): WrittenSheet {
  const [head = [], ...body] = definitionTable(kind, rows);
  const numeric = kind.fields.map((field) => field.kind === 'number');
  const columns = kind.fields.map(({ name }, place): readonly [string, number] => [
    head[place] ?? '',
    name === 'name' ? WIDTHS.name : WIDTHS.other,
  ]);
  return {
    name: kind.words.title,
    columns,
    rows: body.map((cells) =>
      cells.map((cell, place): SheetValue => (numeric[place] === true ? numberOf(cell) : cell)),
    ),
  };
}

function numberOf(cell: string): SheetValue {
  const number = parseTypedNumber(cell);
  return number.ok ? Number(number.value) : cell;
}
