import type { ReactNode } from 'react';
import { countText } from '@/app/ui/words/amount-text';

interface PanelSectionProps {
  readonly title: string;
  readonly count?: number | undefined;
  readonly children: ReactNode;
}

/** A part of the panel under its small head. */
export function PanelSection({ title, count, children }: PanelSectionProps) {
  return (
    <section className="border-b border-border px-5 py-3 text-13 phone:px-4">
      <h3 className="mb-1.5 font-semibold">
        {title}
        {count !== undefined && <span className="ml-2 font-normal tabular-nums text-text-3">{countText(count)}</span>}
      </h3>
      {children}
    </section>
  );
}
