/**
 * The session as the screens see it (Valtio). The truth is the sealed record that src/sync keeps; this is its view.
 *
 *   reading ──► signed-out ◄──► signed-in
 */
import { proxy, ref, useSnapshot } from 'valtio';
import type { User } from '@/api/entities/user';
import { clearAlerts } from './alerts';
import type { SessionGateway } from './session-gateway';

export type SessionStatus = 'reading' | 'signed-out' | 'signed-in';

interface SessionView {
  status: SessionStatus;
  user: User | null;
}

const view = proxy<SessionView>({ status: 'reading', user: null });

/** On sign-out the whole state of the app is reset (specification, section 4). */
function show(user: User | null): void {
  if (view.status === 'signed-in' && user === null) {
    clearAlerts();
    sessionStorage.clear();
  }
  view.user = user === null ? null : ref(user);
  view.status = user === null ? 'signed-out' : 'signed-in';
}

/** Follows the gateway from now on; resolves after the first reading. */
export async function followSession(gateway: SessionGateway): Promise<void> {
  const read = async (): Promise<void> => show(await gateway.current());
  gateway.subscribe(() => {
    read().catch((error: unknown) => console.error('The session could not be read:', error));
  });
  await read();
}

export function useSession(): { readonly status: SessionStatus; readonly user: User | null } {
  return useSnapshot(view);
}
