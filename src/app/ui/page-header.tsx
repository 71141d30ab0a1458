import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: string;
  /** Beside the title in grey: „112 din 1.284”. */
  readonly note?: ReactNode;
  readonly badge?: ReactNode;
  /** Icon buttons and buttons, the primary one last. */
  readonly actions?: ReactNode;
  /** Before the title: a way back. */
  readonly lead?: ReactNode;
}

/** The head of a page: its one h1, which takes the focus when the route changes. */
export function PageHeader({ title, note, badge, actions, lead }: PageHeaderProps) {
  return (
    <header className="flex min-h-[64px] shrink-0 flex-wrap items-center gap-x-3 gap-y-2 px-6 py-3 phone:min-h-0 phone:px-4">
      {lead}
      <h1 tabIndex={-1} className="text-20 font-semibold phone:text-16">
        {title}
      </h1>
      {badge}
      {note !== undefined && <span className="text-13 tabular-nums text-text-3">{note}</span>}
      {actions !== undefined && <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
