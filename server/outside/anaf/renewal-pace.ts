/**
 * How often a renewal may be tried: each one risks the rotated pair, and ANAF counts it.
 *
 * A renewal that failed is tried again after 5 s, 10 s, 20 s …, at most half an hour. A token that is refused though it was
 * just given is renewed at once the first time, then after 1 h, 2 h, 4 h …, at most a day; a week without a refusal forgets.
 */
import type { Credential } from './credential';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FAILURE = { firstMs: 5 * SECOND_MS, mostMs: HOUR_MS / 2 };
const REFUSAL = { firstMs: HOUR_MS, mostMs: DAY_MS, forgottenAfterMs: 7 * DAY_MS };

const doubled = (times: number, { firstMs, mostMs }: { firstMs: number; mostMs: number }): number =>
  Math.min(mostMs, firstMs * 2 ** Math.min(times, 30));

/** After so many failures in a row before this one. */
export function waitAfterFailure(failures: number): number {
  return doubled(failures, FAILURE);
}

/** Renewals because of a refusal that still count. */
export function countedRefusals({ refusals, refusedAt }: Credential, now: number): number {
  return now - refusedAt > REFUSAL.forgottenAfterMs ? 0 : refusals;
}

/** Whether a refused token may be renewed now. */
export function mayRenewRefused(credential: Credential, now: number): boolean {
  const refusals = countedRefusals(credential, now);
  return refusals === 0 || now >= credential.refusedAt + doubled(refusals - 1, REFUSAL);
}
