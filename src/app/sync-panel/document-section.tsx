import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId } from '@/api/ids';
import type { OpenDocument } from '@/db/archive/open-filing-queries';
import { DocumentRow } from './document-row';
import { PanelSection } from './panel-section';

interface DocumentSectionProps {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly iconClass: string;
  readonly documents: readonly OpenDocument[];
  readonly detail: (companyId: CompanyId, item: ArchiveItem) => ReactNode;
  readonly action?: (companyId: CompanyId, item: ArchiveItem) => ReactNode;
}

/** Documents of all companies whose filing asks for a look; nothing where there is none. */
export function DocumentSection({ title, icon, iconClass, documents, detail, action }: DocumentSectionProps) {
  if (documents.length === 0) return null;
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
