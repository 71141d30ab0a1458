import { useCallback } from 'react';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '@/db/condica-database';
import type { SessionPort } from '@/sync/session/session-port';

export function useSyncWiring(
  _db: CondicaDatabase,
  _session: SessionPort,
  _company: CompanyId | undefined,
): () => void {
  return useCallback(() => undefined, []);
}
