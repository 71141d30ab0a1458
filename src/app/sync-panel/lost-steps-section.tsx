import { MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { links } from '@/app/routes/links';
import { useInterfaceState } from '@/app/state/interface-state';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { lostDeclarationDetail, lostDeclarationName, lostStepsTexts } from '@/app/transport/card/lost-steps-texts';
import { everyLostSteps } from '@/db/settings/lost-steps';
import { PanelSection } from './panel-section';

/** What a restored server has lost of transports and this device cannot tell it before another one has. */
export function LostStepsSection(): ReactNode {
  const { db, company, companies } = useWorkspace();
  const [, change] = useInterfaceState();
  const lost = useLive(() => everyLostSteps(db), [db]) ?? [];
  if (lost.length === 0) return null;
  return (
    <PanelSection title={lostStepsTexts.section} count={lost.length}>
      <ul>
        {lost.map((one) => (
          <li key={one.item.id} className="flex items-start gap-2 py-1.5">
            <MonitorSmartphone
              aria-hidden="true"
              size={16}
              strokeWidth={1.75}
              className="mt-0.5 shrink-0 text-wait-fill"
            />
            <div className="min-w-0 flex-1">
              {one.companyId === company.id ? (
                <Link
                  href={links.transport({ id: one.item.id })}
                  className="block truncate font-medium hover:underline"
                  onClick={() => change({ syncPanelOpen: false })}
                >
                  {lostDeclarationName(one)}
                </Link>
              ) : (
                <p className="truncate font-medium">
                  {`${lostDeclarationName(one)} · ${companies.find(({ id }) => id === one.companyId)?.name ?? ''}`}
                </p>
              )}
              <p className="text-12 text-text-3">{lostDeclarationDetail(one)}</p>
            </div>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
