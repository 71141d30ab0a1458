/** What is typed into a definition's form over what is saved of it. */
import type { FormTexts } from '@/app/unsaved/typed-form';
import type { DefinitionField } from './definition-field';

type Fields<Content> = readonly DefinitionField<Content>[];

/** What taking the typed texts changes in the content, in the order of the form. */
export function typedChanges<Content extends object>(
  fields: Fields<Content>,
  content: Content,
  texts: FormTexts,
): Partial<Content> {
  let changes: Partial<Content> = {};
  for (const field of fields) {
    const text = texts[field.name];
    if (text !== undefined) changes = { ...changes, ...field.set({ ...content, ...changes }, text.trim()) };
  }
  return changes;
}

/** The fields whose text is another than the saved one. */
export function unsavedFields<Content>(fields: Fields<Content>, saved: Content, texts: FormTexts): Fields<Content> {
  return fields.filter((field) => {
    const text = texts[field.name];
    return text !== undefined && text !== field.get(saved);
  });
}

/** The fields in which two contents differ. */
export function changedFields<Content>(fields: Fields<Content>, before: Content, after: Content): Fields<Content> {
  return fields.filter((field) => field.get(before) !== field.get(after));
}
