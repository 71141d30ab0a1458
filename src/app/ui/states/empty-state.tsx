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
    <div className="mx-auto flex min-h-[60%] max-w-[560px] flex-col items-center justify-center px-6 py-12 text-center">
      <p className="text-16 font-semibold text-text">{title}</p>
      {text !== undefined && <p className="mt-1 text-14 text-text-2">{text}</p>}
      {action !== undefined && <div className="mt-5">{action}</div>}
      {note !== undefined && <p className="mt-4 text-12 text-text-3">{note}</p>}
    </div>
  );
}
