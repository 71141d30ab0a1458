/**
 * A step of a declaration: one document to ANAF that declares, corrects, deletes or confirms it, or changes its vehicle. A
 * closed union with a total transition; the server moves steps by this table and by nothing else.
 *
 *   queued ──recorded──► waiting ──its turn──► recorded ◄──not-taken── uploading ──refused──► refused ■
 *   (device)  └──────────────────────────────────▲ └─started──────────────▲ │ │
 *                                                                   resend│ │unknown
 *   waiting ──gone──► refused ■                                           │ ▼
 *                                             processing ◄──found────── doubtful
 *                                                 ▲ │ ▲                   ▲ └──refused · accepted · rejected (heard late)
 *                                       taken ────┘ │ └── (uploading)     │
 *                                                   ├──lost───────────────┘
 *                                                   ├──accepted──► accepted ■
 *                                                   └──rejected──► rejected ■
 *
 * Invariants:
 * 1. `uploading` is entered before the call is made: the attempt is recorded first.
 * 2. From `doubtful` a document is sent again only by `resend`, after it was looked for in ANAF's list.
 * 3. A settled step never changes; an event that means nothing in a state leaves it.
 * 4. What stands recorded in a copy of the database that was put in place may have been sent by the lost one: it is doubted
 *    (`put-back`) before it is sent; what stands doubtful there has the wait for the list anew.
 * 5. A step waits while an earlier one of its declaration is open: they reach ANAF in the order made.
 */
export const STEP_KINDS = ['declare', 'correct', 'delete', 'confirm', 'vehicle'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export const STEP_STATES = [
  'queued',
  'waiting',
  'recorded',
  'uploading',
  'doubtful',
  'processing',
  'accepted',
  'rejected',
  'refused',
] as const;
/** `refused`: by our server, or by ANAF before it was taken. `rejected`: by ANAF's rules after it was. */
export type StepState = (typeof STEP_STATES)[number];

export const STEP_EVENTS = [
  'recorded',
  'turn',
  'gone',
  'put-back',
  'started',
  'not-taken',
  'taken',
  'unknown',
  'found',
  'lost',
  'resend',
  'refused',
  'accepted',
  'rejected',
] as const;
export type StepEvent = (typeof STEP_EVENTS)[number];

const VERDICTS = { accepted: 'accepted', rejected: 'rejected' } as const;

const NEXT: Readonly<Record<StepState, Partial<Record<StepEvent, StepState>>>> = {
  queued: { recorded: 'recorded' },
  waiting: { turn: 'recorded', gone: 'refused' },
  recorded: { started: 'uploading', refused: 'refused', 'put-back': 'doubtful' },
  uploading: { 'not-taken': 'recorded', refused: 'refused', taken: 'processing', unknown: 'doubtful' },
  doubtful: { found: 'processing', resend: 'uploading', refused: 'refused', ...VERDICTS },
  processing: { lost: 'doubtful', ...VERDICTS },
  accepted: {},
  rejected: {},
  refused: {},
};

export function nextStepState(state: StepState, event: StepEvent): StepState {
  return NEXT[state][event] ?? state;
}

/** Nothing more will happen to the step. */
export function isStepSettled(state: StepState): boolean {
  return state === 'accepted' || state === 'rejected' || state === 'refused';
}

/** ANAF or our server said no. */
export function isStepRefused(state: StepState): boolean {
  return state === 'rejected' || state === 'refused';
}
