/**
 * An entry of the outbox: one call to make, with the key that makes it take effect once.
 *
 * Its machine is drawn in domain/outbox/entry-state.ts. Beside it: an entry superseded by newer work or discarded is gone.
 *
 * Invariants:
 * 1. `id` is the idempotency key and never changes; call, params and body change only while `attempts` is 0 (promise 2). What
 *    they became on the wire is kept with the first attempt and sent by every later one, whatever version of the app sends it.
 * 2. `attempts` rises in the transaction that precedes the request, so a killed browser leaves it risen.
 * 3. An entry leaves by the server's acknowledgement of its id, or by the person (G4). Nothing expires.
 * 4. `seq` is the order made, over all tabs.
 */
import type { CollectionName } from '@/api/collections';
import { type ApiErrorCode, deniesEveryEffect, isPassingRefusal } from '@/api/errors';
import type { CompanyId, EntityId, OperationId } from '@/api/ids';
import type { WireForm } from '@/api/wire-form';
import { ENTRY_STATES, type EntryState as EveryState } from '@/domain/outbox/entry-state';

/** States and transitions: domain/outbox/entry-state.ts. Done is not stored: a done entry has left. */
export type EntryState = Exclude<EveryState, 'done'>;

export const STORED_STATES: readonly EntryState[] = ENTRY_STATES.filter((state) => state !== 'done');

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

/** The form of the first attempt; null text: the entry's body is text and went as it is. */
export interface FrozenWire extends Pick<WireForm, 'query' | 'contentType'> {
  readonly text: string | null;
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
  /** How many attempts the server itself answered with „not now” (`busy`, `internal`); absent: none. */
  readonly putOff?: number;
  /** Absent before the first attempt, and where that was made by a version that kept none: then it is written anew. */
  readonly wire?: FrozenWire;
  readonly madeAt: string;
  /** Not to be tried before, ms since 1970; 0 at once. */
  readonly notBefore: number;
  /** How many pauses in a row led to `notBefore`: the next is longer. Forced tries make none. Absent: none yet. */
  readonly waits?: number;
  readonly failure: EntryFailure | null;
}

export type OutboxEntryToInsert = Omit<OutboxEntry, 'seq'>;

/** From then on it is taken for an entry that may never settle. */
const STUCK_AFTER = 5;

const PUT_OFF: ReadonlySet<string> = new Set<ApiErrorCode>(['busy', 'internal', 'not-back-yet']);

/** Whether the answer is the server's own „not now” to this entry, and not of the road, of its load or of its surroundings. */
export function isPutOff({ code }: EntryFailure): boolean {
  return PUT_OFF.has(code);
}

/** The server has answered often enough without taking it: it goes on being tried, and stops stopping the others. */
export function isStuck({ putOff }: Pick<OutboxEntry, 'putOff'>): boolean {
  return (putOff ?? 0) >= STUCK_AFTER;
}

/** Never attempted: nobody but this device can know it. */
export function isUntouched({ attempts, state }: Pick<OutboxEntry, 'attempts' | 'state'>): boolean {
  return attempts === 0 && (state === 'queued' || isWaiting(state));
}

/** Held back by nothing of its own; leaves by itself when what it waits for is there. */
export function isWaiting(state: EntryState): boolean {
  return state.startsWith('waiting-for-');
}

/**
 * May be given up by the person. What was sent and waits for access or for a newer server may still be on the road in a copy:
 * of a change the pull brings it, of an invoice it would bear a number that another has by then.
 */
export function isDiscardable(entry: Pick<OutboxEntry, 'attempts' | 'state' | 'call'>): boolean {
  const { state } = entry;
  if (isUntouched(entry) || state === 'rejected' || state === 'conflict') return true;
  return isWaiting(state) && state !== 'waiting-for-sign-in' && entry.call !== 'InvoiceUpload';
}

/** May be superseded by the person's newer work: never attempted, or known to have had no effect. */
export function isReplaceable(entry: OutboxEntry): boolean {
  return isUntouched(entry) || (entry.state === 'rejected' && !mayHaveEffect(entry));
}

/**
 * Refused, but not for good: of an earlier attempt nobody knows, and the refusal does not speak of it; or the refusal was of the
 * caller, which no key keeps, and a copy still on the road may be judged otherwise. What the server may have is neither replaced
 * nor taken back; it can only be asked for again, with its key.
 */
export function mayHaveEffect({ attempts, failure }: Pick<OutboxEntry, 'attempts' | 'failure'>): boolean {
  const code = failure?.code ?? '';
  return attempts > (isPassingRefusal(code) ? 0 : 1) && !deniesEveryEffect(code);
}
