/**
 * What is said of one rule. Texts are templates (invoice/validation/explain/template.ts) over the finding's values and:
 * `field`, `Field` (the attribute's Romanian name), `at` („ la bunul 2” or nothing), `operation` (code and name).
 */
export interface TransportWords {
  /** One clause without final point. */
  readonly clause: string;
  /** What is wrong and what to do; whole sentences. */
  readonly detail: string;
  /** The meaning of the official text. */
  readonly official: string;
}

export type TransportWordsTable = Readonly<Record<string, TransportWords>>;
