/**
 * The filling of the demonstration as its page sees it: how far it is, and putting back what people changed.
 *
 *   filling ── done ──► filled ── put back, of this round ──► filling (of the next round)
 *      └── failed ────► failed ──────────────┘
 *
 * Invariant: one filling at a time; of a round it is put back once, however often that is asked.
 */
import type { DemoFillingState } from '@/api/calls/demo-calls';
import type { DemoFilling } from '../calls/demo-calls';
import type { DemoProgress } from './seed-demo';

export interface DemoDesk extends DemoFilling {
  /** The filling of the start. Throws where it fails. */
  first(fill: (progress: DemoProgress) => Promise<number>): Promise<void>;
  /** From now on it can be put back. `clear`: until the companies are there anew; gives their round. */
  open(work: DemoWork): void;
}

export interface DemoWork {
  readonly clear: () => Promise<number>;
  readonly fill: (progress: DemoProgress) => Promise<number>;
}

/** `onFailure`: of a filling that went on behind an answer. */
export function demoDesk(onFailure: (error: unknown) => void): DemoDesk {
  let state: DemoFillingState = { round: 0, state: 'filling', done: 0, of: 0 };
  let work: DemoWork | undefined;
  const progress: DemoProgress = (done, of) => {
    state = { ...state, done, of };
  };
  const fill = async (fillIt: DemoWork['fill']): Promise<void> => {
    try {
      const round = await fillIt(progress);
      state = { ...state, round, state: 'filled' };
    } catch (error) {
      state = { ...state, state: 'failed' };
      throw error;
    }
  };
  return {
    state: () => state,
    first: fill,
    open: (given) => {
      work = given;
    },
    putBack: async (round) => {
      if (work === undefined || state.state === 'filling' || round !== state.round) return state;
      state = { ...state, state: 'filling', done: 0, of: 0 };
      try {
        const cleared = await work.clear();
        state = { ...state, round: cleared };
      } catch (error) {
        state = { ...state, state: 'failed' };
        throw error;
      }
      fill(work.fill).catch(onFailure);
      return state;
    },
  };
}
