import type { ReactNode } from 'react';
import type { LeftForm, TypedForms } from '@/app/unsaved/typed-forms';
import { UnsavedStrip } from '@/app/unsaved/unsaved-strip';
import { unsavedTexts } from '@/app/unsaved/unsaved-texts';
import { useLeftForms } from '@/app/unsaved/use-form-texts';
import type { DefinitionKind, DefinitionRow } from './definition-list';
import { NEW_ROW, placeOf } from './row-place';
import { unsavedFields } from './typed-content';

interface UnsavedRowsProps<Content> {
  readonly kind: DefinitionKind<Content>;
  readonly rows: readonly DefinitionRow<Content>[];
  readonly typed: TypedForms;
  readonly onOpen: (row: string) => void;
}

/** Over the list: the rows that were left with text, each with the way back into its form. */
export function UnsavedRows<Content>({ kind, rows, typed, onOpen }: UnsavedRowsProps<Content>): ReactNode {
  const left = useLeftForms(typed);
  return left.map((form) => {
    const found = rowLeft(kind, rows, form);
    if (found === undefined) return null;
    return (
      <UnsavedStrip
        action={{ label: unsavedTexts.goOn, run: () => onOpen(found.id) }}
        key={form.place}
        onGiveUp={() => void typed.at(form.place).drop()}
        text={unsavedTexts.stillIn(found.where)}
        wide
      />
    );
  });
}

/** Undefined for a row that is gone, or that has meanwhile what was typed. */
export function rowLeft<Content>(
  kind: Pick<DefinitionKind<Content>, 'id' | 'words' | 'fields' | 'nameOf'>,
  rows: readonly DefinitionRow<Content>[],
  { place, texts }: LeftForm,
): { readonly id: string; readonly where: string } | undefined {
  if (place === placeOf(kind, NEW_ROW)) return { id: NEW_ROW, where: kind.words.add };
  const row = rows.find(({ id }) => placeOf(kind, id) === place);
  const fields = row === undefined ? [] : unsavedFields(kind.fields, row.content, texts);
  if (row === undefined || fields.length === 0) return undefined;
  return { id: row.id, where: [kind.nameOf(row.content), ...fields.map(({ label }) => label)].join(', ') };
}
