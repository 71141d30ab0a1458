import { CircleQuestionMark } from 'lucide-react';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';
import { openDocuments } from '@/db/archive/open-filing-queries';
import { DocumentRow } from './document-row';
import { PanelSection } from './panel-section';

/** Filings whose outcome is not known; they are settled by asking ANAF, never by sending again (guarantee 13). */
export function DoubtfulSection() {
  const { db } = useWorkspace();
  const documents = useLive(() => openDocuments(db, ({ state }) => state === 'doubtful'), [db]);
  if (documents === undefined || documents.length === 0) return null;
  return (
    <PanelSection title={syncTexts.doubtful} count={documents.length}>
      <ul>
        {documents.map(({ companyId, view: { item } }) => (
          <DocumentRow
            key={item.id}
            companyId={companyId}
            item={item}
            icon={CircleQuestionMark}
            iconClass="text-doubt-fill"
            detail={syncTexts.doubtfulText}
          />
        ))}
      </ul>
    </PanelSection>
  );
}
