import type { ReactNode } from 'react';
import { useLineSearch } from '../archive/use-line-search';

/** Under the field of a search by text, until the lines are searched too. */
export default function LineSearchNote({ searching }: { readonly searching: boolean }): ReactNode {
  const { note } = useLineSearch(searching);
  return (
    <p aria-live="polite" className={note === null ? 'sr-only' : 'pt-1 text-12 text-text-2 phone:pb-2'}>
      {note}
    </p>
  );
}
