import { ComboboxInput, Combobox as HeadlessCombobox } from '@headlessui/react';
import { type ReactNode, useState } from 'react';
import { ComboboxList } from './combobox-list';
import { type ControlVariant, controlStyle } from './control-style';
import { useFieldControl, useFieldSeverity } from './field-context';
import { useSearch } from './use-search';

export interface CreateRow {
  /** „Partener nou „Cofetăria””. Undefined: nothing is created from this query. */
  readonly label: (query: string) => string | undefined;
  readonly onCreate: (query: string) => void;
}

export interface ComboboxProps<T> {
  /** What stands in the input when nobody types. */
  readonly text: string;
  /** Local data; kept stable (useCallback), answers come from the device. */
  readonly search: (query: string) => Promise<readonly T[]>;
  readonly optionKey: (option: T) => string;
  /** The option's words, also those put in the input when chosen. */
  readonly optionText: (option: T) => string;
  readonly renderOption?: (option: T, query: string) => ReactNode;
  readonly onChoose: (option: T) => void;
  /** Free text: called at every key with what stands there. Without it, what was not chosen is put back on leaving. */
  readonly onText?: (text: string) => void;
  readonly create?: CreateRow;
  /** A head above the options: names of columns. */
  readonly header?: ReactNode;
  readonly variant?: ControlVariant;
  readonly placeholder?: string;
  readonly listWidth?: number;
  readonly inputRef?: (input: HTMLInputElement | null) => void;
  readonly 'aria-label'?: string;
}

/** A value of the list, or the row that creates one. */
export type ComboboxChoice<T> = { readonly kind: 'option'; readonly option: T } | { readonly kind: 'create' };

/** Type-ahead over local data, with a row that creates what is missing. Arrows choose, Enter takes, Esc puts back. */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { text, search, optionKey, optionText, onChoose, onText, create, variant = 'boxed' } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const control = useFieldControl();
  const severity = useFieldSeverity();
  const query = typed ?? '';
  const { options, searching } = useSearch(search, query, open);
  const createLabel = create?.label(query.trim());

  const choose = (choice: ComboboxChoice<T> | null): void => {
    if (choice === null) return;
    if (choice.kind === 'create') create?.onCreate(query.trim());
    else onChoose(choice.option);
    setTyped(null);
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
        ref={props.inputRef ?? null}
        aria-label={props['aria-label']}
        autoComplete="off"
        spellCheck={false}
        placeholder={props.placeholder}
        displayValue={() => typed ?? text}
        onFocus={() => setOpen(true)}
        onChange={(event) => type(event.currentTarget.value)}
        className={controlStyle(variant, severity)}
      />
      <ComboboxList
        options={options}
        searching={searching}
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
