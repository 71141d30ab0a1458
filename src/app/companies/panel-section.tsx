import type { ReactNode } from 'react';

interface PanelSectionProps {
  readonly head: string;
  /** Beside the head, in quieter words. */
  readonly note?: string;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a company's panel. */
export function PanelSection({ head, note, badge, children }: PanelSectionProps) {
  return (
    <section
      aria-label={head}
      className="flex flex-col gap-3 border-b border-border px-5 py-4 last:border-0 phone:px-4"
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-13 font-semibold">
          {head}
          {note !== undefined && <span className="ml-2 font-normal text-text-2">{note}</span>}
        </h3>
        {badge}
      </div>
      {children}
    </section>
  );
}
