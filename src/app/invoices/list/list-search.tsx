import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { TextInput } from '@/app/ui/fields/text-input';
import { listTexts } from './list-texts';
import { LineSearchNote } from './loaded-parts';
import type { InvoiceList } from './use-invoice-list';

interface ListSearchProps {
  readonly list: InvoiceList;
  readonly asked: boolean;
  /** The field was gone into, perhaps not by asking for it: emptied, it stays under the keyboard. */
  readonly onEnter: () => void;
  /** The first row is to have the keyboard. */
  readonly onRows: () => void;
  /** The field was left. */
  readonly onLeave: () => void;
}

/** One field for number, partner, CUI, total and lines, when it is asked for; it stands while it filters. */
export function ListSearch({ list: { filters, change }, asked, onEnter, onRows, onLeave }: ListSearchProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useFocusWhenAsked(field, asked);
  if (filters.text === '' && !asked) return null;
  return (
    <div className="shrink-0 px-6 pb-2 phone:px-4 phone:pb-0">
      <TextInput
        aria-label={listTexts.search}
        ref={field}
        onBlur={onLeave}
        onFocus={onEnter}
        onChange={(text) => change({ text })}
        onKeyDown={(event) => {
          if (!leadsToRows(event)) return;
          // A phone's keyboard goes away with it.
          event.currentTarget.blur();
          onRows();
        }}
        placeholder={listTexts.search}
        trailing={<Search aria-hidden="true" className="mr-2" size={20} strokeWidth={1.75} />}
        type="search"
        value={filters.text}
      />
      {/* With the field: what it reads and brings is no part of the first key. */}
      <Suspense>
        <LineSearchNote searching={filters.text.trim() !== ''} />
      </Suspense>
    </div>
  );
}

/** Asked for by its key: what stands in it is marked, so that the next search is typed over it. */
function useFocusWhenAsked(field: RefObject<HTMLInputElement | null>, asked: boolean): void {
  useLayoutEffect(() => {
    if (!asked || field.current === null || field.current === document.activeElement) return;
    field.current.focus();
    field.current.select();
  }, [asked, field]);
}

/** Down and Enter lead to the rows; Escape too, where there is no more text that it empties. */
function leadsToRows({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  return key === 'ArrowDown' || key === 'Enter' || (key === 'Escape' && currentTarget.value === '');
}
