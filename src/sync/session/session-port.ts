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
/** A token just given is taken to hold, whatever this device's clock says: the server refuses one that has ended. */
const FRESH_MS = 5 * 60_000;

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
      if (record === null || record.user.id !== user || !isEnding(record, source.now())) return outcome(record);
      const renewed = await renew(record.user.token);
      // The token may still hold: the server decides.
      return renewed.kind === 'unreachable' ? outcome(record) : renewed;
    },
    renew,
  };
}

function isEnding({ user, authorizedAt }: SessionRecord, now: number): boolean {
  const age = now - Date.parse(authorizedAt);
  const fresh = age >= 0 && age < FRESH_MS;
  return !fresh && Date.parse(user.tokenExpiresAt) - MARGIN_MS < now;
}

export function credentialsOf({ user }: SessionRecord): Credentials {
  return { token: user.token, backendKey: user.keys.backend, reportKey: user.keys.report };
}
