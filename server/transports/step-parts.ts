/** What the steps of a declaration work with; each is made real at the entry and replaced in simulations. */
import type { Transport } from '@/api/entities/transport';
import type { LoggedOutage } from '@/domain/transport/life/outage-window';
import type { AskParts } from '../filings/ask-anaf';
import type { TransportPort } from '../outside/etransport/etransport-port';
import type { StepFact, StepFiling } from './step-filing';

/** A step with what it stands on. */
export interface LoadedStep {
  readonly step: StepFiling;
  /** Fiscal code of the company, digits. */
  readonly cif: string;
  readonly transport: Transport;
  /** Recorded before the database came from a copy, ms since 1970, and not looked for since; undefined: nothing of that. */
  readonly putBack: number | undefined;
}

export interface StepStore {
  load(id: string): Promise<LoadedStep | undefined>;
  /**
   * In one transaction, with declaration and step locked: applies the fact, keeps its document, renews the declaration, gives the
   * next step its turn where this one is settled, and gives the company its next version. Undefined where the fact means nothing
   * in the state it met.
   */
  record(step: StepFiling, fact: StepFact, dueAt: number): Promise<StepFiling | undefined>;
  /** Moves the next try without a fact; counts a wait. */
  postpone(step: StepFiling, dueAt: number, unknownSince?: number): Promise<void>;
  /** The document as it was recorded or sent last. */
  documentBytes(step: StepFiling): Promise<Uint8Array>;
}

export interface StepParts extends AskParts {
  readonly store: StepStore;
  readonly etransport: TransportPort;
  /** The log of outages of ANAF's service (outage-log.ts). */
  outages(): Promise<readonly LoggedOutage[]>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 0…1. */
  readonly random: () => number;
}
