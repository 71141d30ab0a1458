/** What the company sells. */
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { ProductContent } from '@/api/entities/product';
import type { VatRate } from '@/api/entities/vat-rate';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { addProduct, listProducts, productById, removeProduct, updateProduct } from '@/db/collections/product';
import { listVatRates } from '@/db/collections/vat-rate';
import type { CommandContext } from '@/db/command-context';
import type { DefinitionActions, DefinitionRow } from '../definition-list';
import { addedId, checkChanged } from '../definition-outcome';
import { DefinitionPage } from '../definition-page';
import { entityId } from '../entity-id';
import { ProductCard } from './product-card';
import { productKind } from './product-kind';
import { standardRate } from './standard-rate';

const NO_RATES: readonly VatRate[] = [];

export default function ProductPage(): ReactNode {
  const { db, company, commands } = useWorkspace();
  const [search] = useSearchParams();
  const rates =
    useLive(async () => (await listVatRates(db, company.id)).map(({ row }) => row), [db, company.id]) ?? NO_RATES;
  const kind = useMemo(() => productKind(standardRate(rates)), [rates]);
  const actions = useMemo(() => productActions(commands), [commands]);
  const rows = useLive(async () => (await listProducts(db, company.id)).map(productRow), [db, company.id]);
  return (
    <DefinitionPage
      actions={actions}
      card={(product) => <ProductCard product={product} />}
      kind={kind}
      openAtFirst={search.get('id')}
      rows={rows}
    />
  );
}

type View = Awaited<ReturnType<typeof listProducts>>[number];

function productRow({ row: { id, ...content }, pending }: View): DefinitionRow<ProductContent> {
  return { id, content, pending };
}

function productActions(commands: CommandContext): DefinitionActions<ProductContent> {
  return {
    add: async (content) => addedId(await addProduct(commands, content)),
    update: async (id, changes) => {
      const view = await productById(commands.db, id);
      if (view === null) return;
      const { id: productId, ...seen } = view.row;
      checkChanged(await updateProduct(commands, productId, seen, { ...seen, ...changes }));
    },
    remove: async (id) => {
      await removeProduct(commands, entityId(id));
    },
  };
}
