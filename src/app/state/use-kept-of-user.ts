import type * as v from 'valibot';
import { useKeptAt } from './use-kept';
import { useWorkspace } from './workspace';

/** State of a screen of all companies that survives a reload, by the user: a tab may be reloaded as somebody else's. */
export function useKeptOfUser<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
): readonly [T, (change: (before: T) => T) => void] {
  const { user } = useWorkspace();
  return useKeptAt(`all ${name} ${user.id}`, schema, initial);
}
