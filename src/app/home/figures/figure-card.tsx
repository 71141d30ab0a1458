import type { ReactNode } from 'react';

interface FigureCardProps {
  readonly id: string;
  readonly title: string;
  /** At the end of the head: keys of the colours, what is shown. */
  readonly controls: ReactNode;
  readonly children: ReactNode;
}

/** A card of the home page's figures, named by its head. */
export function FigureCard({ id, title, controls, children }: FigureCardProps): ReactNode {
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 border border-border bg-surface p-4 desktop:rounded-2 phone:border-x-0"
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-13 font-semibold" id={id}>
          {title}
        </h2>
        <span className="ml-auto flex items-center gap-4 text-12 text-text-2">{controls}</span>
      </div>
      {children}
    </section>
  );
}
