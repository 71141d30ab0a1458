/**
 * The one state an invoice is shown in (look/README, table of invoice states): from its outbox entry while it is on the
 * device, from its filing afterwards. Words and icons are the screens'.
 */
import type { EntryState } from '../outbox/entry-state';
import type { FilingState } from './filing-state';

/**
 * draft Ciornă · queued În coadă · waiting-for-sign-in Așteaptă autentificarea · waiting-for-access
 * Așteaptă accesul · waiting-for-server Așteaptă serverul · sending Se trimite · processing În
 * prelucrare · validated Validată · rejected Respinsă · doubtful Îndoielnică · possible-duplicate Posibil dublată ·
 * credited Stornată · number-voided Număr anulat · received Primită · seen Vizată · external Externă · recorded
 * Înregistrată · unsent-near-deadline Netrimisă (termen aproape).
 */
export const SHOWN_STATES = [
  'draft',
  'queued',
  'waiting-for-sign-in',
  'waiting-for-access',
  'waiting-for-server',
  'sending',
  'processing',
  'validated',
  'rejected',
  'doubtful',
  'possible-duplicate',
  'credited',
  'number-voided',
  'received',
  'seen',
  'external',
  'recorded',
  'unsent-near-deadline',
] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** Colour role and whether the badge is filled: filled means „look here”. */
export interface ShownTone {
  readonly tone: 'idle' | 'wait' | 'ok' | 'bad' | 'doubt';
  readonly filled: boolean;
}

const IDLE: ShownTone = { tone: 'idle', filled: false };
const WAIT: ShownTone = { tone: 'wait', filled: false };
const OK: ShownTone = { tone: 'ok', filled: false };

export const SHOWN_TONES: Readonly<Record<ShownState, ShownTone>> = {
  draft: IDLE,
  queued: WAIT,
  'waiting-for-sign-in': WAIT,
  'waiting-for-access': WAIT,
  'waiting-for-server': WAIT,
  sending: WAIT,
  processing: WAIT,
  validated: OK,
  rejected: { tone: 'bad', filled: true },
  doubtful: { tone: 'doubt', filled: true },
  'possible-duplicate': { tone: 'wait', filled: true },
  credited: IDLE,
  'number-voided': IDLE,
  received: IDLE,
  seen: IDLE,
  external: IDLE,
  recorded: OK,
  'unsent-near-deadline': { tone: 'wait', filled: true },
};

const OF_FILING: Readonly<Record<FilingState, ShownState>> = {
  recorded: 'queued',
  uploading: 'sending',
  doubtful: 'doubtful',
  uploaded: 'processing',
  processing: 'processing',
  accepted: 'validated',
  rejected: 'rejected',
  refused: 'rejected',
  duplicate: 'possible-duplicate',
};

export function shownFilingState(state: FilingState): ShownState {
  return OF_FILING[state];
}

/** A conflict on an issued invoice asks for the person as a refusal does; `done` is then the filing's matter. */
const OF_ENTRY: Readonly<Record<EntryState, ShownState>> = {
  queued: 'queued',
  sending: 'sending',
  'waiting-for-sign-in': 'waiting-for-sign-in',
  'waiting-for-access': 'waiting-for-access',
  'waiting-for-server': 'waiting-for-server',
  rejected: 'rejected',
  conflict: 'rejected',
  done: 'queued',
};

export function shownEntryState(state: EntryState): ShownState {
  return OF_ENTRY[state];
}
