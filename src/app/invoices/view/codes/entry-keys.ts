/** What a key does while an own code is typed. */
export type EntryMove = 'up' | 'down' | 'take' | 'leave';

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Null: the key is the field's. */
export function entryMove(event: PressedKey): EntryMove | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key === 'ArrowUp') return 'up';
  if (event.key === 'ArrowDown') return 'down';
  if (event.key === 'Enter') return 'take';
  return event.key === 'Escape' ? 'leave' : null;
}
