/** What is new in the month of some companies is given „vizată”, with one way back for all (picture 23: „văzut tot ce e nou”). */
import { useCallback } from 'react';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { unmarkedIds } from '@/db/archive/company-month';
import { useMarkingOfCompanies } from '../archive/marks/use-marking';
import type { InboxRow } from './inbox-rows';
import { inboxTexts } from './inbox-texts';

/** `month`: `yyyy-MM`. Also without network; where nothing is new the person is told. */
export function useMarkNew(month: string): (rows: readonly InboxRow[]) => Promise<void> {
  const { db } = useWorkspace();
  const mark = useMarkingOfCompanies();
  return useCallback(
    async (rows) => {
      const documents = await Promise.all(
        rows.map(async ({ company }) => ({ companyId: company.id, ids: await unmarkedIds(db, company.id, month) })),
      );
      const fresh = documents.filter(({ ids }) => ids.length > 0);
      if (fresh.length === 0) addAlert({ type: 'info', message: inboxTexts.nothingNew(rows.length) });
      else await mark(fresh, 'approved', true);
    },
    [db, mark, month],
  );
}
