/**
 * How long a wish for numbers that the server has refused waits before this tab repeats it of itself. A restored server lets
 * every series wait (docs/decisions/0013): a device of 500 companies must not ask for all of them twice a minute meanwhile.
 *
 * Invariants: each refusal in a row makes the pause longer, up to two hours; news of the company end it, for they may be what
 * was waited for. A person who chooses the series asks at once, whatever stands here. Kept for as long as the tab lives.
 */
import type { CompanyId, EntityId } from '@/api/ids';

export interface LeasePauses {
  readonly mayAsk: (serial: EntityId) => boolean;
  readonly refused: (company: CompanyId, serial: EntityId) => void;
  readonly granted: (serial: EntityId) => void;
  /** Something of the company has changed. */
  readonly news: (company: CompanyId) => void;
}

export interface LeasePausePorts {
  /** ms since 1970. */
  readonly now: () => number;
  /** In [0, 1). */
  readonly random: () => number;
}

/** The pull of the next minute may ask once more. */
const FIRST_MS = 60_000;
const LONGEST_MS = 2 * 3_600_000;

interface Refusals {
  readonly company: CompanyId;
  readonly count: number;
  /** ms since 1970. */
  readonly until: number;
}

export function leasePauses({ now, random }: LeasePausePorts): LeasePauses {
  const refusals = new Map<EntityId, Refusals>();
  return {
    mayAsk: (serial) => {
      const left = (refusals.get(serial)?.until ?? 0) - now();
      // Longer than any pause: the clock was put back.
      return left <= 0 || left > LONGEST_MS;
    },
    refused: (company, serial) => {
      const count = (refusals.get(serial)?.count ?? 0) + 1;
      const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** (count - 1));
      // The jitter of a half keeps devices from coming back together.
      refusals.set(serial, { company, count, until: now() + full / 2 + (full / 2) * random() });
    },
    granted: (serial) => void refusals.delete(serial),
    news: (company) => {
      for (const [serial, refusal] of refusals) if (refusal.company === company) refusals.delete(serial);
    },
  };
}
