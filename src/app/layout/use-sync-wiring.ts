import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CompanyId, UserId } from '@/api/ids';
import { loadChunk } from '@/app/routes/load-chunk';
import { PERSISTENT } from '@/app/state/alert-list';
import { addAlert } from '@/app/state/alerts';
import { useSessionGateway } from '@/app/state/session-gateway';
import { frameTexts } from '@/app/texts/frame-texts';
import { afterFirstSight } from '@/app/ui/after-first-sight';
import { untilNoCompany } from '@/db/companies/until-no-company';
import type { SyncHandle } from '@/sync/engine/sync-engine';
import { deferredSync } from './deferred-sync';
import type { OpenDatabase } from './use-open-database';

/** Runs the synchronisation while the user's database is open; undefined until it runs. */
export function useSyncWiring(
  { db, device, keepOpenFor }: OpenDatabase,
  user: UserId,
  company: CompanyId | null,
): SyncHandle | undefined {
  const { session, connection } = useSessionGateway();
  const [sync, setSync] = useState<SyncHandle>();
  const current = useRef(company);
  useEffect(() => {
    current.current = company;
  }, [company]);
  // Before the first drawing, which needs the handle and not yet the engine.
  useLayoutEffect(() => {
    const options = { db, user, device, session, urls: connection.urls, currentCompany: () => current.current };
    // Where no company is here, the synchronisation is what first sight waits for.
    const engine = Promise.race([afterFirstSight(), untilNoCompany(db)])
      .then(() => loadChunk(() => import('@/sync/start-sync')))
      .then(({ startSync }) => startSync(options));
    engine.catch((error: unknown) => {
      console.error('The synchronisation could not be started:', error);
      addAlert({ id: 'sync-missing', type: 'error', delay: PERSISTENT, ...frameTexts.syncMissing });
    });
    const handle = deferredSync(engine);
    setSync(handle);
    // The browser's word about the network is only a hint to try; the exchange decides.
    const tryNow = (): void => {
      if (current.current === null) return;
      handle.pullNow(current.current).catch((error: unknown) => console.warn('The try stopped:', error));
    };
    window.addEventListener('offline', tryNow);
    let endTelling = (): void => undefined;
    let left = false;
    engine
      .then(() => loadChunk(() => import('./tell-by-itself')))
      .then(({ tellByItself }) => {
        if (!left) endTelling = tellByItself(db, handle, { company: () => current.current, user });
      })
      .catch((error: unknown) => console.warn('What came back or was deleted is not told:', error));
    return () => {
      window.removeEventListener('offline', tryNow);
      left = true;
      endTelling();
      keepOpenFor(handle.stop());
      setSync(undefined);
    };
  }, [db, device, keepOpenFor, user, session, connection]);
  return sync;
}
