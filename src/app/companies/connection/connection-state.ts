/** How a company stands with ANAF, in one word for its row: the best of its authorizations, or how the last one ended. */
import type { AnafConnection, CompanyConnections } from '@/api/entities/anaf-connection';
import type { CompanyId } from '@/api/ids';

const DAY_MS = 24 * 60 * 60_000;
/** From so many days before the end on it asks to be renewed. */
export const REMIND_DAYS = 30;

export type ConnectionState =
  | { readonly kind: 'none' }
  /** `others`: persons to fall back to. */
  | {
      readonly kind: 'connected' | 'ending';
      readonly by: AnafConnection;
      readonly days: number;
      readonly others: number;
    }
  /** ANAF gives its person no right for the company. */
  | { readonly kind: 'uncovered'; readonly by: AnafConnection }
  | { readonly kind: 'waiting'; readonly by: AnafConnection }
  | { readonly kind: 'revoked' | 'refused' | 'over'; readonly by: AnafConnection };

/** By company; none while the server has not told. */
export type ConnectionStates = ReadonlyMap<CompanyId, ConnectionState>;

/** Whole days left, the begun one counted; 0 from the end on. */
export function daysLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / DAY_MS));
}

export function connectionState({ connections }: CompanyConnections, now: number): ConnectionState {
  const lasting = connections
    .filter(({ state, until }) => state === 'in-use' && daysLeft(until, now) > 0)
    .toSorted((a, b) => Number(a.covered === false) - Number(b.covered === false) || b.until.localeCompare(a.until));
  const [best] = lasting;
  if (best !== undefined) return livingState(best, lasting.length - 1, now);
  const waiting = connections.find(({ state }) => state === 'waiting');
  if (waiting !== undefined) return { kind: 'waiting', by: waiting };
  const last = connections.toSorted((a, b) => endOf(b).localeCompare(endOf(a)))[0];
  if (last === undefined) return { kind: 'none' };
  return { kind: last.state === 'revoked' || last.state === 'refused' ? last.state : 'over', by: last };
}

function livingState(by: AnafConnection, others: number, now: number): ConnectionState {
  if (by.covered === false) return { kind: 'uncovered', by };
  const days = daysLeft(by.until, now);
  return { kind: days <= REMIND_DAYS ? 'ending' : 'connected', by, days, others };
}

/** When an authorization that serves no more ended. */
export function endOf({ endedAt, until }: AnafConnection): string {
  return endedAt ?? until;
}
