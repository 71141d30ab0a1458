import { CircleQuestionMark } from 'lucide-react';
import { useSyncView } from '@/app/state/sync-view';
import { syncTexts } from '@/app/texts/sync-texts';
import type { OpenDocument } from '@/db/archive/open-filing-queries';
import { DocumentSection } from './document-section';
import { doubtWords } from './doubt-words';
import { useMinutes } from './use-minutes';

/** Filings whose outcome is not known; they are settled by asking ANAF, never by sending again (guarantee 13). */
export function DoubtfulSection({ documents }: { readonly documents: readonly OpenDocument[] }) {
  const { offline } = useSyncView();
  const now = useMinutes();
  return (
    <DocumentSection
      title={syncTexts.doubtful}
      icon={CircleQuestionMark}
      iconClass="text-doubt-fill"
      documents={documents}
      detail={(_companyId, item) => doubtWords(item, offline, new Date(now))}
    />
  );
}
