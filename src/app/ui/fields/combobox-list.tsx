import { ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { Floating } from '../floating/floating';
import type { ComboboxChoice } from './use-choice';

interface ComboboxListProps<T> {
  readonly options: readonly T[];
  readonly searching: boolean;
  /** The query whose answer the options are. */
  readonly answered: string | undefined;
  readonly query: string;
  readonly optionKey: (option: T) => string;
  readonly renderOption: (option: T, query: string) => ReactNode;
  readonly createLabel: string | undefined;
  readonly createNote: ReactNode;
  readonly header: ReactNode | undefined;
  readonly width: number | undefined;
  /** Where any text is allowed, an empty list needs no words. */
  readonly freeText: boolean;
}

const ROW = 'rounded-1 px-2 text-13 text-text data-focus:bg-selected';

/** The list under a Combobox: options, and last the row that creates. */
export function ComboboxList<T>(props: ComboboxListProps<T>) {
  const { options, searching, answered, query, optionKey, renderOption, createLabel, header, width, freeText } = props;
  const nothing = options.length === 0 && createLabel === undefined;
  if (nothing && (freeText || searching)) return null;
  return (
    <Floating>
      <ComboboxOptions
        modal={false}
        anchor={{ to: 'bottom start', gap: 2, padding: 8 }}
        style={{ width: width === undefined ? 'max(var(--input-width), 280px)' : `${width}px` }}
        className="z-50 max-h-80! overflow-auto rounded-2 border border-border bg-surface p-1 shadow-pop outline-none empty:hidden"
      >
        {header !== undefined && options.length > 0 && (
          <div role="presentation" className="mb-1 border-b border-border px-2 py-1 text-12 text-text-3">
            {header}
          </div>
        )}
        {query.trim() === '' && <ComboboxOption value={{ kind: 'stay' } satisfies ComboboxChoice<T>} hidden />}
        {options.map((option) => (
          <ComboboxOption
            // Another answer is another list: its first row is the marked one, not the one that was.
            key={`${answered}\n${optionKey(option)}`}
            value={{ kind: 'option', option } satisfies ComboboxChoice<T>}
            className={`${ROW} flex min-h-8 items-center py-1 phone:min-h-11`}
          >
            {renderOption(option, query)}
          </ComboboxOption>
        ))}
        {nothing && (
          <div role="presentation" className="px-2 py-1.5 text-13 text-text-3">
            {uiTexts.noMatch}
          </div>
        )}
        {createLabel !== undefined && (
          <ComboboxOption
            value={{ kind: 'create' } satisfies ComboboxChoice<T>}
            className={`${ROW} mt-1 flex min-h-9 items-center gap-2 border-t border-border font-medium text-accent-text! phone:min-h-11`}
          >
            <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
            <span className="shrink-0">{createLabel}</span>
            {props.createNote}
          </ComboboxOption>
        )}
      </ComboboxOptions>
    </Floating>
  );
}
