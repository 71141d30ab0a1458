import { useEffect } from 'react';
import { ListAccess } from '@/api/calls/access-calls';
import { useWorkspace } from '@/app/state/workspace';
import { keepPeople } from '@/db/settings/known-people';

/** The people of the open company are kept for when there is no network; of the others those that were looked at. */
export function useKeptPeople(): void {
  const { ask, db, company } = useWorkspace();
  useEffect(() => {
    const read = async (): Promise<void> => {
      const answer = await ask(ListAccess, { params: undefined, body: { company: company.id } });
      if (answer.ok) await keepPeople(db, company.id, { at: new Date().toISOString(), access: answer.result });
    };
    read().catch((error: unknown) => console.error('The people of the company were not kept:', error));
  }, [ask, db, company.id]);
}
