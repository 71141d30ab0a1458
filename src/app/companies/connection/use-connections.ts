import { useCallback, useEffect, useState } from 'react';
import { GetAnafConnections } from '@/api/calls/anaf-calls';
import type { CompanyConnections } from '@/api/entities/anaf-connection';
import type { Company } from '@/api/entities/company';
import { useWorkspace } from '@/app/state/workspace';
import { type ConnectionStates, connectionState } from './connection-state';

/** Somebody may authorize at another computer while the page is open. */
const EVERY_MS = 20_000;

export type Connections =
  | { readonly kind: 'reading' | 'not-read' }
  | { readonly kind: 'known'; readonly companies: readonly CompanyConnections[] };

/** How the user's companies stand with ANAF, as the server knows it; asked again while the page is seen. */
export function useConnections(): { readonly connections: Connections; readonly reload: () => Promise<void> } {
  const { ask } = useWorkspace();
  const [connections, setConnections] = useState<Connections>({ kind: 'reading' });
  const reload = useCallback(async (): Promise<void> => {
    const answer = await ask(GetAnafConnections, { params: undefined, body: undefined });
    if (answer.ok) setConnections({ kind: 'known', companies: answer.result.companies });
    // What was read stays: it is seldom old.
    else setConnections((known) => (known.kind === 'known' ? known : { kind: 'not-read' }));
  }, [ask]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void reload();
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reload]);
  return { connections, reload };
}

/** Of one company; of one that the server does not name, nothing is given. */
export function connectionsOfCompany(connections: Connections, company: number): CompanyConnections | undefined {
  if (connections.kind !== 'known') return undefined;
  return connections.companies.find((one) => one.company === company) ?? { company, connections: [], invitations: [] };
}

/** Of every company; none while the server has not told. */
export function connectionStates(
  companies: readonly Company[],
  connections: Connections,
  now: number,
): ConnectionStates {
  return new Map(
    companies.flatMap(({ id }) => {
      const standing = connectionsOfCompany(connections, id);
      return standing === undefined ? [] : [[id, connectionState(standing, now)] as const];
    }),
  );
}
