import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId } from '@/api/ids';
import { links } from '@/app/routes/links';
import { isBuilt } from '@/app/routes/route-table';
import { useInterfaceState } from '@/app/state/interface-state';
import { useWorkspace } from '@/app/state/workspace';
import { recentTimeText } from '@/app/ui/words/date-words';

interface DocumentRowProps {
  readonly companyId: CompanyId;
  readonly item: ArchiveItem;
  readonly icon: LucideIcon;
  readonly iconClass: string;
  readonly detail: ReactNode;
  readonly action?: ReactNode;
}

/** A document that asks for something: which, why, what can be done. One of another company names it and opens nothing. */
export function DocumentRow({ companyId, item, icon: Icon, iconClass, detail, action }: DocumentRowProps) {
  const { company, companies } = useWorkspace();
  const [, change] = useInterfaceState();
  const owner = companies.find(({ id }) => id === companyId);
  const name = `${item.number} · ${item.partnerName}`;
  const here = companyId === company.id;
  const at = item.events.at(-1)?.at ?? item.issuedAt;
  return (
    <li className="flex items-start gap-2 py-1.5">
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${iconClass}`} />
      <div className="min-w-0 flex-1">
        {here && isBuilt('view') ? (
          <Link
            href={links.view(item.id)}
            className="block truncate font-medium hover:underline"
            // The panel would lie over what is to be decided there.
            onClick={() => change({ syncPanelOpen: false })}
          >
            {name}
          </Link>
        ) : (
          <p className="truncate font-medium">{here ? name : `${name} · ${owner?.name ?? ''}`}</p>
        )}
        <div className="text-12 text-text-3">{detail}</div>
        {action !== undefined && action !== null && <div className="mt-1.5">{action}</div>}
      </div>
      <time dateTime={at} className="mt-0.5 text-12 tabular-nums text-text-3">
        {recentTimeText(at, new Date())}
      </time>
    </li>
  );
}
