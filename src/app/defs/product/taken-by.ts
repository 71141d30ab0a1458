/** Which other products have the code or the name of this one: as AvailableProduct asks the server, answered from the device. Pure. */
import type { ProductContent } from '@/api/entities/product';
import { sameProductText } from '@/domain/text/product-names';

interface NamedProduct {
  readonly id: string;
  readonly content: Pick<ProductContent, 'code' | 'name'>;
}

export interface TakenBy {
  /** The names of those with this code, and of those with this name; letter case and diacritics do not count. */
  readonly code: readonly string[];
  readonly name: readonly string[];
}

/** `id`: of the product itself; undefined while it is new. */
export function takenBy(
  { code, name }: NamedProduct['content'],
  id: string | undefined,
  rows: readonly NamedProduct[],
): TakenBy {
  const others = rows.filter((row) => row.id !== id).map(({ content }) => content);
  const named = (of: 'code' | 'name', text: string): readonly string[] =>
    text.trim() === ''
      ? []
      : others.filter((other) => sameProductText(other[of], text, false)).map((other) => other.name);
  return { code: named('code', code), name: named('name', name) };
}
