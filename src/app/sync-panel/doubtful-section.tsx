import { CircleQuestionMark } from 'lucide-react';
import { syncTexts } from '@/app/texts/sync-texts';
import { openDocuments } from '@/db/archive/open-filing-queries';
import type { CondicaDatabase } from '@/db/condica-database';
import { DocumentSection } from './document-section';

const doubtfulDocuments = (db: CondicaDatabase) => openDocuments(db, ({ state }) => state === 'doubtful');

/** Filings whose outcome is not known; they are settled by asking ANAF, never by sending again (guarantee 13). */
export function DoubtfulSection() {
  return (
    <DocumentSection
      title={syncTexts.doubtful}
      icon={CircleQuestionMark}
      iconClass="text-doubt-fill"
      documents={doubtfulDocuments}
      detail={() => syncTexts.doubtfulText}
    />
  );
}
