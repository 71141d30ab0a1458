/**
 * States of an entry of the outbox, as a closed union. The outbox store moves entries by this table and by nothing else.
 *
 *              ┌──────── outcome-unknown · retry-later (same key) ────────┐
 *              ▼                                                          │
 *   made ──► queued ──────────── send ─────────────────────────────► sending
 *              ▲ ▲ └─ …-needed ───────────────┐                      │ │ │ │
 *              │ │                            ▼                      │ │ │ │
 *              │ └── signed-in ── waiting-for-sign-in ◄─ sign-in-needed ─┘ │
 *              │ └─ asked-again ─ waiting-for-access ◄── access-needed ──┤ │
 *              │ └─ asked-again ─ waiting-for-server ◄─ newer-server-needed│
 *              │    or retried                                       │ │   └─ acknowledged ─► done ■
 *              └── retried ── rejected ◄────────── refused ──────────┘ │
 *                             conflict ◄────────── clashed ────────────┘
 *
 * Waiting for access: the account, the subscription or the company does not let the caller in. Waiting for the server: it is
 * older than the app and does not know the call or its form. Neither says anything of an effect, and nobody is to blame for the
 * entry: it goes on when there is reason to ask again (sign-in, a pull that is let in, the road open anew, the person's wish).
 *
 * Invariants:
 * 1. Only `acknowledged` ends an entry here, from whatever state: an acknowledgement that comes after a later attempt was
 *    begun, or refused, is still the server's word that the effect is there. The person's discard removes an entry from any
 *    state but `sending`; his choice in a conflict is a discard with new work in its place.
 * 2. Any other event that means nothing in a state is an `IllegalTransition` and moves nothing: a late answer never moves an
 *    entry backwards.
 */
export const ENTRY_STATES = [
  'queued',
  'sending',
  'waiting-for-sign-in',
  'waiting-for-access',
  'waiting-for-server',
  'rejected',
  'conflict',
  'done',
] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export const ENTRY_EVENTS = [
  'send',
  'acknowledged',
  'outcome-unknown',
  'retry-later',
  'sign-in-needed',
  'signed-in',
  'access-needed',
  'newer-server-needed',
  'asked-again',
  'refused',
  'retried',
  'clashed',
] as const;
export type EntryEvent = (typeof ENTRY_EVENTS)[number];

/** An event that means nothing in the state it met. */
export interface IllegalTransition {
  readonly kind: 'illegal-transition';
  readonly state: EntryState;
  readonly event: EntryEvent;
}

export type Transition =
  | { readonly ok: true; readonly state: EntryState }
  | { readonly ok: false; readonly error: IllegalTransition };

const NEXT: Readonly<Record<EntryState, Partial<Record<EntryEvent, EntryState>>>> = {
  queued: {
    send: 'sending',
    'sign-in-needed': 'waiting-for-sign-in',
    'access-needed': 'waiting-for-access',
    'newer-server-needed': 'waiting-for-server',
    acknowledged: 'done',
  },
  sending: {
    acknowledged: 'done',
    'outcome-unknown': 'queued',
    'retry-later': 'queued',
    'sign-in-needed': 'waiting-for-sign-in',
    'access-needed': 'waiting-for-access',
    'newer-server-needed': 'waiting-for-server',
    refused: 'rejected',
    clashed: 'conflict',
  },
  'waiting-for-sign-in': { 'signed-in': 'queued', acknowledged: 'done' },
  'waiting-for-access': { 'asked-again': 'queued', retried: 'queued', acknowledged: 'done' },
  'waiting-for-server': { 'asked-again': 'queued', retried: 'queued', acknowledged: 'done' },
  rejected: { retried: 'queued', acknowledged: 'done' },
  conflict: { acknowledged: 'done' },
  done: {},
};

export function entryTransition(state: EntryState, event: EntryEvent): Transition {
  const next = NEXT[state][event];
  return next === undefined
    ? { ok: false, error: { kind: 'illegal-transition', state, event } }
    : { ok: true, state: next };
}

/** The states in which the event means something. */
export function statesBefore(event: EntryEvent): readonly EntryState[] {
  return ENTRY_STATES.filter((state) => NEXT[state][event] !== undefined);
}
