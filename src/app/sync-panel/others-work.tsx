import { useEffect, useState } from 'react';
import { type WaitingWork, waitingWork } from '@/app/auth/waiting-work';
import { useWorkspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';

/** What waits on this device for the sign-in of other accounts; a line an account. */
export function OthersWork() {
  const { db } = useWorkspace();
  const [works, setWorks] = useState<readonly WaitingWork[]>([]);
  useEffect(() => {
    waitingWork(indexedDB).then(setWorks, (error: unknown) => console.warn('Waiting work not counted:', error));
  }, []);
  return works
    .filter(({ database }) => database !== db.name)
    .map(({ database, owner, count }) => (
      <p key={database} className="mt-1 text-text-2">
        {syncTexts.othersWork(owner, count)}
      </p>
    ));
}
