/** Recognises keys and sequences of keys of the table. Pure: time and the element typed in are arguments. */
export interface SequenceState {
  readonly first: string | null;
  readonly at: number;
}

/** The second key of a sequence must follow within this time. */
const SEQUENCE_MS = 1200;

export const NO_SEQUENCE: SequenceState = { first: null, at: 0 };

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export interface Recognised<Name extends string> {
  readonly state: SequenceState;
  readonly name: Name | null;
}

function nameOf(pressed: Pressed): string {
  const key = pressed.key.length === 1 ? pressed.key.toUpperCase() : pressed.key;
  return pressed.ctrlKey || pressed.metaKey ? `Ctrl ${key}` : pressed.altKey ? `Alt ${key}` : key;
}

/** The binding that this key completes; while text is typed only those with Ctrl count. */
export function recogniseKey<Name extends string>(
  bindings: Readonly<Record<Name, readonly string[]>>,
  state: SequenceState,
  pressed: Pressed,
  now: number,
  typing: boolean,
): Recognised<Name> {
  const name = nameOf(pressed);
  if (typing && !name.startsWith('Ctrl ')) return { state: NO_SEQUENCE, name: null };
  const wanted = state.first !== null && now - state.at < SEQUENCE_MS ? `${state.first} ${name}` : name;
  const entries = Object.entries<readonly string[]>(bindings);
  const found =
    entries.find(([, keys]) => keys.join(' ') === wanted) ?? entries.find(([, keys]) => keys.join(' ') === name);
  if (found !== undefined) return { state: NO_SEQUENCE, name: found[0] as Name };
  const begins = entries.some(([, keys]) => keys.length === 2 && keys[0] === name);
  return { state: begins ? { first: name, at: now } : NO_SEQUENCE, name: null };
}
