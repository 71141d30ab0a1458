import type { KeyboardEvent } from 'react';
import type { ComboboxProps } from './combobox';
import { keepKeys } from './typed-ahead';

/**
 * What a key would have taken a moment later: the first row of the answer; where nothing is found what was typed stays, or
 * what `none` makes of it. Keys pressed meanwhile wait for it, unless the field is left by this one.
 */
export async function takeFirst<T>(
  { search, onChoose }: Pick<ComboboxProps<T>, 'search' | 'onChoose'>,
  query: string,
  leaving: boolean,
  none: () => void = () => undefined,
): Promise<void> {
  const goOn = leaving ? () => undefined : keepKeys();
  try {
    const [first] = await search(query).catch((error: unknown) => {
      console.warn('The search stopped:', error);
      return [];
    });
    if (first === undefined) none();
    else onChoose(first, leaving);
  } finally {
    goOn();
  }
}

/** Enter or Tab as they take a row; with Ctrl they are the page's, while composing the input method's. */
export function takesRow({ key, ctrlKey, nativeEvent }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === 'Tab') && !ctrlKey && !nativeEvent.isComposing;
}
