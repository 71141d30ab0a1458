import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface PageHeaderProps {
  readonly title: string;
  /** Beside the title in grey: „112 din 1.284”. */
  readonly note?: ReactNode;
  readonly badge?: ReactNode;
  /** Icon buttons and buttons, the primary one last. */
  readonly actions?: ReactNode;
  /** Before the title: a way back. */
  readonly lead?: ReactNode;
  /** 48 px, for the page of one thing. */
  readonly compact?: boolean;
}

/** The head of a page: its one h1, which takes the focus when the route changes. */
export function PageHeader({ title, note, badge, actions, lead, compact = false }: PageHeaderProps) {
  return (
    <header
      className={classNames(
        'flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 px-6 phone:min-h-0 phone:px-4',
        compact ? 'min-h-[48px] py-2' : 'min-h-[64px] py-3',
      )}
    >
      {lead}
      <h1 tabIndex={-1} className={compact ? 'text-16 font-semibold' : 'text-20 font-semibold phone:text-16'}>
        {title}
      </h1>
      {badge}
      {note !== undefined && <span className="text-13 tabular-nums text-text-3">{note}</span>}
      {actions !== undefined && (
        // Fields among the buttons are as high as these.
        <div className="ml-auto flex flex-wrap items-center gap-2 desktop:[&_:is(input,select)]:h-8 desktop:[&_:is(input,select)]:text-13">
          {actions}
        </div>
      )}
    </header>
  );
}
