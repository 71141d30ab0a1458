import { CircleQuestionMark } from 'lucide-react';
import { Link } from 'wouter';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { links } from '@/app/routes/links';
import { isBuilt } from '@/app/routes/route-pages';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';
import { recentTimeText } from '@/app/ui/date-words';
import { archiveCount } from '@/db/archive/archive-queries';
import { shownItem } from '@/db/archive/archive-row';
import { PanelSection } from './panel-section';

/** Filings whose outcome is not known; they are settled by asking ANAF, never by sending again (guarantee 13). */
export function DoubtfulSection() {
  const { db, company } = useWorkspace();
  const items = useLive(async (): Promise<readonly ArchiveItem[]> => {
    if ((await archiveCount(db, company.id, 'doubtful')) === 0) return [];
    const rows = await db.archive
      .filter((row) => row.companyId === company.id && shownItem(row)?.state === 'doubtful')
      .toArray();
    return rows.flatMap((row) => shownItem(row) ?? []);
  }, [db, company.id]);
  if (items === undefined || items.length === 0) return null;
  return (
    <PanelSection title={syncTexts.doubtful} count={items.length}>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="flex items-start gap-2 py-1.5">
            <CircleQuestionMark aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 text-doubt-fill" />
            <div className="min-w-0 flex-1">
              <DoubtfulName item={item} />
              <p className="text-12 text-text-3">{syncTexts.doubtfulText}</p>
            </div>
            <time dateTime={item.issuedAt} className="text-12 tabular-nums text-text-3">
              {recentTimeText(item.issuedAt, new Date())}
            </time>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

function DoubtfulName({ item }: { readonly item: ArchiveItem }) {
  const name = `${item.number} · ${item.partnerName}`;
  if (!isBuilt('view')) return <p className="truncate font-medium">{name}</p>;
  return (
    <Link href={links.view(item.id)} className="block truncate font-medium hover:underline">
      {name}
    </Link>
  );
}
