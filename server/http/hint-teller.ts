/** What one stream of hints tells: asked anew at every hint, so that it ends with the session and the access. */
import { EVERY_COMPANY, type NudgeListener } from './nudge-hub';

export interface HintTellerParts {
  /** Companies with the versions they stand at. */
  readonly known: ReadonlyMap<number, number>;
  /** As they are now; undefined: the session was ended. */
  readonly look: () => Promise<ReadonlyMap<number, number> | undefined>;
  readonly write: (company: number, version: number) => void;
  readonly end: () => void;
  readonly onError: (error: unknown) => void;
  /** Runs it after a while. */
  readonly later: (again: () => void) => void;
}

/**
 * Hints that come while it looks wait for one next look, however many they are. A look that failed is reported and repeated
 * for the same hints: the database may be back before the client's timer asks.
 */
export function hintTeller({ known, look, write, end, onError, later }: HintTellerParts): NudgeListener {
  let companies = known;
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
  return (companyId) => {
    if (companyId !== EVERY_COMPANY && !companies.has(companyId)) return;
    waiting.add(companyId);
    if (!busy) run();
  };
}
