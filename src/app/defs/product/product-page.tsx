/** What the company sells. */
import { type ReactNode, useMemo } from 'react';
import type { VatRate } from '@/api/entities/vat-rate';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { productRows } from '@/db/collections/product';
import { vatRateRows } from '@/db/collections/vat-rate';
import { DefinitionPage } from '../definition-page';
import { TakenNote } from '../taken-note';
import { useDefinition } from '../use-definition';
import { ProductCard } from './product-card';
import { groupsOf } from './product-fields';
import { productKind } from './product-kind';
import { productTexts } from './product-texts';
import { standardRate } from './standard-rate';

const NO_RATES: readonly VatRate[] = [];
const NO_ROWS: readonly never[] = [];

export default function ProductPage(): ReactNode {
  const { db, company } = useWorkspace();
  const rates =
    useLive(async () => (await vatRateRows.list(db, company.id)).map(({ row }) => row), [db, company.id]) ?? NO_RATES;
  const definition = useDefinition(productRows);
  const rows = definition.rows ?? NO_ROWS;
  const groups = useMemo(() => groupsOf(rows).join('\n'), [rows]);
  // One text, so that a change of any product does not make the columns anew while one types into them.
  const kind = useMemo(
    () => productKind(standardRate(rates), groups === '' ? [] : groups.split('\n')),
    [rates, groups],
  );
  return (
    <DefinitionPage
      {...definition}
      card={(product) => <ProductCard product={product} />}
      kind={kind}
      panelHead={(product, _change, id) => (
        <TakenNote content={product} id={id} rows={rows} words={productTexts.taken} />
      )}
    />
  );
}
