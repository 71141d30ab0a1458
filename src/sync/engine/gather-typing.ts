/**
 * When what was written leaves. Typing changes one draft key after key: sent key by key, each would be a request, a transaction of
 * the server, a hint to every other device and a page pulled by each, and the typist's own saves would wait for all that.
 *
 *            typed: sends                    the time is up: sends
 *     idle ───────────────► gathering ─ typed ─► gathering, more ──────┐
 *      ▲                        │ ▲                                    │
 *      └── the time is up ──────┘ └────────────────────────────────────┘
 *
 * Invariants: what was written leaves at most `GATHER_MS` later. What is not typed leaves at once, with what was typed before it; so
 * does all of it when the page is left, and what is written for as long after that, each as it comes: the save that was under way
 * and the one made because of it, which no timer of a frozen page sends. Whoever drains for another reason waits for nothing here.
 */
import type { SetTimer } from '@/db/storage/set-timer';
import { GATHER_MS } from '../drain/typed-entry';

export interface GatherPorts {
  readonly setTimer: SetTimer;
  readonly send: () => void;
}

export interface TypingGatherer {
  /** `isTyped`: a draft's change, of which the next key makes another one. */
  readonly written: (isTyped: boolean) => void;
  /** The page may be gone in a moment. */
  readonly left: () => void;
  readonly stop: () => void;
}

export function gatherTyping({ setTimer, send }: GatherPorts): TypingGatherer {
  let gathering = false;
  let more = false;
  let leaving = false;
  let cancel = (): void => undefined;
  const sendAndGather = (): void => {
    more = false;
    gathering = true;
    send();
    cancel = setTimer(GATHER_MS, () => {
      gathering = false;
      if (more) sendAndGather();
    });
  };
  const sendNow = (): void => {
    cancel();
    gathering = false;
    more = false;
    send();
  };
  return {
    written: (isTyped) => {
      if (leaving) send();
      else if (!isTyped) sendNow();
      else if (gathering) more = true;
      else sendAndGather();
    },
    left: () => {
      if (more) sendNow();
      cancel();
      gathering = false;
      leaving = true;
      cancel = setTimer(GATHER_MS, () => {
        leaving = false;
      });
    },
    stop: () => cancel(),
  };
}
