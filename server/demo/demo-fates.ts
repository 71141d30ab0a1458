/**
 * What becomes of the demonstration's unfinished invoices at ANAF: faults of the stand-in for these documents alone, all under
 * one name, by which a button of the demonstration account takes them off.
 */
import { DEMO_HOLD, type SwitchedFault } from '../outside/stand-in-switches';

/**
 * `rejected`: by a rule newer than the product's own, until it has notes. `doubtful`: taken, the answer lost, and ANAF lists it
 * without giving it out, so that it can neither be found nor sent again. `waiting`: taken, without a verdict.
 */
export type DemoFate = 'rejected' | 'doubtful' | 'waiting';

const FAULTS = {
  rejected: [{ kind: 'reject' }],
  doubtful: [
    { kind: 'accept-and-drop', path: '/upload' },
    { kind: 'server-error', path: '/descarcare' },
  ],
  waiting: [{ kind: 'in-work', path: '/stareMesaj' }],
} as const satisfies Record<DemoFate, readonly SwitchedFault[]>;

export function faultsOf(
  fate: DemoFate | undefined,
  document: NonNullable<SwitchedFault['document']>,
): readonly SwitchedFault[] {
  return fate === undefined ? [] : FAULTS[fate].map((fault) => ({ ...fault, name: DEMO_HOLD, document }));
}
