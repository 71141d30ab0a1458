import { type ComponentProps, useRef } from 'react';
import type { ComboboxProps } from './combobox';

/** A value of the list, or the row that creates one. */
export type ComboboxChoice<T> = { readonly kind: 'option'; readonly option: T } | { readonly kind: 'create' };

interface Asked {
  readonly query: string;
  /** The rows are of an earlier query. */
  readonly searching: boolean;
  /** Told when a row was taken. */
  readonly done: () => void;
}

interface Choice<T> {
  readonly choose: (choice: ComboboxChoice<T> | null) => void;
  /** For the input: which key takes a row. */
  readonly keys: Required<Pick<ComponentProps<'input'>, 'onKeyDown' | 'onKeyUp' | 'onBlur'>>;
}

/** What a key or the pointer takes of a list whose answers come later than the keys. */
export function useChoice<T>(
  { search, onChoose, create }: Pick<ComboboxProps<T>, 'search' | 'onChoose' | 'create'>,
  { query, searching, done }: Asked,
): Choice<T> {
  /** Held down while a row is taken by it; null where the pointer takes it. */
  const key = useRef<string | null>(null);
  const release = (): void => {
    key.current = null;
  };
  /** What the key would have taken a moment later; nothing where nothing is found, and what was typed stays. */
  const takeFirst = async (): Promise<void> => {
    const [first] = await search(query).catch((error: unknown) => {
      console.warn('The search stopped:', error);
      return [];
    });
    if (first !== undefined) onChoose(first);
  };
  const choose = (choice: ComboboxChoice<T> | null): void => {
    if (choice === null) return;
    // Before the answer is here the rows are of an earlier one, which nobody has looked at.
    if (choice.kind === 'option' && key.current !== null && searching) return void takeFirst();
    // Leaving the field takes what is marked of the list; to create something is asked for by itself.
    if (choice.kind === 'create' && key.current === 'Tab') return;
    if (choice.kind === 'create') create?.onCreate(query.trim());
    else onChoose(choice.option);
    done();
  };
  const keys: Choice<T>['keys'] = {
    onKeyDown: (event) => {
      key.current = event.key;
    },
    onKeyUp: release,
    // A key that leaves the field comes up in the next one.
    onBlur: release,
  };
  return { choose, keys };
}
