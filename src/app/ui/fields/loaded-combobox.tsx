import { ComboboxInput, Combobox as HeadlessCombobox } from '@headlessui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { focusQuietly, isQuietFocus } from '../floating/quiet-focus';
import type { ComboboxProps, PlainFocus } from './combobox';
import { ComboboxList } from './combobox-list';
import { controlStyle } from './control-style';
import { useFieldControl, useFieldSeverity } from './field-context';
import { type ComboboxChoice, useChoice } from './use-choice';
import { useGoneOn } from './use-gone-on';
import { useSearch } from './use-search';

export interface LoadedComboboxProps<T> extends ComboboxProps<T> {
  /** What was typed and not yet chosen; null: nothing. Kept by the plain input that stood here before. */
  readonly typed: string | null;
  readonly onTyped: (typed: string | null) => void;
  /** How the plain input had the focus. */
  readonly focused: PlainFocus;
}

/** The combobox itself. */
export default function LoadedCombobox<T>(props: LoadedComboboxProps<T>) {
  const { text, search, optionKey, optionText, onText, create, variant = 'boxed' } = props;
  const { typed, onTyped: setTyped } = props;
  const focused = focusTaken(props);
  const [open, setOpen] = useState(focused === 'open');
  const control = useFieldControl();
  const severity = useFieldSeverity();
  const query = typed ?? '';
  const { options, answered, searching } = useSearch(search, query, open);
  const createLabel = create?.label(query.trim());

  const input = useRef<HTMLInputElement>(null);
  const taken = useGoneOn(input);
  const done = (): void => {
    setTyped(null);
    taken();
  };
  const { choose, keys } = useChoice(props, { query, searching, done });
  const type = (value: string): void => {
    setTyped(value);
    setOpen(true);
    onText?.(value);
  };
  const close = (): void => {
    setOpen(false);
    setTyped(null);
  };

  // What was typed asks for its first answer, whatever stood here before.
  const present: ComboboxChoice<T> | null =
    typed === null && props.present !== undefined ? { kind: 'present', key: props.present } : null;

  const takeFocus = useRef(focused);
  useLayoutEffect(() => {
    if (input.current === null || takeFocus.current === 'none') return;
    if (takeFocus.current === 'quiet') focusQuietly(input.current);
    else input.current.focus();
    // Once: a page that is hidden while something of it is read runs this again.
    takeFocus.current = 'none';
  }, []);

  return (
    <HeadlessCombobox<ComboboxChoice<T> | null>
      value={present}
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
          // Headless UI opens the list on focus unless the event is taken.
          if (isQuietFocus(event.currentTarget)) event.preventDefault();
          else setOpen(true);
        }}
        {...keys}
        onBlur={(event) => {
          keys.onBlur?.(event);
          props.onLeave?.();
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
        createNote={create?.note?.(query.trim())}
        header={props.header}
        width={props.listWidth}
        freeText={onText !== undefined}
      />
    </HeadlessCombobox>
  );
}

/** What was typed into the plain input asks for its list, also where that had the focus without one. */
function focusTaken({ focused, typed }: Pick<LoadedComboboxProps<unknown>, 'focused' | 'typed'>): PlainFocus {
  return focused === 'quiet' && (typed ?? '').trim() !== '' ? 'open' : focused;
}

function sameChoice<T>(optionKey: (option: T) => string) {
  const keyOf = (choice: ComboboxChoice<T> | null): string | undefined => {
    if (choice?.kind === 'option') return optionKey(choice.option);
    return choice?.kind === 'present' ? choice.key : undefined;
  };
  return (one: ComboboxChoice<T> | null, other: ComboboxChoice<T> | null): boolean => {
    const [oneKey, otherKey] = [keyOf(one), keyOf(other)];
    return oneKey === undefined && otherKey === undefined ? one?.kind === other?.kind : oneKey === otherKey;
  };
}
