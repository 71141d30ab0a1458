/** A definition's form with what is typed into it: a new row's content until it is added, a row's texts until they are saved. */
import { useLayoutEffect, useState } from 'react';
import type { FormTexts, TypedForm } from '@/app/unsaved/typed-form';
import type { TypedForms } from '@/app/unsaved/typed-forms';
import { useFormTexts } from '@/app/unsaved/use-form-texts';
import type { DefinitionKind, DefinitionRow } from './definition-list';
import { NEW_ROW, placeOf } from './row-place';
import { shownValue } from './shown-value';
import { changedFields, typedChanges, unsavedFields } from './typed-content';
import type { Changes } from './use-changes';

export interface UnsavedContent<Content> {
  readonly content: Content;
  /** As they stood when the form was opened, or opened anew. */
  readonly typedAtFirst: FormTexts;
  /** What is typed and not saved, by the field's name. */
  readonly texts: FormTexts;
  /** Another number, another form: what was typed is given up. */
  readonly turn: number;
  /** From an earlier time: labels of the fields that are still unsaved, with what is saved there. */
  readonly restored: readonly { readonly label: string; readonly saved: string }[];
  readonly form: TypedForm;
  readonly type: (field: string, text: string) => void;
  /** `field`: the one that was left with another value, typed over what stood in `begun`. */
  readonly change: (changes: Partial<Content>, field?: string, begun?: Content) => void;
  readonly giveUp: () => void;
  /** Saves what was restored, of a row that is there. */
  readonly saveRestored: () => void;
}

interface UnsavedContentArgs<Content> {
  readonly kind: DefinitionKind<Content>;
  readonly row: DefinitionRow<Content> | undefined;
  readonly typed: TypedForms;
  readonly onChange: Changes<Content>['change'] | undefined;
}

export function useUnsavedContent<Content extends object>(args: UnsavedContentArgs<Content>): UnsavedContent<Content> {
  const { kind, row, typed, onChange } = args;
  const { fields, empty } = kind;
  const place = placeOf(kind, row?.id ?? NEW_ROW);
  const form = typed.at(place);
  useLayoutEffect(() => typed.hold(place), [typed, place]);
  const texts = useFormTexts(form);
  const [opened, setOpened] = useState(() => ({ turn: 0, texts: form.texts() }));
  const [fresh, setFresh] = useState(() => ({ ...empty, ...typedChanges(fields, empty, form.texts()) }));
  const saved = row?.content ?? empty;
  const content = row?.content ?? fresh;

  const type = (name: string, text: string): void => {
    const field = fields.find((each) => each.name === name);
    if (field?.get(saved) === text) form.forget(name);
    else form.type(name, text);
  };
  const change = (changes: Partial<Content>, field?: string, begun?: Content): void => {
    const after = { ...content, ...changes };
    const changed = changedFields(fields, content, after);
    if (row !== undefined) {
      const names = [...changed.map(({ name }) => name), ...(field === undefined ? [] : [field])];
      if (onChange !== undefined) void form.saving(names, onChange(row, changes, begun));
      return;
    }
    setFresh((before) => ({ ...before, ...changes }));
    for (const each of changed) type(each.name, each.get(after));
  };
  const giveUp = (): void => {
    void form.drop();
    setFresh(empty);
    setOpened(({ turn }) => ({ turn: turn + 1, texts: {} }));
  };
  const unsaved = unsavedFields(fields, saved, texts).filter(({ name }) => texts[name] === opened.texts[name]);
  const saveRestored = (): void => {
    if (row === undefined || onChange === undefined) return;
    void form.saving(Object.keys(texts), onChange(row, typedChanges(fields, saved, texts)));
  };
  return {
    content,
    typedAtFirst: opened.texts,
    texts,
    turn: opened.turn,
    restored: unsaved.map((field) => ({ label: field.label, saved: shownValue(field, saved) })),
    form,
    type,
    change,
    giveUp,
    saveRestored,
  };
}
