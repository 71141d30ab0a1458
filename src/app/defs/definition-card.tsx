import type { ReactNode } from 'react';

export interface DefinitionCardProps {
  readonly name: string;
  /** At the right of the name. */
  readonly fact: string;
  /** Under the name; '' leaves the line out. */
  readonly below: string;
}

/** A definition on the phone, with three facts. */
export function DefinitionCard({ name, fact, below }: DefinitionCardProps): ReactNode {
  return (
    <>
      <span className="flex justify-between gap-3 text-14">
        <span className="truncate font-medium">{name}</span>
        <span className="shrink-0 text-text-2 tabular-nums">{fact}</span>
      </span>
      {below !== '' && <span className="mt-0.5 block truncate text-13 text-text-2 tabular-nums">{below}</span>}
    </>
  );
}
