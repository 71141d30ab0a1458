import { ComboboxInput, Combobox as HeadlessCombobox } from '@headlessui/react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { focusQuietly, isQuietFocus } from '../floating/quiet-focus';
import type { ComboboxProps, PlainFocus } from './combobox';
import { ComboboxList } from './combobox-list';
import { controlStyle } from './control-style';
import { useFieldControl, useFieldSeverity } from './field-context';
import { useSearch } from './use-search';

/** A value of the list, or the row that creates one. */
export type ComboboxChoice<T> = { readonly kind: 'option'; readonly option: T } | { readonly kind: 'create' };

export interface LoadedComboboxProps<T> extends ComboboxProps<T> {
  /** What was typed and not yet chosen; null: nothing. Kept by the plain input that stood here before. */
  readonly typed: string | null;
  readonly onTyped: (typed: string | null) => void;
  /** How the plain input had the focus. */
  readonly focused: PlainFocus;
}

/** The combobox itself. */
export default function LoadedCombobox<T>(props: LoadedComboboxProps<T>) {
  const { text, search, optionKey, optionText, onChoose, onText, create, variant = 'boxed' } = props;
  const { typed, onTyped: setTyped } = props;
  const [open, setOpen] = useState(props.focused === 'open');
  const control = useFieldControl();
  const severity = useFieldSeverity();
  const query = typed ?? '';
  const { options, answered, searching } = useSearch(search, query, open);
  const createLabel = create?.label(query.trim());

  /** Held down while a row is taken by it; null where the pointer takes it. */
  const key = useRef<string | null>(null);
  const choose = (choice: ComboboxChoice<T> | null): void => {
    if (choice === null) return;
    // Before the answer is here the rows are of an earlier one, which nobody has looked at.
    if (choice.kind === 'option' && key.current !== null && searching) return void takeFirstOf(query);
    // Leaving the field takes what is marked of the list; to create something is asked for by itself.
    if (choice.kind === 'create' && key.current === 'Tab') return;
    if (choice.kind === 'create') create?.onCreate(query.trim());
    else onChoose(choice.option);
    setTyped(null);
  };
  /** What the key would have taken a moment later; nothing where nothing is found, and what was typed stays. */
  const takeFirstOf = async (awaited: string): Promise<void> => {
    const [first] = await search(awaited).catch(() => []);
    if (first !== undefined) onChoose(first);
  };
  const type = (value: string): void => {
    setTyped(value);
    setOpen(true);
    onText?.(value);
  };
  const close = (): void => {
    setOpen(false);
    setTyped(null);
  };

  const input = useRef<HTMLInputElement>(null);
  const takeFocus = useRef(props.focused);
  useLayoutEffect(() => {
    if (input.current === null || takeFocus.current === 'none') return;
    if (takeFocus.current === 'quiet') focusQuietly(input.current);
    else input.current.focus();
  }, []);

  return (
    <HeadlessCombobox<ComboboxChoice<T> | null>
      value={null}
      onChange={choose}
      onClose={close}
      by={sameChoice(optionKey)}
      immediate
    >
      <ComboboxInput
        {...control}
        ref={(element) => {
          input.current = element;
          props.inputRef?.(element);
        }}
        aria-label={props['aria-label']}
        autoComplete="off"
        spellCheck={false}
        placeholder={props.placeholder}
        displayValue={() => typed ?? text}
        onFocus={(event) => {
          // A key that left the field came up in the next one.
          key.current = '';
          // Headless UI opens the list on focus unless the event is taken.
          if (isQuietFocus(event.currentTarget)) event.preventDefault();
          else setOpen(true);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          key.current = event.key;
        }}
        onKeyUp={() => {
          key.current = null;
        }}
        onBlur={() => {
          key.current = null;
        }}
        onChange={(event) => type(event.currentTarget.value)}
        className={controlStyle(variant, severity)}
      />
      <ComboboxList
        options={options}
        searching={searching}
        answered={answered}
        query={query}
        optionKey={optionKey}
        renderOption={props.renderOption ?? ((option) => optionText(option))}
        createLabel={createLabel}
        header={props.header}
        width={props.listWidth}
        freeText={onText !== undefined}
      />
    </HeadlessCombobox>
  );
}

function sameChoice<T>(optionKey: (option: T) => string) {
  return (one: ComboboxChoice<T> | null, other: ComboboxChoice<T> | null): boolean => {
    if (one?.kind === 'option' && other?.kind === 'option') return optionKey(one.option) === optionKey(other.option);
    return one?.kind === other?.kind;
  };
}
