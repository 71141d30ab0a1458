/**
 * The session as the screens see it (Valtio). The truth is the sealed record that src/sync keeps; this is its view.
 *
 *   reading ──► signed-out ◄──► signed-in
 */
import { proxy, ref, useSnapshot } from 'valtio';
import type { User } from '@/api/entities/user';
import type { SessionRecord } from '@/sync/session/session-record';
import type { SessionService } from '@/sync/session/session-service';
import { clearAlerts } from './alerts';
import { forgetFirstPage } from './first-page';
import { forgetHabits } from './habits';
import { resetInterface } from './interface-state';
import { keptState } from './kept-state';

export type SessionStatus = 'reading' | 'signed-out' | 'signed-in';

interface SessionView {
  status: SessionStatus;
  record: SessionRecord | null;
}

const view = proxy<SessionView>({ status: 'reading', record: null });

/** On sign-out the whole state of the app is reset (specification, section 4). */
function show(record: SessionRecord | null): void {
  if (view.status === 'signed-in' && record === null) {
    clearAlerts();
    resetInterface();
    keptState.forget();
  }
  if (record === null) {
    forgetFirstPage();
    forgetHabits();
  }
  view.record = record === null ? null : ref(record);
  view.status = record === null ? 'signed-out' : 'signed-in';
}

let unfollow = (): void => undefined;

/** Follows the session from now on, and no other; resolves after the first reading, which the entry has begun already. */
export async function followSession(session: SessionService, first: Promise<SessionRecord | null>): Promise<void> {
  show(await first);
  unfollow();
  unfollow = session.onSessionChange(show);
}

export function useSession(): { readonly status: SessionStatus; readonly user: User | null } {
  const { status, record } = useSnapshot(view);
  return { status, user: record?.user ?? null };
}

/** The whole record, for what opens the user's database. */
export function useSessionRecord(): SessionRecord | null {
  return useSnapshot(view).record;
}
