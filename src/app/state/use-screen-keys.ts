import { useLayoutEffect, useRef } from 'react';
import { keyRegistry } from './key-registry';
import type { KeyActions, KeyGroupName } from './keys-table';

/** The keys of a group work while the component is shown, as its actions were last given. */
export function useScreenKeys<Group extends KeyGroupName>(group: Group, actions: KeyActions<Group>): void {
  const live = useRef<Readonly<Record<string, (() => void) | undefined>>>(actions);
  useLayoutEffect(() => {
    live.current = actions;
  });
  // In the step that draws it: a key pressed as soon as it is seen is heard.
  useLayoutEffect(() => keyRegistry.add({ group, actionOf: (name) => live.current[name] }), [group]);
}
