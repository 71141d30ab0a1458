/** How the cells of a table become values of fields. Pure; what was read once is remembered, for columns repeat themselves. */
import { parseTypedNumber } from '@/domain/money/parse-typed-number';
import { fold } from '@/domain/text/fold';
import type { DefinitionField } from '../definition-field';
import { definitionTexts } from '../definition-texts';

/** A column that is taken. */
export interface TakenColumn<Content> {
  readonly place: number;
  readonly field: DefinitionField<Content>;
  /** A cell as it would be typed into the field. */
  readonly typed: (cell: string) => string;
}

export function takenColumns<Content>(
  fields: readonly (DefinitionField<Content> | undefined)[],
): readonly TakenColumn<Content>[] {
  return fields.flatMap((field, place) =>
    field === undefined ? [] : [{ place, field, typed: remembered((cell) => typedCell(field, cell)) }],
  );
}

/** What cannot be read would be left out in silence. */
export function unreadCell<Content>({ kind, unread }: DefinitionField<Content>, cell: string): string | undefined {
  const said = unread?.(cell);
  if (said !== undefined) return said;
  return kind === 'number' && !parseTypedNumber(cell).ok ? definitionTexts.notNumber : undefined;
}

/** What people write for a choice: its label, or yes for a tick. */
function typedCell<Content>({ kind, options = [], cell: own }: DefinitionField<Content>, cell: string): string {
  if (own !== undefined) return own.read(cell);
  if (kind === 'checkbox') return /^(da|true|x|1|platitor)$/.test(fold(cell)) ? 'true' : '';
  if (kind !== 'select' && kind !== 'choice') return cell;
  const wanted = fold(cell);
  return options.find(({ value, label }) => fold(value) === wanted || fold(label) === wanted)?.value ?? cell;
}

function remembered(read: (cell: string) => string): (cell: string) => string {
  const known = new Map<string, string>();
  return (cell) => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const value = read(cell);
    known.set(cell, value);
    return value;
  };
}
