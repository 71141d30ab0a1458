import { type ComponentProps, useRef } from 'react';
import type { ComboboxProps } from './combobox';
import { goOnFrom } from './next-field';
import { takeFirst, takesRow } from './take-first';
import { movesMark, takenByKey } from './taken-by-key';

/**
 * A row of the list: an option, the row that creates one, or `stay`, unseen and first, which is marked while nothing is typed,
 * so that no other is. `present` is no row but the value that stands in the field: the option it names is marked instead.
 */
export type ComboboxChoice<T> =
  | { readonly kind: 'option'; readonly option: T }
  | { readonly kind: 'create' }
  | { readonly kind: 'stay' }
  | { readonly kind: 'present'; readonly key: string };

interface Answered {
  readonly query: string;
  /** The rows are of an earlier query. */
  readonly searching: boolean;
  /** Told when a row was taken. */
  readonly done: () => void;
}

interface Choice<T> {
  readonly choose: (choice: ComboboxChoice<T> | null) => void;
  /** For the input: which key takes a row. */
  readonly keys: Required<Pick<ComponentProps<'input'>, 'onKeyDownCapture' | 'onKeyDown' | 'onKeyUp' | 'onBlur'>>;
}

/** What a key or the pointer takes of a list whose answers come later than the keys. */
export function useChoice<T>(props: ComboboxProps<T>, { query, searching, done }: Answered): Choice<T> {
  const { onChoose, create, present, optionKey } = props;
  /** Held down while a row is taken by it; null where the pointer takes it. */
  const key = useRef<string | null>(null);
  /** The mark was moved since the field was entered or last typed in. */
  const movedAt = useRef<string | null>(null);
  const taken = (): ReturnType<typeof takenByKey> => takenByKey({ query, searching, moved: movedAt.current === query });
  const choose = (choice: ComboboxChoice<T> | null): void => {
    if (choice === null || choice.kind === 'present') return;
    const how = key.current === null ? 'marked' : taken();
    if (how === 'nothing' || (choice.kind === 'stay' && how !== 'first-answer')) return;
    // Leaving the field takes what is marked of the list; to create something is asked for by itself.
    if (choice.kind === 'create' && key.current === 'Tab') return;
    const isMeant = how === 'marked' || movedAt.current === query;
    const makeNew = (): void => {
      if (choice.kind === 'create') create?.onCreate(query.trim());
    };
    if (choice.kind === 'create' && isMeant) makeNew();
    // Before the answer is here the rows are of an earlier one, which nobody has looked at; the row that creates is the first
    // only where the answer has none.
    else if (choice.kind !== 'option' || how === 'first-answer')
      return void takeFirst(props, query, key.current === 'Tab', makeNew);
    else if (key.current === null || query.trim() !== '' || optionKey(choice.option) !== present) {
      onChoose(choice.option, key.current === 'Tab');
    }
    done();
  };
  const keys: Choice<T>['keys'] = {
    // In a line of text these move the caret; Headless UI would move the mark by them.
    onKeyDownCapture: (event) => {
      if (event.key === 'Home' || event.key === 'End') event.stopPropagation();
    },
    onKeyDown: (event) => {
      key.current = event.key;
      if (movesMark(event.key) && isOpen(event.currentTarget)) movedAt.current = query;
      // Before a row is there to be marked, Headless UI would close the list and what was typed would be gone.
      if (takesRow(event) && query.trim() !== '' && !hasMark(event.currentTarget)) {
        void takeFirst(props, query, event.key === 'Tab').then(done);
        return;
      }
      // Passing through a field is the form's; Headless UI would only close the list.
      if (event.key !== 'Enter' || event.ctrlKey || event.nativeEvent.isComposing) return;
      if (!isOpen(event.currentTarget) || taken() !== 'nothing') return;
      if (goOnFrom(event.currentTarget, event.shiftKey ? -1 : 1)) event.preventDefault();
    },
    onKeyUp: () => {
      key.current = null;
    },
    // A key that leaves the field comes up in the next one.
    onBlur: () => {
      key.current = null;
      movedAt.current = null;
    },
  };
  return { choose, keys };
}

function hasMark(input: HTMLInputElement): boolean {
  return isOpen(input) && input.hasAttribute('aria-activedescendant');
}

function isOpen(input: HTMLInputElement): boolean {
  return input.getAttribute('aria-expanded') === 'true';
}
