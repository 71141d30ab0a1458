/**
 * Says that the company is in sight, so that the server looks into its mailbox each minute and not every ten, and finds out
 * what ANAF will soon give no more. Pure: its ports are made real in tell-mailbox.ts.
 */
import { CountAllDataClient, GetCompanySyncStatus } from '@/api/calls/mailbox-calls';
import type { CompanyId } from '@/api/ids';
import type { SyncHandle } from '@/sync/engine/sync-engine';

export interface MailboxWatchPorts {
  readonly ask: SyncHandle['call'];
  /** The current company; null: none. */
  readonly company: () => CompanyId | null;
  /** The page is seen. */
  readonly seen: () => boolean;
  /** ms since 1970. */
  readonly now: () => number;
  /** Some documents are older than the alarm's day and not here. */
  readonly onDanger: (company: CompanyId, endangered: number) => void;
}

const SIGHT_MS = 60_000;
const COUNT_MS = 6 * 60 * 60_000;
const DAY_MS = 86_400_000;
const KEPT_DAYS = 60;

/** To be called every few seconds: asks where it is time to. */
export function mailboxWatch({ ask, company, seen, now, onDanger }: MailboxWatchPorts): () => Promise<void> {
  let asked: { readonly company: CompanyId; readonly at: number } | null = null;
  const counted = new Map<CompanyId, number>();
  return async () => {
    const current = company();
    if (current === null || !seen()) return;
    if (asked !== null && asked.company === current && now() - asked.at < SIGHT_MS) return;
    asked = { company: current, at: now() };
    const date = new Date(now() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
    const status = await ask(GetCompanySyncStatus, { params: undefined, body: { company: current, date } });
    if (!status.ok || now() - (counted.get(current) ?? Number.NEGATIVE_INFINITY) < COUNT_MS) return;
    const counts = await ask(CountAllDataClient, { params: undefined, body: { company: current, refresh: false } });
    if (!counts.ok) return;
    counted.set(current, now());
    if (counts.result.endangered > 0) onDanger(current, counts.result.endangered);
  };
}
