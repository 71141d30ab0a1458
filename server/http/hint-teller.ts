/** What one stream of hints tells: asked anew at every hint, so that it ends with the session and the access. */
import { EVERY_COMPANY, type NudgeListener } from './nudge-hub';

export interface HintTellerParts {
  /** Companies with the versions they stand at. */
  readonly known: ReadonlyMap<number, number>;
  /** As they are now; undefined: the session was ended. */
  readonly look: () => Promise<ReadonlyMap<number, number> | undefined>;
  readonly write: (company: number, version: number) => void;
  readonly end: () => void;
}

/** Hints that come while it looks wait for one next look, however many they are. */
export function hintTeller({ known, look, write, end }: HintTellerParts): NudgeListener {
  let companies = known;
  let waiting = new Set<number>();
  let looking = false;
  const tell = async (): Promise<void> => {
    looking = true;
    try {
      while (waiting.size > 0) {
        const hinted = waiting;
        waiting = new Set();
        const now = await look();
        if (now === undefined) return end();
        companies = now;
        for (const [company, version] of now)
          if (hinted.has(company) || hinted.has(EVERY_COMPANY)) write(company, version);
      }
    } finally {
      looking = false;
    }
  };
  return (companyId) => {
    if (companyId !== EVERY_COMPANY && !companies.has(companyId)) return;
    waiting.add(companyId);
    // A hint may be lost: the client also asks by its timer.
    if (!looking) tell().catch(() => undefined);
  };
}
