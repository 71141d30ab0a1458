/** What the drainer and the pull need of the session: credentials for one user's database, renewed when refused. */
import type { Credentials } from '@/api/call-server';
import type { UserId } from '@/api/ids';
import type { RefreshOutcome } from './refresh-session';
import type { SessionRecord } from './session-record';

export type CredentialsOutcome =
  | { readonly kind: 'ready'; readonly credentials: Credentials }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'unreachable' };

export interface SessionPort {
  /** Credentials for a call now. */
  readonly credentials: () => Promise<CredentialsOutcome>;
  /** After the server refused this token. */
  readonly renew: (refusedToken: string) => Promise<CredentialsOutcome>;
}

export interface SessionSource {
  readonly current: () => Promise<SessionRecord | null>;
  readonly refresh: (staleToken: string) => Promise<RefreshOutcome>;
  /** ms since 1970. */
  readonly now: () => number;
}

/** Renewed this long before it ends, so that a call does not meet the end. */
const MARGIN_MS = 30_000;

/** The port for one user: with another person signed in, this user's work waits. */
export function sessionPortFor(user: UserId, source: SessionSource): SessionPort {
  const outcome = (record: SessionRecord | null): CredentialsOutcome =>
    record === null || record.user.id !== user
      ? { kind: 'signed-out' }
      : { kind: 'ready', credentials: credentialsOf(record) };
  const renew = async (token: string): Promise<CredentialsOutcome> => {
    const refreshed = await source.refresh(token);
    if (refreshed.kind === 'ready') return outcome(refreshed.record);
    return { kind: refreshed.kind === 'ended' ? 'signed-out' : 'unreachable' };
  };
  return {
    credentials: async () => {
      const record = await source.current();
      const ending = record !== null && Date.parse(record.user.tokenExpiresAt) - MARGIN_MS < source.now();
      if (!ending || record.user.id !== user) return outcome(record);
      const renewed = await renew(record.user.token);
      // The token may still hold: the server decides.
      return renewed.kind === 'unreachable' ? outcome(record) : renewed;
    },
    renew,
  };
}

export function credentialsOf({ user }: SessionRecord): Credentials {
  return { token: user.token, backendKey: user.keys.backend, reportKey: user.keys.report };
}
