/**
 * What the app needs of the session's keeper (src/sync). The entry makes it real; the app's parts only see this.
 */
import { createContext, useContext } from 'react';
import type { CallResult, ServerConnection } from '@/api/call-server';
import type { User } from '@/api/entities/user';

export interface SignInInput {
  readonly username: string;
  readonly password: string;
  readonly code?: string;
  readonly rememberMe: boolean;
}

export interface SessionGateway {
  /** For calls without authentication; tells 500s and lost networks to the global alerts. */
  readonly connection: ServerConnection;
  /** The session's user on this device, also without network; null: signed out. */
  current(): Promise<User | null>;
  signIn(input: SignInInput): Promise<CallResult<{ readonly user: User }>>;
  /** Always ends signed out on this device, whatever the server answers. */
  signOut(): Promise<void>;
  /** Told when the session changes, in this tab or another. */
  subscribe(changed: () => void): () => void;
}

export const SessionGatewayContext = createContext<SessionGateway | null>(null);

export function useSessionGateway(): SessionGateway {
  const gateway = useContext(SessionGatewayContext);
  if (gateway === null) throw new Error('The session gateway is given by the entry.');
  return gateway;
}
