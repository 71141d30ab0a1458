import { useEffect, useState } from 'react';
import { useLive } from '@/app/state/use-live';
import { useSyncStatus } from '@/app/state/use-sync-status';
import { useWorkspace } from '@/app/state/workspace';
import { type LineWordsState, lineWordsState } from '@/db/archive/lines/line-words-state';
import type { LineWordsOutcome } from '@/sync/pull/pull-line-words';
import { lineSearchTexts } from './line-search-texts';

export interface LineSearch {
  /** All lines that this device knew of at its last pull are searched. */
  readonly whole: boolean;
  /** Why lines are not searched yet; null where they are, and where nothing is searched. */
  readonly note: string | null;
}

/** After this the server is asked again, while somebody searches. */
const AGAIN_MS = 5_000;

/** Has the texts of lines fetched when something is searched for the first time, again once the server is reached anew. */
export function useLineSearch(searching: boolean): LineSearch {
  const { db, company, sync } = useWorkspace();
  const { connected } = useSyncStatus();
  const state = useLive(() => lineWordsState(db, company.id), [db, company.id]);
  const [outcome, setOutcome] = useState<LineWordsOutcome | null>(null);
  const missing = state !== undefined && state?.whole !== true;
  useEffect(() => {
    if (!searching || !missing) return;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const told = (next: LineWordsOutcome): void => {
      if (!current) return;
      setOutcome(next);
      // An absence that ends before the exchange has noticed it is told by nobody.
      if (next === 'away') timer = setTimeout(ask, AGAIN_MS);
    };
    const ask = (): void => {
      clearTimeout(timer);
      sync.fetchLineWords(company.id).then(told, (error: unknown) => {
        console.error('The words of lines could not be fetched:', error);
        told('refused');
      });
    };
    window.addEventListener('online', ask);
    if (connected === false) told('away');
    else ask();
    return () => {
      current = false;
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [searching, missing, connected, sync, company.id]);
  return { whole: !missing, note: searching && missing ? noteOf(state ?? null, outcome) : null };
}

function noteOf(state: LineWordsState | null, outcome: LineWordsOutcome | null): string {
  if (outcome === 'away' || outcome === 'stopped') return lineSearchTexts.away;
  if (outcome === 'refused') return lineSearchTexts.refused;
  return lineSearchTexts.coming(state === null ? 0 : Math.floor((100 * state.cursor) / Math.max(1, state.head)));
}
