import { useCallback } from 'react';
import type { Partner } from '@/api/entities/partner';
import type { Product } from '@/api/entities/product';
import { useWorkspace } from '@/app/state/workspace';
import { useSearch } from '@/app/ui/use-search';
import type { ArchiveView } from '@/db/archive/archive-queries';
import { listPartners } from '@/db/partners/partner-queries';
import { listProducts } from '@/db/products/product-queries';
import type { RowView } from '@/db/rows/stored-row';
import { findInvoices } from './find-invoices';
import { readPaletteQuery, wants } from './palette-groups';

export interface PaletteAnswers {
  readonly invoices: readonly ArchiveView[];
  readonly partners: readonly RowView<Partner>[];
  readonly products: readonly RowView<Product>[];
}

const NOTHING: PaletteAnswers = { invoices: [], partners: [], products: [] };
/** Rows of a group; the list itself is one step further. */
const GROUP_ROWS = 5;

/** What this device knows of what is typed; nothing until two characters are. */
export function usePaletteAnswers(typed: string): PaletteAnswers {
  const { db, company } = useWorkspace();
  const search = useCallback(
    async (query: string): Promise<readonly PaletteAnswers[]> => {
      const { scope, text } = readPaletteQuery(query);
      if (text.length < 2) return [];
      const limit = scope === 'everything' ? GROUP_ROWS : GROUP_ROWS * 3;
      const [invoices, partners, products] = await Promise.all([
        wants(scope, 'invoices') ? findInvoices(db, company.id, text, limit) : [],
        wants(scope, 'partners') ? listPartners(db, company.id, { text, limit }) : [],
        wants(scope, 'products') ? listProducts(db, company.id, { text, limit }) : [],
      ]);
      return [{ invoices, partners, products }];
    },
    [db, company.id],
  );
  return useSearch(search, typed, true).options[0] ?? NOTHING;
}
