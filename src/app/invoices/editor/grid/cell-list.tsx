import type { RefObject } from 'react';
import type { CellSuggestion } from './cell-suggestions';
import { NewProductRow } from './new-product-row';
import { SuggestionList } from './suggestion-list';
import type { CellSuggestions } from './use-cell-suggestions';

interface CellListProps {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly row: number;
  readonly suggestions: CellSuggestions;
  readonly query: string;
  /** Name of the product that can be made; '' none. */
  readonly created: string;
  readonly onChoose: (option: CellSuggestion) => void;
}

/** Room a list needs under its cell: its head and foot, its options (eight at most are in sight), the bar of the window. */
const LIST_ENDS = 90;
const OPTION_HEIGHT = 32;
const SHOWN_OPTIONS = 8;
const BAR_HEIGHT = 70;

/** The list of the cell that is edited: under it, or above where there is no room below. */
export function CellList({ id, input, row, suggestions, query, created, onChoose }: CellListProps) {
  const options = suggestions.open ? suggestions.options : [];
  return (
    <div
      className={`absolute left-0 z-20 ${roomBelow(input.current, options.length) ? 'top-full mt-px' : 'bottom-full mb-px'}`}
    >
      <SuggestionList
        id={id}
        options={options}
        active={suggestions.active}
        query={query}
        onChoose={onChoose}
        {...(created === '' ? {} : { footer: <NewProductRow row={row} name={created} /> })}
      />
    </div>
  );
}

function roomBelow(input: HTMLInputElement | null, options: number): boolean {
  const height = LIST_ENDS + Math.min(options, SHOWN_OPTIONS) * OPTION_HEIGHT;
  return input === null || input.getBoundingClientRect().bottom + height < window.innerHeight - BAR_HEIGHT;
}
