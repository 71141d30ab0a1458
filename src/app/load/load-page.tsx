import { ArrowRight } from 'lucide-react';
import { links } from '@/app/routes/links';
import { isBuilt } from '@/app/routes/route-pages';
import { useLive } from '@/app/state/use-live';
import { useSyncStatus } from '@/app/state/use-sync-status';
import { useWorkspace } from '@/app/state/workspace';
import { loadTexts } from '@/app/texts/load-texts';
import { countText } from '@/app/ui/amount-text';
import { ButtonLink } from '@/app/ui/button-link';
import { ProgressBar } from '@/app/ui/progress-bar';
import { archiveCount } from '@/db/archive/archive-queries';

/** The first load of a company: what can be done comes before how much is left. */
export default function LoadPage() {
  const { connected, pulling } = useSyncStatus();
  const state = connected === false ? 'offline' : pulling === null ? 'done' : 'loading';
  const words = {
    done: { title: loadTexts.doneTitle, text: loadTexts.doneText },
    offline: { title: loadTexts.offlineTitle, text: loadTexts.offlineText },
    loading: { title: loadTexts.loadingTitle, text: loadTexts.loadingText },
  }[state];
  return (
    <div className="mx-auto w-full max-w-[960px] px-6 py-10 phone:px-4">
      <h1 tabIndex={-1} className="text-28 font-semibold">
        {words.title}
      </h1>
      <p className="mt-1 text-14 text-text-2">{words.text}</p>
      <section className="mt-6 rounded-2 border border-border bg-surface">
        {pulling !== null && (
          <div className="border-b border-border p-4">
            <p className="mb-3 text-12 text-text-3">{loadTexts.bar}</p>
            <ProgressBar label={loadTexts.bar} value={pulling.done} max={pulling.total} />
            <p className="mt-2 text-12 text-text-3">{loadTexts.keepsOn}</p>
          </div>
        )}
        <LoadedCounts />
        <p className="border-t border-border px-4 py-3 text-13 text-text-2">{loadTexts.documentsNote}</p>
      </section>
      <div className="mt-5">
        <ButtonLink variant="primary" icon={ArrowRight} to={isBuilt('out') ? links.out() : links.companies()}>
          {isBuilt('out') ? loadTexts.go : loadTexts.goCompanies}
        </ButtonLink>
      </div>
    </div>
  );
}

/** What this device has of the company, by kind. */
function LoadedCounts() {
  const { db, company } = useWorkspace();
  const counts = useLive(async () => {
    const of = (table: 'draft' | 'serial') => db[table].where('companyId').equals(company.id).count();
    const named = (table: 'partner' | 'product') =>
      db[table].where('[companyId+sortKey]').between([company.id, ''], [company.id, '\uffff']).count();
    return [
      [loadTexts.partners, await named('partner')],
      [loadTexts.products, await named('product')],
      [loadTexts.serials, await of('serial')],
      [loadTexts.drafts, await of('draft')],
      [loadTexts.issued, await archiveCount(db, company.id, 'out')],
    ] as const;
  }, [db, company.id]);
  return (
    <dl className="divide-y divide-border">
      {counts?.map(([name, count]) => (
        <div key={name} className="flex h-[42px] items-center justify-between px-4 text-13">
          <dt>{name}</dt>
          <dd className="tabular-nums">{countText(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
