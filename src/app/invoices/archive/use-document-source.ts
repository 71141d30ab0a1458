import { useMemo } from 'react';
import type { CompanyId } from '@/api/ids';
import { useWorkspace } from '@/app/state/workspace';
import type { DocumentSource } from './document-source';

/** A company's documents, of the open one by default, from this device and from the server. */
export function useDocumentSource(of?: CompanyId): DocumentSource {
  const { db, company, sync } = useWorkspace();
  const owner = of ?? company.id;
  return useMemo(() => ({ db, fetch: (id, format) => sync.fetchDocument(owner, id, format) }), [db, owner, sync]);
}
