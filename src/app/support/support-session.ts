/**
 * The session of the support, in this page's memory alone: read by nobody else, renewed by nothing.
 *
 *   seen ── end, its token over, a refusal ──► ended
 *
 * Invariant: `onEnd` is called once.
 */
import type { SessionRecord } from '@/sync/session/session-record';
import type { SessionService } from '@/sync/session/session-service';
import { supportTexts } from './support-texts';

export interface SupportSession {
  readonly service: SessionService;
  readonly end: () => void;
}

export function supportSession(record: SessionRecord, onEnd: () => void): SupportSession {
  const listeners = new Set<(session: SessionRecord | null) => void>();
  let ended = false;
  const end = (): void => {
    if (ended) return;
    ended = true;
    for (const listener of listeners) listener(null);
    onEnd();
  };
  const leave = async () => {
    end();
    return { warning: null };
  };
  const service: SessionService = {
    signIn: async () => ({ kind: 'failed', message: supportTexts.noSignIn }),
    signOut: leave,
    signOutAndErase: leave,
    currentSession: async () => (ended ? null : record),
    refresh: async () => {
      end();
      return { kind: 'ended' };
    },
    onSessionChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { service, end };
}
