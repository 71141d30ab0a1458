import { CircleCheck, CloudDownload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { COLLECTION_WORDS, WORDED_COLLECTIONS } from '@/app/texts/collection-words';
import { loadTexts } from '@/app/texts/load-texts';
import { countText } from '@/app/ui/words/amount-text';
import { ROWS_NAMES } from '@/db/collections/collections';
import { countRows } from '@/db/rows/list-rows';
import { archiveSearch } from '@/workers/archive-search/archive-search';
import type { YearCount } from '@/workers/archive-search/count-by-year';

/** The worker is asked again this often while rows come. */
const ASK_MS = 1_000;

/** What this device has of the company, by kind, invoices by year with the newest first. */
export function LoadedCounts({ loading }: { readonly loading: boolean }) {
  const { db, company, companies } = useWorkspace();
  const years = useYears(loading);
  const counts = useLive(async () => {
    const told = ROWS_NAMES.flatMap((name) => {
      const { loaded } = COLLECTION_WORDS[name];
      return loaded === null ? [] : [{ name, loaded }];
    });
    const inOrder = told.sort((a, b) => WORDED_COLLECTIONS.indexOf(a.name) - WORDED_COLLECTIONS.indexOf(b.name));
    return Promise.all(
      inOrder.map(async ({ name, loaded }) => [loaded, await countRows(db[name], company.id)] as const),
    );
  }, [db, company.id]);
  const rows: readonly (readonly [string, number])[] = [
    [loadTexts.companies, companies.length],
    ...(counts ?? []),
    ...years.map(({ year, count }) => [loadTexts.issuedIn(year), count] as const),
  ];
  // Everything but the archive comes with the first pages.
  const Icon = loading ? CloudDownload : CircleCheck;
  return (
    <dl className="divide-y divide-border">
      {rows.map(([name, count]) => (
        <div key={name} className="flex h-11 items-center gap-3 px-4 text-13">
          <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={loading ? 'text-text-3' : 'text-ok-fill'} />
          <dt className="flex-1">{name}</dt>
          <dd className="tabular-nums">{countText(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Counted by the search worker over its snapshot: counting an index of 100,000 rows takes half a second each time. */
function useYears(loading: boolean): readonly YearCount[] {
  const { db, company } = useWorkspace();
  const [years, setYears] = useState<readonly YearCount[]>([]);
  useEffect(() => {
    let current = true;
    const ask = (): void => {
      archiveSearch
        .call(async (api) => {
          await api.prepare(db.name, company.id);
          return api.countByYear();
        })
        .then(
          (counted) => current && setYears(counted),
          (error: unknown) => console.error('The years could not be counted:', error),
        );
    };
    ask();
    const timer = loading ? setInterval(ask, ASK_MS) : undefined;
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [db.name, company.id, loading]);
  return years;
}
