/**
 * Tries again soon after a sign that the road is open, since the sign often comes before the road: the browser says `online`
 * when the interface is up, seconds before names are resolved, and the first try meets nobody.
 *
 *   idle ─ open ─► waiting 1 s ─ nobody answered yet: try ─► waiting 2 s ─ … ─► waiting 16 s ─ try ─► idle
 *     ▲                │ answered meanwhile
 *     └────────────────┘                    a new sign begins anew; the regular timers go on beside it
 */
import type { SetTimer } from '@/db/storage/set-timer';

/** Half a minute together: afterwards the regular pace is soon enough. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000];

export interface ChasePorts {
  readonly setTimer: SetTimer;
  /** Whether the last exchange brought an answer. */
  readonly answered: () => boolean;
  readonly tryNow: () => void;
}

export interface RoadChase {
  /** There was a sign that the road is open; the first try is the caller's own. */
  readonly open: () => void;
  readonly stop: () => void;
}

export function roadChase({ setTimer, answered, tryNow }: ChasePorts): RoadChase {
  let cancel = () => {};
  const wait = (place: number): void => {
    const pause = PAUSES_MS[place];
    if (pause === undefined) return;
    cancel = setTimer(pause, () => {
      if (answered()) return;
      tryNow();
      wait(place + 1);
    });
  };
  return {
    open: () => {
      cancel();
      wait(0);
    },
    stop: () => cancel(),
  };
}
