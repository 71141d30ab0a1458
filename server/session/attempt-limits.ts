import type { AttemptLimitSettings } from './attempt-limit';

const MINUTE_MS = 60_000;

/** How often what may be tried without sign-in. */
export const ATTEMPT_LIMITS = {
  /** A person mistypes some times; a guesser gets 120 tries an hour. */
  signIns: { purpose: 'sign-in-account', most: 10, windowMs: 5 * MINUTE_MS },
  /** An office behind one address. */
  signInsOfAddress: { purpose: 'sign-in-address', most: 100, windowMs: 5 * MINUTE_MS },
  lookUps: { purpose: 'company-details', most: 60, windowMs: MINUTE_MS },
} as const satisfies Readonly<Record<string, AttemptLimitSettings>>;
