import { useCallback } from 'react';
import type { Company } from '@/api/entities/company';
import { useAtTest } from '@/app/state/use-at-test';
import { useWorkspace } from '@/app/state/workspace';
import { loadMaking } from '../archive/load-making';
import type { MonthFormat } from './month-formats';

/** What collects them comes with the first press. */
const load = () => import('./month-making');

/** Gives the person a month of several companies as files; it goes on, in sight, where they leave the page. */
export function useMonthDownload(): (
  companies: readonly Company[],
  month: string,
  formats: readonly MonthFormat[],
) => Promise<void> {
  const { db, sync } = useWorkspace();
  const atTest = useAtTest();
  return useCallback(
    async (companies, month, formats) => {
      const { fetchDocument } = sync;
      await (await loadMaking(load))?.saveMonth({ db, atTest, fetchDocument }, { companies, month, formats });
    },
    [db, sync, atTest],
  );
}
