/** What an account's streams of hints tell: asked anew at every hint, so that they end with the access. */
import { EVERY_COMPANY, type NudgeListener } from './nudge-hub';

export interface HintTellerParts {
  /** Companies with the versions they stand at now; undefined: none will ever be seen again. */
  readonly look: () => Promise<ReadonlyMap<number, number> | undefined>;
  readonly write: (company: number, version: number) => void;
  readonly end: () => void;
  readonly onError: (error: unknown) => void;
  /** Runs it after a while. */
  readonly later: (again: () => void) => void;
}

export interface HintTeller {
  readonly hear: NudgeListener;
  /** Hints of companies that are not known are not looked after. */
  readonly know: (companies: ReadonlyMap<number, number>) => void;
}

/**
 * Hints that come while it looks wait for one next look, however many they are. A look that failed is reported and repeated
 * for the same hints: the database may be back before the client's timer asks.
 */
export function hintTeller({ look, write, end, onError, later }: HintTellerParts): HintTeller {
  let companies: ReadonlyMap<number, number> = new Map();
  let waiting = new Set<number>();
  /** It looks, or is to look again. */
  let busy = false;
  let failing = false;
  const tell = async (): Promise<void> => {
    while (waiting.size > 0) {
      const hinted = waiting;
      waiting = new Set();
      const now = await look().catch((error: unknown) => {
        waiting = new Set([...hinted, ...waiting]);
        throw error;
      });
      failing = false;
      if (now === undefined) return end();
      companies = now;
      for (const [company, version] of now)
        if (hinted.has(company) || hinted.has(EVERY_COMPANY)) write(company, version);
    }
    busy = false;
  };
  const run = (): void => {
    busy = true;
    tell().catch((error: unknown) => {
      // Once for a database that is away, however often it is asked until it is back.
      if (!failing) onError(error);
      failing = true;
      later(run);
    });
  };
  return {
    hear: (companyId) => {
      if (companyId !== EVERY_COMPANY && !companies.has(companyId)) return;
      waiting.add(companyId);
      if (!busy) run();
    },
    know: (seen) => {
      companies = seen;
    },
  };
}
