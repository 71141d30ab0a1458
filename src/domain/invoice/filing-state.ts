/**
 * States of a filing at ANAF, as a closed union with a total transition.
 *
 *   recorded ◄──not-taken── uploading ──refused──► refused ■ ◄──refused (heard late)── doubtful
 *      └──────started──────────▲ │ │
 *                              │ │ └──taken──► uploaded ──in-work──► processing
 *                        resend│ │unknown         ▲ │ accepted · rejected · duplicate (from both)
 *                              │ ▼                │ ├──► accepted ■
 *                             doubtful ──found────┘ ├──► rejected ■ ◄──other-bytes── duplicate
 *                              ▲ ▲                  └──► duplicate ──adopted──► accepted ■
 *                              │ └──lost── uploaded · processing (ANAF knows its own index no more)
 *                              └────lost── duplicate (ANAF does not know the index it named)
 *   doubtful also takes the verdicts that another step heard late: accepted ■, rejected ■, duplicate;
 *   and `other-bytes`: rejected ■, where ANAF had called it a duplicate of what nobody finds.
 *
 * Before all of it an invoice may be held (docs/decisions/0018): recorded without a filing, until a person decides.
 *
 *   held ──released──► recorded          held ──withdrawn──► refused ■ (corrected under its number, as any refused one)
 *
 * One that may be at ANAF already is looked for first: doubtful ──held-back──► refused ■, and the invoice is held. Of what is
 * sent after a restore (docs/decisions/0043) one whose draft may be at ANAF is held (recorded · doubtful ──held-back──► refused ■),
 * and one whose number is there on another invoice is refused here (recorded · doubtful ──refused──► refused ■).
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
  | 'lost'
  | 'held-back'
  | 'resend'
  | 'in-work'
  | 'accepted'
  | 'rejected'
  | 'duplicate'
  | 'adopted'
  | 'other-bytes';

const VERDICTS = { accepted: 'accepted', rejected: 'rejected', duplicate: 'duplicate' } as const;

const NEXT: Readonly<Record<FilingState, Partial<Record<FilingEvent, FilingState>>>> = {
  recorded: { started: 'uploading', refused: 'refused', 'held-back': 'refused' },
  uploading: { 'not-taken': 'recorded', refused: 'refused', taken: 'uploaded', unknown: 'doubtful' },
  doubtful: {
    found: 'uploaded',
    taken: 'uploaded',
    resend: 'uploading',
    refused: 'refused',
    'held-back': 'refused',
    'other-bytes': 'rejected',
    ...VERDICTS,
  },
  uploaded: { 'in-work': 'processing', lost: 'doubtful', ...VERDICTS },
  processing: { lost: 'doubtful', ...VERDICTS },
  duplicate: { adopted: 'accepted', 'other-bytes': 'rejected', lost: 'doubtful' },
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
