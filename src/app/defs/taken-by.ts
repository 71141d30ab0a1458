/** Which other rows have the code or the name of this one, answered from the device as AvailableProduct asks the server. Pure. */
import { sameProductText } from '@/domain/text/product-names';

interface NamedRow {
  readonly id: string;
  readonly content: { readonly code: string; readonly name: string };
}

export interface TakenBy {
  /** The names of those with this code, and of those with this name; letter case and diacritics do not count. */
  readonly code: readonly string[];
  readonly name: readonly string[];
}

/** `id`: of the row itself; undefined while it is new. */
export function takenBy(
  { code, name }: NamedRow['content'],
  id: string | undefined,
  rows: readonly NamedRow[],
): TakenBy {
  const others = rows.filter((row) => row.id !== id).map(({ content }) => content);
  const named = (of: 'code' | 'name', text: string): readonly string[] =>
    text.trim() === ''
      ? []
      : others.filter((other) => sameProductText(other[of], text, false)).map((other) => other.name);
  return { code: named('code', code), name: named('name', name) };
}
