/**
 * States of a filing at ANAF, as a closed union with a total transition.
 *
 *   recorded ◄──not-taken── uploading ──refused──► refused ■
 *      └──────started──────────▲ │ │
 *                              │ │ └──taken──► uploaded ──in-work──► processing
 *                        resend│ │unknown         ▲ │ accepted · rejected · duplicate (from both)
 *                              │ ▼                │ ├──► accepted ■
 *                             doubtful ──found────┘ ├──► rejected ■ ◄──other-bytes── duplicate
 *                                                   └──► duplicate ──adopted──► accepted ■
 *
 * Invariants:
 * 1. `uploading` is entered before the call is made (the attempt is recorded first, guarantee 13).
 * 2. From `doubtful` a document is sent again only by `resend`, which the wait of promise 7 precedes.
 * 3. A settled filing never changes; an event that means nothing in a state leaves it.
 */
export const FILING_STATES = [
  'recorded',
  'uploading',
  'doubtful',
  'uploaded',
  'processing',
  'accepted',
  'rejected',
  'refused',
  'duplicate',
] as const;
export type FilingState = (typeof FILING_STATES)[number];

export type FilingEvent =
  | 'started'
  | 'not-taken'
  | 'refused'
  | 'taken'
  | 'unknown'
  | 'found'
  | 'resend'
  | 'in-work'
  | 'accepted'
  | 'rejected'
  | 'duplicate'
  | 'adopted'
  | 'other-bytes';

const VERDICTS = { accepted: 'accepted', rejected: 'rejected', duplicate: 'duplicate' } as const;

const NEXT: Readonly<Record<FilingState, Partial<Record<FilingEvent, FilingState>>>> = {
  recorded: { started: 'uploading' },
  uploading: { 'not-taken': 'recorded', refused: 'refused', taken: 'uploaded', unknown: 'doubtful' },
  doubtful: { found: 'uploaded', taken: 'uploaded', resend: 'uploading' },
  uploaded: { 'in-work': 'processing', ...VERDICTS },
  processing: VERDICTS,
  duplicate: { adopted: 'accepted', 'other-bytes': 'rejected' },
  accepted: {},
  rejected: {},
  refused: {},
};

export function nextFilingState(state: FilingState, event: FilingEvent): FilingState {
  return NEXT[state][event] ?? state;
}

/** Whether nothing more will happen to the filing. */
export function isSettled(state: FilingState): boolean {
  return state === 'accepted' || state === 'rejected' || state === 'refused';
}

/** Whether ANAF may have the document: it must not be sent again unasked. */
export function mayBeAtAnaf(state: FilingState): boolean {
  return state !== 'recorded' && state !== 'refused' && state !== 'rejected';
}
