import { CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { isBuilt } from '@/app/routes/route-table';
import { useWorkspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';
import { Button } from '@/app/ui/buttons/button';
import { markRefusalsSeen, type OpenDocument } from '@/db/archive/open-filing-queries';
import { DocumentSection } from './document-section';
import { RefusedReason } from './refused-reason';

/** What ANAF refused, of all companies. Once the panel was open they are seen, and the chip counts them no more. */
export function RefusedSection({ documents }: { readonly documents: readonly OpenDocument[] }) {
  const { db, company } = useWorkspace();
  const [, navigate] = useLocation();
  const shown = useRef(documents);
  useEffect(() => {
    shown.current = documents;
  }, [documents]);
  useEffect(
    () => () => {
      // On leaving, not on coming: what the panel says must not change under the person's eyes.
      markRefusalsSeen(db, shown.current).catch((error: unknown) =>
        console.warn('The refusals were not marked as seen:', error),
      );
    },
    [db],
  );
  const correct = (id: string): void => navigate(links.editor({ correct: id }));
  return (
    <DocumentSection
      title={syncTexts.refusedByAnaf}
      icon={CircleX}
      iconClass="text-bad-fill"
      documents={documents}
      detail={(companyId, item) => <RefusedReason companyId={companyId} item={item} />}
      action={(companyId, item) =>
        companyId === company.id && item.origin === 'editor' && isBuilt('invoices') ? (
          <Button size="sm" variant="accent" onClick={() => correct(item.id)}>
            {syncTexts.correct}
          </Button>
        ) : null
      }
    />
  );
}
