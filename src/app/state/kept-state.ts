/**
 * What of the screens survives a reload of the tab and leaving the screen: filters, order, the row, how far it was scrolled.
 * Invariants: session storage holds what is held here, newest last; at most MAX_ENTRIES, none longer than MAX_LENGTH; nothing
 * is left after `forget`, which signing out calls.
 */
import type * as v from 'valibot';

export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface KeptState {
  /** Undefined where nothing is kept, or where another version kept what this one cannot read. */
  readonly read: <T>(name: string, schema: v.GenericSchema<unknown, T>) => T | undefined;
  /** As it stands in the storage, judged by nobody. */
  readonly unread: (name: string) => unknown;
  readonly write: (name: string, value: unknown) => void;
  readonly forget: () => void;
}

const KEY = 'condica.screens';
export const MAX_ENTRIES = 60;
/** Of one value as JSON, in characters. */
export const MAX_LENGTH = 4000;

export function createKeptState(storage: KeptStorage): KeptState {
  let entries = new Map<string, unknown>(readEntries(storage));
  return {
    read: (name, schema) => {
      // What the schemas themselves carry: the library that reads them comes with those who have one.
      const kept = schema['~standard'].validate(entries.get(name));
      return kept instanceof Promise || kept.issues !== undefined ? undefined : kept.value;
    },
    unread: (name) => entries.get(name),
    write: (name, value) => {
      if (JSON.stringify(value).length > MAX_LENGTH) return;
      entries.delete(name);
      entries = new Map([...entries, [name, value] as const].slice(-MAX_ENTRIES));
      quietly(() => storage.setItem(KEY, JSON.stringify([...entries])));
    },
    forget: () => {
      entries.clear();
      quietly(() => storage.removeItem(KEY));
    },
  };
}

function readEntries(storage: KeptStorage): readonly (readonly [string, unknown])[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) && stored.every(isEntry) ? stored.slice(-MAX_ENTRIES) : [];
  } catch {
    return [];
  }
}

function isEntry(stored: unknown): stored is readonly [string, unknown] {
  return Array.isArray(stored) && typeof stored[0] === 'string';
}

/** A storage that refuses only forgets at the next reload. */
function quietly(write: () => void): void {
  try {
    write();
  } catch (error) {
    console.warn('The screens’ state is not mirrored:', error);
  }
}

/** Where the browser gives no storage, or none exists, it lasts as long as the page. */
function pageStorage(): KeptStorage {
  try {
    if (globalThis.sessionStorage !== undefined) return globalThis.sessionStorage;
  } catch {
    // Refused by the browser's settings.
  }
  return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
}

/** The tab's own. */
export const keptState = createKeptState(pageStorage());
