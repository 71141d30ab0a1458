import type { ReactNode } from 'react';

interface CardProps {
  readonly title?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A surface with an edge; never inside another. */
export function Card({ title, actions, children }: CardProps) {
  return (
    <section className="rounded-2 border border-border bg-surface p-4">
      {title !== undefined && (
        <header className="mb-3 flex items-center justify-between gap-2">
          <h2 className="text-13 font-semibold text-text-2">{title}</h2>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}
