import { Hand } from 'lucide-react';
import { heldReason } from '@/app/invoices/archive/held-texts';
import { syncTexts } from '@/app/texts/sync-texts';
import type { OpenDocument } from '@/db/archive/open-filing-queries';
import { DocumentSection } from './document-section';

/** Invoices held before ANAF, with why; the choice is made on the invoice, which the row opens. */
export function HeldSection({ documents }: { readonly documents: readonly OpenDocument[] }) {
  return (
    <DocumentSection
      title={syncTexts.held}
      icon={Hand}
      iconClass="text-bad-fill"
      documents={documents}
      detail={(_companyId, { held }) => (held === undefined ? null : heldReason(held))}
    />
  );
}
