import { CircleQuestionMark } from 'lucide-react';
import { syncTexts } from '@/app/texts/sync-texts';
import type { OpenFilingRow } from '@/db/archive/open-filing';
import { DocumentSection } from './document-section';

const isDoubtful = ({ state }: OpenFilingRow): boolean => state === 'doubtful';

/** Filings whose outcome is not known; they are settled by asking ANAF, never by sending again (guarantee 13). */
export function DoubtfulSection() {
  return (
    <DocumentSection
      title={syncTexts.doubtful}
      icon={CircleQuestionMark}
      iconClass="text-doubt-fill"
      holds={isDoubtful}
      detail={() => syncTexts.doubtfulText}
    />
  );
}
