import { useMemo } from 'react';
import { InvoiceDownload } from '@/api/calls/invoice-calls';
import { useWorkspace } from '@/app/state/workspace';
import { callWithSession } from '@/sync/session/call-with-session';
import { sha256Hex } from '@/workers/document/document-hash';
import type { DocumentSource } from './document-source';

/** The open company's documents, from this device and from the server. */
export function useDocumentSource(): DocumentSource {
  const { db, company, connection, session } = useWorkspace();
  return useMemo(
    () => ({
      db,
      companyId: company.id,
      download: (id, format) =>
        callWithSession(connection, session, InvoiceDownload, {
          params: { company: company.id, id, format },
          body: undefined,
        }),
      hash: sha256Hex,
    }),
    [db, company.id, connection, session],
  );
}
