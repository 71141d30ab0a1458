import type { KeyedText } from '@/db/drafts/unsaved-copy';

/** A browser's local storage with room for texts of `room` characters. */
export function memoryStorage(room = Number.POSITIVE_INFINITY): KeyedText {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
  };
}
