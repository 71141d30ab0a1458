import { useEffect } from 'react';
import type { Transport } from '@/api/entities/transport';
import { useSyncStatus } from '@/app/state/use-sync-status';
import { useWorkspace } from '@/app/state/workspace';
import { dayText } from '@/app/ui/words/date-words';
import { dropUits, keepUit } from '@/db/start/kept-uits';
import { actionFacts } from '@/db/transport/transport-queries';
import { qrSquares } from '@/domain/qr/qr-squares';
import { uitWindow } from '@/domain/transport/life/declaration-life';
import { cardTexts } from '../card/card-texts';
import { qrPath } from '../card/qr-path';
import { isShownAsValid, transportState } from '../transport-state';
import { transportTexts } from '../transport-texts';

const MINUTE_MS = 60_000;

/** Keeps the card that is looked at for the first frame of the next start, while it holds (early-card.ts). `title` heads the page; `now`: ms since 1970. */
export function useKeptUit(item: Transport, title: string, now: number): void {
  const { db } = useWorkspace();
  const { clockAhead } = useSyncStatus();
  const state = transportState(item, now);
  useEffect(() => {
    const window = uitWindow(actionFacts(item));
    try {
      if (!isShownAsValid(state) || item.uit === '' || window === null) {
        dropUits(localStorage, db.name, new Set([item.id]));
        return;
      }
      const { size, runs } = qrSquares(item.uit);
      keepUit(localStorage, db.name, {
        ...{ id: item.id, uit: item.uit, from: window.from, until: window.until, ahead: clockAhead * MINUTE_MS },
        ending: state === 'ending' || state === 'endingToday',
        squares: { size, path: qrPath(runs) },
        words: {
          title,
          state: transportTexts.states[state],
          uit: cardTexts.uit(item.uit),
          qr: cardTexts.qr(item.uit),
          until: cardTexts.until,
          lastDay: dayText(window.lastDay),
        },
      });
    } catch (error) {
      // Without room the next start is only slower.
      console.warn('The card is not kept for the next start:', error);
    }
  }, [item, state, clockAhead, db.name, title]);
}
