import type { ReactNode } from 'react';

interface LookSectionProps {
  readonly head: string;
  readonly about?: string;
  readonly children: ReactNode;
}

/** One group of choices, under its name. */
export function LookSection({ head, about, children }: LookSectionProps): ReactNode {
  return (
    <fieldset className="min-w-0 border-border border-b px-6 py-4 phone:px-4">
      <legend className="float-left mb-2 flex w-full flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-13">{head}</span>
        {about !== undefined && <span className="text-12 text-text-3">{about}</span>}
      </legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
