import { useCallback, useEffect, useState } from 'react';
import type { Partner } from '@/api/entities/partner';
import type { Product } from '@/api/entities/product';
import { useLineSearch } from '@/app/invoices/archive/use-line-search';
import { useWorkspace } from '@/app/state/workspace';
import { useSearch } from '@/app/ui/fields/use-search';
import { listPartners } from '@/db/collections/partner';
import { listProducts } from '@/db/collections/product';
import type { RowView } from '@/db/rows/stored-row';
import { archiveSearch } from '@/workers/archive-search/archive-search';
import { type FoundInvoices, findInvoices, NO_INVOICES } from './find-invoices';
import { readPaletteQuery, wants } from './palette-groups';

export interface PaletteAnswers {
  readonly invoices: FoundInvoices;
  /** Every invoice of this device was searched; false while the archive is being read. */
  readonly complete: boolean;
  /** The lines of invoices were searched, too. */
  readonly withLines: boolean;
  /** Why they were not yet; null where they were. */
  readonly linesNote: string | null;
  readonly partners: readonly RowView<Partner>[];
  readonly products: readonly RowView<Product>[];
}

const NOTHING: PaletteAnswers = {
  ...{ invoices: NO_INVOICES, partners: [], products: [] },
  ...{ complete: true, withLines: true, linesNote: null },
};
const FEWEST_LETTERS = 2;
/** Rows of a group; the list itself is one step further. */
const GROUP_ROWS = 5;

/** What this device knows of what is typed; nothing until two characters are. */
export function usePaletteAnswers(typed: string): PaletteAnswers {
  const { db, company } = useWorkspace();
  const built = useBuiltSnapshot();
  const { whole: withLines, note: linesNote } = useLineSearch(looksForInvoices(typed));
  const search = useCallback(
    async (query: string): Promise<readonly PaletteAnswers[]> => {
      const { scope, text } = readPaletteQuery(query);
      if (text.length < FEWEST_LETTERS) return [];
      const limit = scope === 'everything' ? GROUP_ROWS : GROUP_ROWS * 3;
      const [invoices, partners, products] = await Promise.all([
        wants(scope, 'invoices') ? findInvoices(db, text, limit) : NO_INVOICES,
        wants(scope, 'partners') ? listPartners(db, company.id, { text, limit }) : [],
        wants(scope, 'products') ? listProducts(db, company.id, { text, limit }) : [],
      ]);
      return [{ invoices, partners, products, complete: built, withLines, linesNote: null }];
    },
    // Asked again once the whole archive is in the snapshot, and once the lines are here.
    [db, company.id, built, withLines],
  );
  const answers = useSearch(search, typed, true).options[0] ?? NOTHING;
  return { ...answers, linesNote };
}

function looksForInvoices(typed: string): boolean {
  const { scope, text } = readPaletteQuery(typed);
  return wants(scope, 'invoices') && text.length >= FEWEST_LETTERS;
}

/** Whether the worker has the whole archive; it is built here where no list did it before. */
function useBuiltSnapshot(): boolean {
  const { db, company } = useWorkspace();
  const [built, setBuilt] = useState(false);
  useEffect(() => {
    let current = true;
    archiveSearch
      .call((api) => api.prepare(db.name, company.id))
      .then(
        () => current && setBuilt(true),
        (error: unknown) => console.error('The archive could not be searched:', error),
      );
    return () => {
      current = false;
    };
  }, [db.name, company.id]);
  return built;
}
