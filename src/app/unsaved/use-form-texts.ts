import { useSyncExternalStore } from 'react';
import type { FormTexts, TypedForm } from './typed-form';
import type { LeftForm, TypedForms } from './typed-forms';

/** What is typed into the form and not saved, as it changes. */
export function useFormTexts({ subscribe, texts }: TypedForm): FormTexts {
  return useSyncExternalStore(subscribe, texts);
}

const NONE: readonly LeftForm[] = [];
const neverChanges = (): (() => void) => () => undefined;
const none = (): readonly LeftForm[] => NONE;

/** The forms that were left with texts; none until they are read. */
export function useLeftForms(forms: TypedForms | undefined): readonly LeftForm[] {
  return useSyncExternalStore(forms?.subscribe ?? neverChanges, forms?.left ?? none);
}
