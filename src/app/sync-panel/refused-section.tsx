import { CircleX } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { isBuilt } from '@/app/routes/route-pages';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';
import { Button } from '@/app/ui/buttons/button';
import { isRefused } from '@/db/archive/open-filing';
import { markRefusalsSeen, openDocuments } from '@/db/archive/open-filing-queries';
import { DocumentRow } from './document-row';
import { PanelSection } from './panel-section';
import { RefusedReason } from './refused-reason';

/** What ANAF refused, of all companies. Once the panel was open they are seen, and the chip counts them no more. */
export function RefusedSection() {
  const { db, company } = useWorkspace();
  const [, navigate] = useLocation();
  const documents = useLive(() => openDocuments(db, isRefused), [db]);
  useEffect(
    () => () => {
      // On leaving, not on coming: what the panel says must not change under the person's eyes.
      markRefusalsSeen(db).catch((error: unknown) => console.warn('The refusals were not marked as seen:', error));
    },
    [db],
  );
  if (documents === undefined || documents.length === 0) return null;
  return (
    <PanelSection title={syncTexts.refusedByAnaf} count={documents.length}>
      <ul>
        {documents.map(({ companyId, view: { item } }) => (
          <DocumentRow
            key={item.id}
            companyId={companyId}
            item={item}
            icon={CircleX}
            iconClass="text-bad-fill"
            detail={<RefusedReason companyId={companyId} item={item} />}
            action={
              companyId === company.id && item.origin === 'editor' && isBuilt('invoices') ? (
                <Button size="sm" variant="accent" onClick={() => navigate(links.editor({ correct: item.id }))}>
                  {syncTexts.correct}
                </Button>
              ) : null
            }
          />
        ))}
      </ul>
    </PanelSection>
  );
}
