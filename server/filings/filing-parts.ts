/** What the steps of a filing work with; each is made real at the entry and replaced in simulations. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { AnafTokens } from '../outside/anaf/anaf-access';
import type { AnafPort } from '../outside/anaf/anaf-port';
import type { FilingPlan } from '../outside/anaf/filing-plan';
import type { Filing, FilingFact } from './filing';
import type { Look } from './record-look';

/** A list entry that was looked into: the hash of the document inside. */
export interface ExaminedMessage {
  readonly downloadId: string;
  readonly sha256: string;
}

/** The time that this database lost before `restoredAt`; what ANAF has of it is known once it was listed up to `listedTo`. */
export interface LostSpan {
  readonly restoredAt: number;
  readonly listedTo: number;
}

/** `unread`: the mailbox is not known that far yet. */
export type LostTime =
  | { readonly kind: 'unread' }
  | { readonly kind: 'read'; readonly nobodys: readonly NobodysInvoice[] };

/** Sent for the company in the lost time, and given back by no device. */
export interface NobodysInvoice {
  /** '' where ANAF does not give it out. */
  readonly number: string;
  /** Of a series of ours, to the same buyer, or not known: it may be of the very draft. */
  readonly mayBeOfDraft: boolean;
  /** It bears the number of the filing's invoice. */
  readonly hasNumber: boolean;
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
  /**
   * Moves the next step of a document in doubt for which ANAF was asked in vain; counts a wait. The archive item says when, and
   * when it is asked again, with the company's next version.
   */
  looked(filing: Filing, look: Look): Promise<void>;
  documentBytes(filing: Filing): Promise<Uint8Array>;
  /** Of these upload indexes, those that other filings of the company bear. */
  knownIndexes(filing: Filing, indexes: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether no other filing of the company has come into doubt since then. */
  isAloneInDoubt(filing: Filing, since: number): Promise<boolean>;
  /** Of the filing's draft, other invoices that are on their way to ANAF or there. */
  othersOfDraft(filing: Filing): Promise<readonly ArchiveItem[]>;
  /** Hashes of messages already looked into, by download id. */
  examined(filing: Filing, downloadIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** False: another filing looks into the message, or has tried to, and until `until` nobody else does. */
  beginExamining(filing: Filing, downloadId: string, until: number): Promise<boolean>;
  rememberExamined(filing: Filing, message: ExaminedMessage): Promise<void>;
  /** The company's filings that wait for a verdict under these upload indexes. */
  waitingUnder(indexes: readonly string[]): Promise<readonly Filing[]>;
  /** Those of them that have waited longest. */
  longestWaiting(most: number): Promise<readonly Filing[]>;
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
  /** Whether a company's verdicts are read from its list now, because many are waited for; a look into it is then planned. */
  readonly readsList: (companyId: number) => Promise<boolean>;
  /** What ANAF has of the time that a restored database lost. */
  readonly lostTime: (filing: Filing, lost: LostSpan) => Promise<LostTime>;
  readonly plan: FilingPlan;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 0…1. */
  readonly random: () => number;
}
