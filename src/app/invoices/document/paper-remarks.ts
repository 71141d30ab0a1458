import type { ReactNode } from 'react';

/** What is said on the screen, and never printed, beside parts of a paper; null nothing. */
export interface PaperRemarks {
  readonly head: ReactNode;
  readonly parties: ReactNode;
  readonly totals: ReactNode;
  readonly payment: ReactNode;
  /** By the line's place from 0. */
  readonly lines: ReadonlyMap<number, ReactNode>;
}
