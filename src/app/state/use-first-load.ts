import { firstLoadOf, isFirstLoad } from '@/db/replication/first-load';
import { firstListOf } from './first-page';
import { useLive } from './use-live';
import { useWorkspace } from './workspace';

/** Whether rows of the present company are still to come: what is not here may well be on the server. Undefined until known. */
export function useFirstLoad(): boolean | undefined {
  const { db, company } = useWorkspace();
  const early = firstListOf(db.name, company.id);
  return useLive(() => firstLoadOf(db, company.id), [db, company.id], early && isFirstLoad(early.syncState));
}
