import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId } from '@/api/ids';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import type { OpenDocument } from '@/db/archive/open-filing-queries';
import type { CondicaDatabase } from '@/db/condica-database';
import { DocumentRow } from './document-row';
import { PanelSection } from './panel-section';

interface DocumentSectionProps {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly iconClass: string;
  /** Kept stable: it is what the query is made of. */
  readonly documents: (db: CondicaDatabase) => Promise<readonly OpenDocument[]>;
  readonly detail: (companyId: CompanyId, item: ArchiveItem) => ReactNode;
  readonly action?: (companyId: CompanyId, item: ArchiveItem) => ReactNode;
}

/** Documents of all companies whose filing asks for a look; nothing where there is none. */
export function DocumentSection({ title, icon, iconClass, documents: read, detail, action }: DocumentSectionProps) {
  const { db } = useWorkspace();
  const documents = useLive(() => read(db), [db, read]);
  if (documents === undefined || documents.length === 0) return null;
  return (
    <PanelSection title={title} count={documents.length}>
      <ul>
        {documents.map(({ companyId, view: { item } }) => (
          <DocumentRow
            key={item.id}
            {...{ companyId, item, icon, iconClass }}
            detail={detail(companyId, item)}
            action={action?.(companyId, item)}
          />
        ))}
      </ul>
    </PanelSection>
  );
}
