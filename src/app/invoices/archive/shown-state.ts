import type { InvoiceStateName } from '@/app/ui/states/state-words';
import { markBits, receivedState } from '@/db/archive/mark-bits';
import type { ShownItem } from './shown-item';

/** The word a stored state is shown as (look/README.md, „Invoice states”). */
const SHOWN: Readonly<Record<string, InvoiceStateName>> = {
  queued: 'queued',
  held: 'held',
  lost: 'lost',
  recorded: 'sending',
  uploading: 'sending',
  uploaded: 'processing',
  processing: 'processing',
  accepted: 'accepted',
  duplicate: 'accepted',
  rejected: 'rejected',
  refused: 'rejected',
  doubtful: 'doubtful',
};

/** A state that this version does not know is one the server still works on. */
export function shownState(state: string): InvoiceStateName {
  return SHOWN[state] ?? 'processing';
}

type StateFacts = Pick<ShownItem, 'direction' | 'standing' | 'marks' | 'reversed' | 'correctedBy'>;

/**
 * The state that a document shows everywhere: of a received one how far its company has come with it, of an issued one also that it was
 * taken back or corrected by one that stands. That one stays among the accepted for lists and filters (docs/decisions/0180, 0181, 0183).
 */
export function stateOfItem(item: StateFacts): InvoiceStateName {
  if (item.direction === 'in') return receivedState(markBits(item));
  const state = shownState(item.standing);
  if (state !== 'accepted') return state;
  if (item.reversed === true) return 'reversed';
  return item.correctedBy?.some(({ reversed }) => reversed !== true) === true ? 'corrected' : state;
}

/** The states a person can filter by. */
export const FILTER_STATES: readonly InvoiceStateName[] = [
  'held',
  'queued',
  'sending',
  'processing',
  'accepted',
  'rejected',
  'doubtful',
];

/** The stored states that are shown as one. */
export function storedStates(shown: string): readonly string[] {
  return Object.keys(SHOWN).filter((stored) => SHOWN[stored] === shown);
}
