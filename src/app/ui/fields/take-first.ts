import type { KeyboardEvent } from 'react';
import type { ComboboxProps } from './combobox';

/**
 * What a key would have taken a moment later: the first row of the answer; where nothing is found what was typed stays, or
 * what `none` makes of it.
 */
export async function takeFirst<T>(
  { search, onChoose }: Pick<ComboboxProps<T>, 'search' | 'onChoose'>,
  query: string,
  leaving: boolean,
  none: () => void = () => undefined,
): Promise<void> {
  const [first] = await search(query).catch((error: unknown) => {
    console.warn('The search stopped:', error);
    return [];
  });
  if (first === undefined) none();
  else onChoose(first, leaving);
}

/** Enter or Tab as they take a row; with Ctrl they are the page's, while composing the input method's. */
export function takesRow({ key, ctrlKey, nativeEvent }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === 'Tab') && !ctrlKey && !nativeEvent.isComposing;
}
