import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** One sentence: why nothing is here. */
  readonly title: string;
  /** What else may help, in grey. */
  readonly text?: ReactNode;
  /** One action. */
  readonly action?: ReactNode;
  readonly note?: ReactNode;
}

/** An empty list says what to do. */
export function EmptyState({ title, text, action, note }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-[480px] flex-col items-center gap-3 px-6 py-12 text-center">
      <p className="text-16 font-semibold text-text">{title}</p>
      {text !== undefined && <p className="text-13 text-text-2">{text}</p>}
      {action}
      {note !== undefined && <p className="text-12 text-text-3">{note}</p>}
    </div>
  );
}
