import { type ReactNode, useEffect, useState } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { isQuietFocus } from '../floating/quiet-focus';
import { whenIdle } from '../when-idle';
import { type ControlVariant, controlStyle } from './control-style';
import { useFieldControl, useFieldSeverity } from './field-context';
import { takeFirst, takesRow } from './take-first';

export interface CreateRow {
  /** „Partener nou „Cofetăria””. Undefined: nothing is created from this query. */
  readonly label: (query: string) => string | undefined;
  /** More about it, at the end of its row. */
  readonly note?: (query: string) => ReactNode;
  readonly onCreate: (query: string) => void;
}

export interface ComboboxProps<T> {
  /** What stands in the input when nobody types. */
  readonly text: string;
  /** Local data; kept stable (useCallback), answers come from the device. */
  readonly search: (query: string) => Promise<readonly T[]>;
  readonly optionKey: (option: T) => string;
  /** The key of the option that stands in the field; its row is the marked one until something is typed. */
  readonly present?: string | undefined;
  /** The option's words, also those put in the input when chosen. */
  readonly optionText: (option: T) => string;
  readonly renderOption?: (option: T, query: string) => ReactNode;
  /** `leaving`: by the key that goes to the next field. */
  readonly onChoose: (option: T, leaving: boolean) => void;
  /** Free text: called at every key with what stands there. Without it, what was not chosen is put back on leaving. */
  readonly onText?: (text: string) => void;
  readonly create?: CreateRow;
  /** The field was left. */
  readonly onLeave?: () => void;
  /** A head above the options: names of columns. */
  readonly header?: ReactNode;
  readonly variant?: ControlVariant;
  readonly placeholder?: string;
  readonly listWidth?: number;
  readonly inputRef?: (input: HTMLInputElement | null) => void;
  readonly 'aria-label'?: string;
}

/** What the plain input hands over: no keyboard, the keyboard, or the keyboard with the list left closed. */
export type PlainFocus = 'none' | 'quiet' | 'open';

type Loaded = typeof import('./loaded-combobox').default;

let loaded: Loaded | undefined;

/** Headless UI's combobox comes when the page is drawn and nothing else is to be done, or when a field gets the focus. */
async function load(): Promise<Loaded> {
  loaded ??= (await loadChunk(() => import('./loaded-combobox'))).default;
  return loaded;
}

/**
 * Type-ahead over local data, with a row that creates what is missing. Arrows choose, Enter takes, Esc puts back. Until its
 * code is there a plain input takes what is typed.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [focused, setFocused] = useState<PlainFocus>('none');
  const [, redraw] = useState(loaded !== undefined);
  useEffect(() => {
    if (loaded !== undefined) return;
    const start = (): void => {
      load().then(
        () => redraw(true),
        (error: unknown) => console.error('The list could not be loaded:', error),
      );
    };
    if (focused !== 'none') return start();
    return whenIdle(start);
  }, [focused]);
  const Loaded = loaded;
  if (Loaded !== undefined) return <Loaded {...props} typed={typed} onTyped={setTyped} focused={focused} />;
  return (
    <PlainInput
      {...props}
      typed={typed}
      onTyped={(text) => {
        setTyped(text);
        props.onText?.(text);
      }}
      onTake={(query, leaving) => {
        setTyped(null);
        void takeFirst(props, query, leaving);
      }}
      onFocused={setFocused}
    />
  );
}

interface PlainInputProps<T> extends ComboboxProps<T> {
  readonly typed: string | null;
  readonly onTyped: (text: string) => void;
  /** A key took what is typed before its list was there. */
  readonly onTake: (query: string, leaving: boolean) => void;
  readonly onFocused: (focused: PlainFocus) => void;
}

function PlainInput<T>(props: PlainInputProps<T>) {
  const control = useFieldControl();
  const severity = useFieldSeverity();
  return (
    <input
      {...control}
      ref={props.inputRef}
      aria-label={props['aria-label']}
      autoComplete="off"
      spellCheck={false}
      placeholder={props.placeholder}
      value={props.typed ?? props.text}
      onFocus={(event) => props.onFocused(isQuietFocus(event.currentTarget) ? 'quiet' : 'open')}
      onBlur={() => {
        props.onFocused('none');
        props.onLeave?.();
      }}
      onChange={(event) => props.onTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (takesRow(event) && (props.typed ?? '').trim() !== '') props.onTake(props.typed ?? '', event.key === 'Tab');
      }}
      className={controlStyle(props.variant ?? 'boxed', severity)}
    />
  );
}
