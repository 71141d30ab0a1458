/** What the company's products cost those who buy by a list. */
import { type ReactNode, useMemo } from 'react';
import { DefinitionCard } from '@/app/defs/definition-card';
import { DefinitionPage } from '@/app/defs/definition-page';
import { useDefinition } from '@/app/defs/use-definition';
import { useLive } from '@/app/state/use-live';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { listPriceRows, priceListNames } from '@/db/collections/list-price';
import { listProducts } from '@/db/collections/product';
import { priceKind } from './price-kind';
import { type PricedProduct, pricedProducts } from './priced-products';
import { shownListPrice, shownPeriod } from './shown-price';

const NO_PRODUCTS: readonly PricedProduct[] = [];

export default function PricePage(): ReactNode {
  const { db, company } = useWorkspace();
  const today = useToday();
  const products = useLive(
    async () => (await listProducts(db, company.id)).map(({ row: { id, code, name } }) => ({ id, code, name })),
    [db, company.id],
  );
  // One text, so that a change of any price does not make the columns anew while one types into them.
  const lists = useLive(async () => (await priceListNames(db, company.id)).join('\n'), [db, company.id]) ?? '';
  const kind = useMemo(
    () => priceKind(pricedProducts(products ?? NO_PRODUCTS), lists === '' ? [] : lists.split('\n'), today),
    [products, lists, today],
  );
  const definition = useDefinition(listPriceRows);
  return (
    <DefinitionPage
      {...definition}
      card={(price) => (
        <DefinitionCard
          below={`${price.list} · ${shownPeriod(price)}`}
          fact={shownListPrice(price)}
          name={kind.nameOf(price)}
        />
      )}
      kind={kind}
      // Prices without the names of their products would say that those are gone.
      rows={products === undefined ? undefined : definition.rows}
    />
  );
}
