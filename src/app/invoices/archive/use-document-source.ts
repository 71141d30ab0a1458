import { useMemo } from 'react';
import { useWorkspace } from '@/app/state/workspace';
import type { DocumentSource } from './document-source';

/** The open company's documents, from this device and from the server. */
export function useDocumentSource(): DocumentSource {
  const { db, company, sync } = useWorkspace();
  return useMemo(
    () => ({ db, fetch: (id, format) => sync.fetchDocument(company.id, id, format) }),
    [db, company.id, sync],
  );
}
