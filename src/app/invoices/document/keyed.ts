/** Keys for what a document lists: foreign ones repeat line numbers, texts and rates, and React wants each key once. */
export interface Keyed<T> {
  readonly key: string;
  readonly value: T;
}

/** `keyOf` may say the same of several; the second of a kind gets its count. */
export function keyed<T>(values: readonly T[], keyOf: (value: T) => string): readonly Keyed<T>[] {
  const counts = new Map<string, number>();
  return values.map((value) => {
    const name = keyOf(value);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return { key: count === 0 ? name : `${name} ${count}`, value };
  });
}

export const keyedTexts = (texts: readonly string[]): readonly Keyed<string>[] => keyed(texts, (text) => text);
