/**
 * What bears on the safety of accounts, apart from the log of requests. What a known account's sessions do, and what anybody
 * may bring about, go different ways, so that no number of the latter pushes the former out.
 *
 * Invariants: of one caller, and in all, so many entries a minute are told; how many were not is told with the next one. No
 * entry holds an address of e-mail, a password or a token.
 */
import { createHmac } from 'node:crypto';

type Event = {
  readonly event: string;
  /** As it is counted for limits. */
  readonly network: string;
  /** Id of the request, as the log of requests has it. */
  readonly request: string;
};

export type AccountEvent = Event & {
  readonly event:
    | 'signed-in'
    | 'signed-out'
    | 'token-reused'
    | 'company-denied'
    | 'anaf-ticket-made'
    | 'anaf-authorized'
    | 'anaf-let-in'
    | 'anaf-revoked'
    | 'anaf-token-copied'
    | 'password-changed'
    | 'password-reset'
    | 'email-asked'
    | 'email-changed'
    | 'factor-on'
    | 'factor-off'
    | 'sessions-ended'
    | 'invitation-sent'
    | 'invitation-withdrawn'
    | 'access-given'
    | 'access-removed'
    | 'role-changed'
    | 'data-taken-out'
    | 'closing-asked'
    | 'closing-taken-back'
    | 'support-opened';
  readonly user: number;
  readonly company?: number;
  readonly call?: string;
};

export type AnybodysEvent = Event & {
  readonly event:
    | 'sign-in-refused'
    | 'locked-out'
    | 'refresh-refused'
    | 'anaf-consent-refused'
    | 'reset-asked'
    | 'support-refused';
  /** Names the account that was tried, whether it exists or not (`accountHash`). */
  readonly account?: string;
  readonly why?: string;
};

export interface SecurityLog {
  readonly ofAccount: (entry: AccountEvent) => void;
  readonly ofAnybody: (entry: AnybodysEvent) => void;
}

export interface TellingBounds {
  readonly ofCaller: number;
  readonly inAll: number;
}

/** Some 60 kB and 15 kB a minute at most. */
export const TELLING_BOUNDS: Readonly<Record<keyof SecurityLog, TellingBounds>> = {
  ofAccount: { ofCaller: 30, inAll: 240 },
  ofAnybody: { ofCaller: 10, inAll: 60 },
};

export type Write = (entry: Readonly<Record<string, unknown>>) => void;

export function securityLog(
  writers: { readonly ofAccount: Write; readonly ofAnybody: Write },
  now: () => number,
  bounds: typeof TELLING_BOUNDS = TELLING_BOUNDS,
): SecurityLog {
  const tellOfAccount = tellBounded(writers.ofAccount, bounds.ofAccount, now);
  const tellOfAnybody = tellBounded(writers.ofAnybody, bounds.ofAnybody, now);
  return {
    ofAccount: (entry) => tellOfAccount(String(entry.user), entry),
    ofAnybody: (entry) => tellOfAnybody(entry.network, entry),
  };
}

const MINUTE_MS = 60_000;

function tellBounded(write: Write, bounds: TellingBounds, now: () => number): (caller: string, entry: Event) => void {
  let minute = 0;
  let told = 0;
  let untold = 0;
  const byCaller = new Map<string, number>();
  const beginMinute = (current: number): void => {
    if (untold > 0) write({ event: 'not-told', count: untold, of: new Date(minute * MINUTE_MS).toISOString() });
    minute = current;
    [told, untold] = [0, 0];
    byCaller.clear();
  };
  return (caller, entry) => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) beginMinute(current);
    const count = byCaller.get(caller) ?? 0;
    if (count >= bounds.ofCaller || told >= bounds.inAll) {
      untold += 1;
      return;
    }
    byCaller.set(caller, count + 1);
    told += 1;
    write(entry);
  };
}

/** Tells the tries of one account apart from those of others, to who reads the log, and not whose it is. */
export function accountHash(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`account ${email}`).digest('hex').slice(0, 16);
}
