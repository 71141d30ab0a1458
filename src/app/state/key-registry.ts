/**
 * The keys that work now, whatever has the focus: each screen or panel adds its group of the table while it is open.
 * Invariants: of two that want the same key the one that was added last has it; those that work anywhere are below all others,
 * whenever they were added (the frame's effects run after those of a page that is drawn with it).
 */
import { KEY_TABLE, type KeyBinding, type KeyGroup, type KeyGroupName } from './keys-table';

interface Registered {
  readonly group: KeyGroupName;
  /** Undefined where the key does nothing now, and is left to those below. */
  readonly actionOf: (name: string) => (() => void) | undefined;
}

export interface ActiveKey {
  readonly keys: readonly string[];
  readonly run: () => void;
}

export interface KeyRegistry {
  /** Gives what takes them away again. */
  readonly add: (registered: Registered) => () => void;
  /** The last added first; in the sheet of a row those that are about it alone. */
  readonly active: (inSheet: boolean) => readonly ActiveKey[];
}

export function createKeyRegistry(): KeyRegistry {
  let stack: readonly Registered[] = [];
  return {
    add: (registered) => {
      stack = registered.group === 'anywhere' ? [...stack, registered] : [registered, ...stack];
      return () => {
        stack = stack.filter((each) => each !== registered);
      };
    },
    active: (inSheet) => stack.filter(({ group }) => !inSheet || isOfRow(KEY_TABLE[group])).flatMap(activeOf),
  };
}

function isOfRow({ ofRow }: KeyGroup): boolean {
  return ofRow === true;
}

function activeOf({ group, actionOf }: Registered): readonly ActiveKey[] {
  return Object.entries<KeyBinding>(KEY_TABLE[group].bindings).flatMap(([name, { keys }]) => {
    const run = actionOf(name);
    return run === undefined ? [] : [{ keys, run }];
  });
}

/** The page's own. */
export const keyRegistry = createKeyRegistry();
