import { CircleQuestionMark } from 'lucide-react';
import { syncTexts } from '@/app/texts/sync-texts';
import type { OpenDocument } from '@/db/archive/open-filing-queries';
import { DocumentSection } from './document-section';

/** Filings whose outcome is not known; they are settled by asking ANAF, never by sending again (guarantee 13). */
export function DoubtfulSection({ documents }: { readonly documents: readonly OpenDocument[] }) {
  return (
    <DocumentSection
      title={syncTexts.doubtful}
      icon={CircleQuestionMark}
      iconClass="text-doubt-fill"
      documents={documents}
      detail={() => syncTexts.doubtfulText}
    />
  );
}
