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
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey?: boolean;
}

export interface Recognised<Bound> {
  readonly state: SequenceState;
  readonly bound: Bound | null;
}

/**
 * As the table writes it: `Ctrl K`, `Alt 1`, `Shift F8`, `?`. Alt gives other characters on many keyboards, so that a
 * figure is known by its place; Shift is named only beside keys that type nothing.
 */
export function nameOf({ key, code = '', ctrlKey, metaKey, altKey, shiftKey = false }: Pressed): string {
  const ctrl = ctrlKey || metaKey;
  const figure = /^Digit(\d)$/.exec(code)?.[1];
  const plain = key.length === 1 ? key.toUpperCase() : key;
  if (altKey && !ctrl) return `Alt ${figure ?? plain}`;
  if (ctrl) return `Ctrl ${plain}`;
  return shiftKey && key.length > 1 ? `Shift ${plain}` : plain;
}

/** While text is typed letters and arrows are the field's; these are not. */
function reachesOut(name: string): boolean {
  return name.startsWith('Ctrl ') || name === 'Escape' || name === 'F1';
}

/** The binding that this key completes; of several the first. */
export function recogniseKey<Bound extends { readonly keys: readonly string[] }>(
  bindings: readonly Bound[],
  state: SequenceState,
  pressed: Pressed,
  now: number,
  typing: boolean,
): Recognised<Bound> {
  const name = nameOf(pressed);
  if (typing && !reachesOut(name)) return { state: NO_SEQUENCE, bound: null };
  const wanted = state.first !== null && now - state.at < SEQUENCE_MS ? `${state.first} ${name}` : name;
  const at = (keys: string): Bound | undefined => bindings.find((bound) => bound.keys.join(' ') === keys);
  const bound = at(wanted) ?? at(name);
  if (bound !== undefined) return { state: NO_SEQUENCE, bound };
  const begins = bindings.some(({ keys }) => keys.length === 2 && keys[0] === name);
  return { state: begins ? { first: name, at: now } : NO_SEQUENCE, bound: null };
}
