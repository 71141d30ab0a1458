/**
 * An entry of the outbox: one call to make, with the key that makes it take effect once.
 *
 * Its machine is drawn in domain/outbox/entry-state.ts. Beside it: an entry superseded by newer work or discarded is gone.
 *
 * Invariants:
 * 1. `id` is the idempotency key and never changes; call, params and body change only while `attempts` is 0 (promise 2).
 * 2. `attempts` rises in the transaction that precedes the request, so a killed browser leaves it risen.
 * 3. An entry leaves by the server's acknowledgement of its id, or by the person (G4). Nothing expires.
 * 4. `seq` is the order made, over all tabs.
 */
import type { CollectionName } from '@/api/collections';
import { deniesEveryEffect } from '@/api/errors';
import type { CompanyId, EntityId, OperationId } from '@/api/ids';
import type { EntryState as EveryState } from '@/domain/outbox/entry-state';

/** States and transitions: domain/outbox/entry-state.ts. Done is not stored: a done entry has left. */
export type EntryState = Exclude<EveryState, 'done'>;

/** What the entry is about, in the panel's words. */
export interface EntrySubject {
  readonly collection: CollectionName;
  readonly id: EntityId;
  /** The partner's name, the invoice's number …; '' where it has none. */
  readonly label: string;
}

/** The last answer that was not an acknowledgement. */
export interface EntryFailure {
  /** A code of API_ERRORS, or `network`, `timeout`, `malformed`. */
  readonly code: string;
  /** For people, in Romanian. */
  readonly text: string;
  readonly messages: readonly string[];
  readonly at: string;
}

export interface OutboxEntry {
  readonly seq: number;
  readonly id: OperationId;
  readonly companyId: CompanyId;
  readonly call: string;
  readonly params: unknown;
  /** A JSON value, or the XML of a document. */
  readonly body: unknown;
  /** What it reads or changes; the first is its subject. */
  readonly touches: readonly string[];
  readonly subject: EntrySubject;
  readonly state: EntryState;
  readonly attempts: number;
  readonly madeAt: string;
  /** Not to be tried before, ms since 1970; 0 at once. */
  readonly notBefore: number;
  readonly failure: EntryFailure | null;
}

export type OutboxEntryToInsert = Omit<OutboxEntry, 'seq'>;

/** Never attempted: nobody but this device can know it. */
export function isUntouched(entry: OutboxEntry): boolean {
  return entry.attempts === 0 && (entry.state === 'queued' || entry.state === 'waiting-for-sign-in');
}

/** May be superseded by the person's newer work: never attempted, or known to have had no effect. */
export function isReplaceable(entry: OutboxEntry): boolean {
  return isUntouched(entry) || (entry.state === 'rejected' && !mayHaveEffect(entry));
}

/**
 * Refused, but not for good: of an earlier attempt nobody knows, and the refusal does not speak of it. What the server may
 * have is neither replaced nor taken back; it can only be asked for again, with its key.
 */
export function mayHaveEffect({ attempts, failure }: Pick<OutboxEntry, 'attempts' | 'failure'>): boolean {
  return attempts > 1 && !deniesEveryEffect(failure?.code ?? '');
}
