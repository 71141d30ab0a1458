import { useCallback, useRef, useState } from 'react';
import type * as v from 'valibot';
import { keptState } from './kept-state';
import { useWorkspace } from './workspace';

/** By the company: what one looked for among one firm's invoices is not asked of another's. */
export function keptName(company: { readonly id: number | string }, name: string): string {
  return `${company.id} ${name}`;
}

/** State of a screen that survives a reload and leaving the screen (kept-state.ts), in the open company. */
export function useKept<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
): readonly [T, (change: (before: T) => T) => void] {
  const { company } = useWorkspace();
  return useKeptAt(keptName(company, name), schema, initial);
}

/** The same for a screen that is of no company: what is looked for there stays as it is while one goes from firm to firm. */
export function useKeptAt<T>(
  place: string,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
): readonly [T, (change: (before: T) => T) => void] {
  const [value, setValue] = useState<T>(() => keptState.read(place, schema) ?? initial);
  const latest = useRef(value);
  const change = useCallback(
    (next: (before: T) => T): void => {
      latest.current = next(latest.current);
      keptState.write(place, latest.current);
      setValue(latest.current);
    },
    [place],
  );
  return [value, change];
}
