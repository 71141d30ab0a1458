/** The products that prices are of, found by id, by what a cell of a table says, and by typing. Pure. */
import type { FieldOption } from '@/app/defs/definition-field';
import { fold } from '@/domain/text/fold';

export interface PricedProduct {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** What a text says: one product, several of one name, or none. */
type FoundProduct = { readonly kind: 'one'; readonly id: string } | { readonly kind: 'several' | 'none' };

export interface PricedProducts {
  readonly byId: ReadonlyMap<string, PricedProduct>;
  /** By its code, else by its name, whatever the accents. */
  readonly find: (text: string) => FoundProduct;
  /** As `find` takes it back: the code, else the name; '' for one that is gone. */
  readonly write: (id: string) => string;
  /** For what is typed, at most eight. */
  readonly offers: (query: string) => readonly FieldOption[];
}

const MOST_OFFERED = 8;

export function pricedProducts(products: readonly PricedProduct[]): PricedProducts {
  const byId = new Map(products.map((product) => [product.id, product]));
  const byCode = idsBy(products, ({ code }) => code);
  const byName = idsBy(products, ({ name }) => name);
  const find = (text: string): FoundProduct => {
    const folded = fold(text);
    const [id, other] = byCode.get(folded) ?? byName.get(folded) ?? [];
    if (id === undefined) return { kind: 'none' };
    return other === undefined ? { kind: 'one', id } : { kind: 'several' };
  };
  return {
    byId,
    find,
    write: (id) => {
      const { code = '', name = '' } = byId.get(id) ?? {};
      return code.trim() === '' ? name : code;
    },
    offers: (query) => {
      const wanted = fold(query);
      const found: FieldOption[] = [];
      for (const { id, code, name } of products) {
        if (found.length === MOST_OFFERED) break;
        if (fold(`${name} ${code}`).includes(wanted)) found.push({ value: id, label: productLabel({ code, name }) });
      }
      return found;
    },
  };
}

export function productLabel({ code, name }: Pick<PricedProduct, 'code' | 'name'>): string {
  return code.trim() === '' ? name : `${name} · ${code}`;
}

/** Blank texts name nothing. */
function idsBy(
  products: readonly PricedProduct[],
  of: (product: PricedProduct) => string,
): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const product of products) {
    const key = fold(of(product));
    if (key === '') continue;
    const same = ids.get(key);
    if (same === undefined) ids.set(key, [product.id]);
    else same.push(product.id);
  }
  return ids;
}
