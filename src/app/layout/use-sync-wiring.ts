import { useEffect, useRef, useState } from 'react';
import type { CompanyId, UserId } from '@/api/ids';
import { useSessionGateway } from '@/app/state/session-gateway';
import type { SyncHandle } from '@/sync/engine/sync-engine';
import { startSync } from '@/sync/start-sync';
import type { OpenDatabase } from './use-open-database';

/** Runs the synchronisation while the user's database is open; undefined until it runs. */
export function useSyncWiring(
  { db, device }: OpenDatabase,
  user: UserId,
  company: CompanyId | null,
): SyncHandle | undefined {
  const { session, connection } = useSessionGateway();
  const [sync, setSync] = useState<SyncHandle>();
  const current = useRef(company);
  useEffect(() => {
    current.current = company;
  }, [company]);
  useEffect(() => {
    const handle = startSync({
      db,
      user,
      device,
      session,
      urls: connection.urls,
      currentCompany: () => current.current,
    });
    setSync(handle);
    // The browser's word about the network is only a hint to try; the exchange decides.
    const tryNow = (): void => void handle.flush();
    window.addEventListener('offline', tryNow);
    return () => {
      window.removeEventListener('offline', tryNow);
      handle.stop();
      setSync(undefined);
    };
  }, [db, device, user, session, connection]);
  return sync;
}
