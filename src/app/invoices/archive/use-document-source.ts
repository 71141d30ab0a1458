import { useMemo } from 'react';
import type { CompanyId } from '@/api/ids';
import { useAtTest } from '@/app/state/use-at-test';
import { useWorkspace } from '@/app/state/workspace';
import type { DocumentSource } from './document-source';

/** A company's documents, of the open one by default, from this device and from the server. */
export function useDocumentSource(of?: CompanyId): DocumentSource {
  const { db, company, sync } = useWorkspace();
  const atTest = useAtTest();
  const owner = of ?? company.id;
  return useMemo(
    () => ({ db, atTest, fetch: (id, format) => sync.fetchDocument(owner, id, format) }),
    [db, atTest, owner, sync],
  );
}
