/** The session's keeper and the connection, given once by the entry. */
import { createContext, useContext } from 'react';
import type { ServerConnection } from '@/api/call-server';
import type { SessionService } from '@/sync/session/session-service';

export interface SessionGateway {
  readonly session: SessionService;
  /** Of screens' own calls; tells 500s and lost networks to the global alerts. */
  readonly connection: ServerConnection;
}

export const SessionGatewayContext = createContext<SessionGateway | null>(null);

export function useSessionGateway(): SessionGateway {
  const gateway = useContext(SessionGatewayContext);
  if (gateway === null) throw new Error('The session gateway is given by the entry.');
  return gateway;
}
