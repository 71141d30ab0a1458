import type { ReactNode } from 'react';
import { correctionTexts } from './correction-texts';

interface ActsBarProps {
  /** Why something cannot be done; '' where nothing is to be said. */
  readonly note: string;
  readonly children: ReactNode;
}

/** The line under a page's head with what can be done about another's invoice. */
export function ActsBar({ note, children }: ActsBarProps): ReactNode {
  return (
    <section
      aria-label={correctionTexts.region}
      className="flex shrink-0 flex-wrap items-center gap-2 border-border border-b bg-surface px-6 py-2 phone:px-4"
    >
      {note !== '' && <p className="min-w-0 flex-1 break-words text-13 text-text-2">{note}</p>}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">{children}</div>
    </section>
  );
}
