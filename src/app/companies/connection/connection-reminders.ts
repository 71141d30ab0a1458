/** What is told by itself of the connections to ANAF: 30, 14, 7 and 1 days before the end, after it, and who waits to be let in. */
import type { CompanyConnections } from '@/api/entities/anaf-connection';
import { REMINDER_DAYS } from '@/domain/authorization/reminder-days';
import { type ConnectionState, connectionState } from './connection-state';

export interface Reminder {
  /** Told once under it. */
  readonly key: string;
  readonly company: number;
  readonly state: Exclude<ConnectionState, { readonly kind: 'none' | 'connected' | 'revoked' }>;
}

/** Those not told yet; what was revoked was decided here, by a person. */
export function reminders(
  companies: readonly CompanyConnections[],
  now: number,
  told: ReadonlySet<string>,
): readonly Reminder[] {
  return companies.flatMap((standing) => {
    const state = connectionState(standing, now);
    if (state.kind === 'none' || state.kind === 'connected' || state.kind === 'revoked') return [];
    const key = `${state.by.id} ${stepOf(state)}`;
    return told.has(key) ? [] : [{ key, company: standing.company, state }];
  });
}

function stepOf(state: Reminder['state']): string {
  if (state.kind !== 'ending') return state.kind;
  return String(REMINDER_DAYS.find((threshold) => state.days <= threshold));
}
