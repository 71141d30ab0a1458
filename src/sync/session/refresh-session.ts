/**
 * Renews the session under one lock, so that of any number of tabs and the service worker one asks.
 *
 *   token refused ─► lock ─► newer token in the vault? ─yes─► use it
 *                              │ no
 *                              ▼
 *                    request id stored (durably) ─► RefreshSession ─► new user stored, id cleared ─► use it
 *                              ▲                        │ no answer: the id stays, the next attempt asks with it again
 *                              └────────────────────────┤ refused ─► the record goes: signed out
 *                                                       └ the record is another one meanwhile ─► the answer is of no use:
 *                                                         who is signed in now is untouched, and his session is given
 */
import type { CallFailure, ServerConnection } from '@/api/call-server';
import type { LockPort } from '../ports/lock-port';
import { type SessionCallsSource, sayToServer } from './say-to-server';
import type { SessionRecord } from './session-record';
import type { SessionVault, VaultEntry } from './session-vault';

export interface RefreshPorts {
  readonly vault: SessionVault;
  readonly locks: LockPort;
  readonly fetch: ServerConnection['fetch'];
  readonly calls: SessionCallsSource;
  /** ISO instant. */
  readonly now: () => string;
  readonly newId: () => string;
  /** Gives the call up after a time; a lost answer is asked for again with the same request id. */
  readonly deadline: () => AbortSignal;
}

export type RefreshOutcome =
  | { readonly kind: 'ready'; readonly record: SessionRecord }
  | { readonly kind: 'ended' }
  | { readonly kind: 'unreachable' };

export const REFRESH_LOCK = 'condica-session-refresh';

/** `staleToken`: the access token that was refused or is about to end. */
export function refreshSession(ports: RefreshPorts, staleToken: string): Promise<RefreshOutcome> {
  return ports.locks.run(REFRESH_LOCK, async () => {
    const entry = await ports.vault.read();
    if (entry === null) return { kind: 'ended' };
    if (entry.record.user.token !== staleToken) return { kind: 'ready', record: entry.record };
    return renew(ports, await withRequestId(ports, entry));
  });
}

async function withRequestId(ports: RefreshPorts, entry: VaultEntry): Promise<VaultEntry | null> {
  if (entry.record.refreshRequestId !== null) return entry;
  const record = { ...entry.record, refreshRequestId: ports.newId() };
  return (await ports.vault.replace(record, entry.generation)) ? ports.vault.read() : null;
}

async function renew(ports: RefreshPorts, entry: VaultEntry | null): Promise<RefreshOutcome> {
  if (entry === null || entry.record.refreshRequestId === null) return asItStands(ports);
  const { record, generation } = entry;
  const connection = { fetch: ports.fetch, urls: record.urls };
  const body = { refresh: record.user.refreshToken, requestId: entry.record.refreshRequestId };
  const options = { signal: ports.deadline() };
  const answer = await sayToServer(ports.calls, (calls) => calls.refresh(connection, body, options));
  if (!answer.ok) {
    if (!endsTheSession(answer.failure)) return { kind: 'unreachable' };
    return (await ports.vault.remove(generation)) ? { kind: 'ended' } : asItStands(ports);
  }
  const renewed = { ...record, user: answer.result.user, authorizedAt: ports.now(), refreshRequestId: null };
  return (await ports.vault.replace(renewed, generation)) ? { kind: 'ready', record: renewed } : asItStands(ports);
}

function endsTheSession(failure: CallFailure): boolean {
  return failure.kind === 'refused' && failure.reaction !== 'retry';
}

/** After an answer to a record that is there no more: signed out, or another sign-in. */
async function asItStands({ vault }: RefreshPorts): Promise<RefreshOutcome> {
  const entry = await vault.read();
  return entry === null ? { kind: 'ended' } : { kind: 'ready', record: entry.record };
}
