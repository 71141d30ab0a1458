import { useEffect, useState } from 'react';
import type { ServerConnection } from '@/api/call-server';
import { GetAuthorizations } from '@/api/calls/session-calls';
import type { Company } from '@/api/entities/company';
import { useLive } from '@/app/state/use-live';
import { listCompanies } from '@/db/companies/company-queries';
import { saveCompanies } from '@/db/companies/save-companies';
import type { CondicaDatabase } from '@/db/condica-database';
import { callWithSession } from '@/sync/session/call-with-session';
import type { SessionPort } from '@/sync/session/session-port';

export interface FetchedCompanies {
  /** As this device knows them; undefined while they are read. */
  readonly companies: readonly Company[] | undefined;
  /** Whether the server was asked in this start: until then an empty list says nothing. */
  readonly asked: boolean;
}

/** The user's companies: at once from this device, asked of the server at every start. */
export function useFetchedCompanies(
  db: CondicaDatabase,
  connection: ServerConnection,
  session: SessionPort,
): FetchedCompanies {
  const companies = useLive(() => listCompanies(db), [db]);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    let current = true;
    const ask = async (): Promise<void> => {
      const answer = await callWithSession(connection, session, GetAuthorizations, {
        params: undefined,
        body: undefined,
      });
      if (current && answer.ok) await saveCompanies(db, answer.result.companies);
      if (current) setAsked(true);
    };
    const askAgain = (): void => {
      ask().catch((error: unknown) => console.error('The companies could not be kept:', error));
    };
    askAgain();
    window.addEventListener('online', askAgain);
    return () => {
      current = false;
      window.removeEventListener('online', askAgain);
    };
  }, [db, connection, session]);
  return { companies, asked };
}
