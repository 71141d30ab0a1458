import { useMemo } from 'react';
import { InvoiceDownload } from '@/api/calls/invoice-calls';
import { useWorkspace } from '@/app/state/workspace';
import { sha256Hex } from '@/workers/document/document-hash';
import type { DocumentSource } from './document-source';

/** The open company's documents, from this device and from the server. */
export function useDocumentSource(): DocumentSource {
  const { db, company, ask } = useWorkspace();
  return useMemo(
    () => ({
      db,
      companyId: company.id,
      download: (id, format) => ask(InvoiceDownload, { params: { company: company.id, id, format }, body: undefined }),
      hash: sha256Hex,
    }),
    [db, company.id, ask],
  );
}
