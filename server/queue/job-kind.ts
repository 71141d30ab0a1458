/** A kind of job is one row (job-kinds.ts). */
import type { GenericSchema } from 'valibot';

/** Which attempt of the job this is, from 1, and after which it is given up. */
export interface JobAttempt {
  readonly attempt: number;
  readonly most: number;
}

export interface JobKind {
  readonly name: string;
  readonly payload: GenericSchema;
  /** `its-work`: whoever records the work adds it. Else by the clock: the next time after now, ms since 1970. */
  readonly broughtBy: 'its-work' | { readonly clock: (now: number) => number };
  /** The service whose calls it makes: companies are served in turn, by what they had of it. */
  readonly budget: 'anaf' | 'none';
  readonly retries: {
    /** Then it is given up. */
    readonly attempts: number;
    /** After the attempt that failed, from 1. */
    readonly waitMs: (attempt: number) => number;
  };
  /** What the log says to a person when it was given up: what happened, what is safe, what to do. */
  readonly whenDead: string;
  run(payload: unknown, at: JobAttempt): Promise<void>;
}

/** From seconds to hours: the waits grow by e. */
export function growingWait(attempt: number): number {
  return Math.round(Math.exp(Math.min(attempt, 10)) * 1000);
}
