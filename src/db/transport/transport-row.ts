/**
 * A declaration as this device keeps it: what the server last said (`base`), the steps made here and not yet confirmed (`pending`,
 * in the order made), and what a screen shows: base ⊕ pending.
 *
 * Invariants:
 * 1. `startDate` and `search` are those of the shown item (the first is indexed).
 * 2. Every pending step names an entry of the outbox, and leaves by that entry's answer or by the person's discard of it.
 * 3. A pending step that declares stands first, and brings the item with it.
 * 4. A step stands once: one that the server tells already shows as the server has it.
 */
import type { Transport, TransportSaid, TransportStep } from '@/api/entities/transport';
import type { EtrDraft } from '@/api/entities/transport-draft';
import type { CompanyId, EntityId, OperationId, Version } from '@/api/ids';
import { fold } from '@/domain/text/fold';

export interface PendingStep {
  readonly kind: 'step';
  readonly outboxId: OperationId;
  readonly step: TransportStep;
  /** Of a step that declares: what it says, without its steps. */
  readonly item?: TransportSaid;
  /** The draft it was written in, to go back to. */
  readonly draft?: EtrDraft;
}

export interface TransportRow {
  readonly id: EntityId;
  readonly companyId: CompanyId;
  /** Of the shown item; what cannot be read sorts by its text. */
  readonly startDate: string;
  /** What a list is searched by, folded: UIT, plates, partner, organiser, goods, papers, places. */
  readonly search: string;
  /** Version of `base`; 0 where the server has not confirmed it. */
  readonly version: Version;
  readonly base: Transport | null;
  readonly pending: readonly PendingStep[];
}

/** The row's facts; the rest follows from the shown item. */
export type TransportFacts = Omit<TransportRow, 'startDate' | 'search'>;

export function shownTransport({ base, pending }: Pick<TransportRow, 'base' | 'pending'>): Transport | null {
  return pending.reduce<Transport | null>(withStep, base);
}

function withStep(shown: Transport | null, change: PendingStep): Transport | null {
  // A kind of a newer version is kept and shows nothing.
  if (change.kind !== 'step') return shown;
  const { step, item } = change;
  if (shown === null) return item === undefined ? null : { ...item, steps: [step] };
  return shown.steps.some(({ id }) => id === step.id) ? shown : { ...shown, steps: [...shown.steps, step] };
}

/** Null where neither the server nor this device knows an item. */
export function transportRowOf(facts: TransportFacts): TransportRow | null {
  const item = shownTransport(facts);
  return item === null ? null : { ...facts, startDate: item.startDate, search: searchText(item) };
}

function searchText(item: Transport): string {
  const { uit, vehicle, firstTrailer, secondTrailer, partnerName, partnerCode, organiserName, goods, papers } = item;
  const others = item.steps.flatMap((step) => (step.vehicle === undefined ? [] : [step.vehicle.vehicle]));
  const words = [uit, vehicle, firstTrailer, secondTrailer, ...others, partnerName, partnerCode, organiserName];
  const declarant = [item.declarantName ?? '', item.declarantCode ?? ''];
  return fold([...words, ...declarant, goods, papers, item.from, item.to].filter((text) => text !== '').join(' '));
}

/** The plates in force: those of the last change of vehicle that nobody refused, else the declared ones. */
export function platesOf({ vehicle, firstTrailer, secondTrailer, steps }: Transport): {
  readonly vehicle: string;
  readonly firstTrailer: string;
  readonly secondTrailer: string;
} {
  const changed = steps.findLast(
    (step) => step.vehicle !== undefined && step.state !== 'rejected' && step.state !== 'refused',
  )?.vehicle;
  return changed ?? { vehicle, firstTrailer, secondTrailer };
}

/** The step that says what the declaration says: the last that declares or corrects, and that nobody refused. */
export function contentStep({ steps }: Pick<Transport, 'steps'>): TransportStep | undefined {
  return steps.findLast(
    ({ kind, state }) => (kind === 'declare' || kind === 'correct') && state !== 'rejected' && state !== 'refused',
  );
}

/** Not at the server: it waits for the network, or the server did not take it. What the server has refused later has its moment. */
export function isOnlyHere({ state, settledAt }: Pick<TransportStep, 'state' | 'settledAt'>): boolean {
  return state === 'queued' || (state === 'refused' && settledAt === '');
}
