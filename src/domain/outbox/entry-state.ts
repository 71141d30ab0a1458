/**
 * States of an entry of the outbox, as a closed union with a total transition.
 *
 *              ┌──────── outcome-unknown · retry-later (same key) ────────┐
 *              ▼                                                          │
 *   made ──► queued ──────────── send ─────────────────────────────► sending
 *              ▲ ▲                                                   │ │ │ │
 *              │ └── signed-in ── waiting-for-sign-in ◄── sign-in ───┘ │ │ └─ acknowledged ─► done ■
 *              │                                                       │ │
 *              ├── retried ── rejected ◄────────── refused ────────────┘ │
 *              └── resolved ─ conflict ◄────────── clashed ──────────────┘
 *
 * Invariants:
 * 1. Only `acknowledged` ends an entry here; the person's discard removes it from any state but `sending`.
 * 2. An event that means nothing in a state leaves it: a late answer never moves an entry backwards.
 */
export const ENTRY_STATES = ['queued', 'sending', 'waiting-for-sign-in', 'rejected', 'conflict', 'done'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export type EntryEvent =
  | 'send'
  | 'acknowledged'
  | 'outcome-unknown'
  | 'retry-later'
  | 'sign-in-needed'
  | 'signed-in'
  | 'refused'
  | 'retried'
  | 'clashed'
  | 'resolved';

const NEXT: Readonly<Record<EntryState, Partial<Record<EntryEvent, EntryState>>>> = {
  queued: { send: 'sending' },
  sending: {
    acknowledged: 'done',
    'outcome-unknown': 'queued',
    'retry-later': 'queued',
    'sign-in-needed': 'waiting-for-sign-in',
    refused: 'rejected',
    clashed: 'conflict',
  },
  'waiting-for-sign-in': { 'signed-in': 'queued' },
  rejected: { retried: 'queued' },
  conflict: { resolved: 'queued' },
  done: {},
};

export function nextEntryState(state: EntryState, event: EntryEvent): EntryState {
  return NEXT[state][event] ?? state;
}

/** Whether the entry waits for a person: it holds back only what depends on it. */
export function needsPerson(state: EntryState): boolean {
  return state === 'waiting-for-sign-in' || state === 'rejected' || state === 'conflict';
}

/** Whether the person may take the entry back. */
export function mayDiscard(state: EntryState): boolean {
  return state !== 'sending' && state !== 'done';
}
