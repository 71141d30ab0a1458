/**
 * What an entry of the outbox asks of the person. It is said here alone: the panel, the chip, the choice of company and the list of
 * all companies count by it, so that none calls refused what another leaves to be chosen.
 */
import { type EntryState, STORED_STATES } from './outbox-entry';

/** `rejected`: to be corrected or given up. `conflicts`: changed in two places, to be chosen. `waiting`: nothing; it leaves by itself. */
export type EntryPart = 'rejected' | 'conflicts' | 'waiting';

const PART_OF = {
  rejected: 'rejected',
  conflict: 'conflicts',
  queued: 'waiting',
  sending: 'waiting',
  'waiting-for-sign-in': 'waiting',
  'waiting-for-access': 'waiting',
  'waiting-for-server': 'waiting',
} as const satisfies Readonly<Record<EntryState, EntryPart>>;

export function partOfEntry({ state }: { readonly state: EntryState }): EntryPart {
  return PART_OF[state];
}

/** As the index of states has them. */
export function statesOfPart(part: EntryPart): readonly EntryState[] {
  return STORED_STATES.filter((state) => PART_OF[state] === part);
}

/** Of the entries that ask for the person. */
export const ASKING_STATES: readonly EntryState[] = STORED_STATES.filter((state) => PART_OF[state] !== 'waiting');
