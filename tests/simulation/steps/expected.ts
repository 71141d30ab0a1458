/** What must be among the counts of a long run: whatever never happened in it was not looked at. */
import { JOB_COUNT } from '../backend/sim-server';
import { FATES } from '../network/fates';
import { CALL_COUNT } from '../network/sim-network';
import { EVERY_CALL, EVERY_JOB } from './every-call';
import { OUTSIDE_STEPS } from './outside-steps';
import { STEPS } from './steps';

/** Before the name of a step that was taken, among what is counted. */
export const STEP_COUNT = 'step ';

/** What steps come to where they come to something. */
const RESULTS = [
  ...[
    'issued',
    'taken back',
    'corrected',
    'documents marked',
    'partners merged',
    'copies left',
    'transports declared',
    'transports at ANAF',
  ],
  ...['conflicts', 'refused', 'held and decided', 'late copies', 'statements that waited for a lock'],
  ...[
    'numbers voided',
    'intervals closed',
    'intervals given back',
    'access changed',
    'users changed',
    'signed out',
    'sessions revoked',
  ],
  ...['tokens stolen', 'sessions ended by a token used twice', 'storage faults', 'kills', 'servers killed', 'restored'],
  ...['app versions', 'tabs loaded anew', 'workers replaced', 'clock jumps', 'devices lost', 'devices erased'],
  ...[
    'profiles copied',
    'images put back',
    'databases deleted',
    'databases that lack stores',
    'databases that do not open',
  ],
  ...['sent by suppliers', 'sent by another program', 'authorizations given up', 'authorizations renewed'],
];

export const EXPECTED: readonly string[] = [
  ...[...STEPS, ...OUTSIDE_STEPS].map(({ name }) => `${STEP_COUNT}${name}`),
  ...EVERY_CALL.map((name) => `${CALL_COUNT}${name}`),
  ...EVERY_JOB.map((name) => `${JOB_COUNT}${name}`),
  ...FATES.map(({ name }) => name),
  ...RESULTS,
];
