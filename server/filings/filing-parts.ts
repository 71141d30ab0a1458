/** What the steps of a filing work with; each is made real at the entry and replaced in simulations. */
import type { AnafTokens } from '../outside/anaf/anaf-access';
import type { AnafPort } from '../outside/anaf/anaf-port';
import type { FilingPlan } from '../outside/anaf/filing-plan';
import type { Filing, FilingFact } from './filing';

/** A list entry that was looked into: the hash of the document inside. */
export interface ExaminedMessage {
  readonly downloadId: string;
  readonly sha256: string;
}

export interface FilingStore {
  load(id: string): Promise<Filing | undefined>;
  /**
   * In one transaction, with the filing locked: applies the fact, keeps its document, renews the archive item and gives
   * the company its next version. Undefined where the fact means nothing in the state it met.
   */
  record(filing: Filing, fact: FilingFact, dueAt: (next: Filing) => number): Promise<Filing | undefined>;
  /** Moves the next step without a fact; counts a wait. `unknownSince` stays where it is not given. */
  postpone(filing: Filing, dueAt: number, unknownSince?: number): Promise<void>;
  documentBytes(filing: Filing): Promise<Uint8Array>;
  /** Of these upload indexes, those that other filings of the company bear. */
  knownIndexes(filing: Filing, indexes: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether no other filing of the company has come into doubt since then. */
  isAloneInDoubt(filing: Filing, since: number): Promise<boolean>;
  /** Hashes of messages already looked into, by download id. */
  examined(filing: Filing, downloadIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  rememberExamined(filing: Filing, message: ExaminedMessage): Promise<void>;
}

export interface CallBudget {
  /** Takes one call, for the company, of the budget shared by all processes; 0, or how many milliseconds to wait. */
  take(companyId: number): Promise<number>;
}

export interface FilingParts {
  readonly store: FilingStore;
  readonly anaf: AnafPort;
  readonly tokens: AnafTokens;
  readonly budget: CallBudget;
  readonly plan: FilingPlan;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 0…1. */
  readonly random: () => number;
}
