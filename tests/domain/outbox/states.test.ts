import { describe, expect, it } from 'vitest';
import {
  FILING_STATES,
  type FilingEvent,
  isSettled,
  mayBeAtAnaf,
  nextFilingState,
} from '../../../src/domain/invoice/filing-state';
import { SHOWN_TONES, shownEntryState, shownFilingState } from '../../../src/domain/invoice/shown-state';
import {
  ENTRY_EVENTS,
  ENTRY_STATES,
  type EntryState,
  entryTransition,
  statesBefore,
} from '../../../src/domain/outbox/entry-state';

const FILING_EVENTS: readonly FilingEvent[] = [
  'started',
  'not-taken',
  'refused',
  'taken',
  'unknown',
  'found',
  'lost',
  'resend',
  'in-work',
  'accepted',
  'rejected',
  'duplicate',
  'adopted',
  'other-bytes',
];

describe('an outbox entry', () => {
  const legal = ENTRY_STATES.flatMap((state) => ENTRY_EVENTS.map((event) => ({ state, event })));

  it('moves only along the table; every other event is a typed error that says where it met what', () => {
    for (const { state, event } of legal) {
      const next = entryTransition(state, event);
      expect(next.ok).toBe(statesBefore(event).includes(state));
      if (!next.ok) expect(next.error).toEqual({ kind: 'illegal-transition', state, event });
    }
  });

  // Verifies: G4
  it('ends by the acknowledgement alone, from whatever state it is in', () => {
    for (const { state, event } of legal) {
      const next = entryTransition(state, event);
      expect([state, event, next.ok && next.state === 'done']).toEqual([
        state,
        event,
        event === 'acknowledged' && state !== 'done',
      ]);
    }
  });

  // Verifies: G3 G7. No state is a trap, and nothing is sent but what is queued.
  it('can be sent and acknowledged from every state but those that wait for the person', () => {
    const reachable = (from: EntryState, seen = new Set<EntryState>()): ReadonlySet<EntryState> => {
      seen.add(from);
      for (const event of ENTRY_EVENTS) {
        const next = event === 'acknowledged' ? undefined : entryTransition(from, event);
        if (next?.ok === true && !seen.has(next.state)) reachable(next.state, seen);
      }
      return seen;
    };
    expect(statesBefore('send')).toEqual(['queued']);
    for (const state of ENTRY_STATES.filter((one) => one !== 'conflict' && one !== 'done')) {
      expect([...reachable(state)].sort()).toEqual([
        'conflict',
        'queued',
        'rejected',
        'sending',
        'waiting-for-access',
        'waiting-for-server',
        'waiting-for-sign-in',
      ]);
    }
  });
});

describe('a filing', () => {
  it('reaches a verdict from every state, and keeps it', () => {
    for (const state of FILING_STATES) {
      if (isSettled(state)) for (const event of FILING_EVENTS) expect(nextFilingState(state, event)).toBe(state);
      else expect(FILING_EVENTS.some((event) => nextFilingState(state, event) !== state)).toBe(true);
    }
  });

  // Verifies: G13. Nothing that may be at ANAF is uploaded again, but for a doubtful one after its wait.
  it('is uploaded again only from recorded and from doubt', () => {
    const from = FILING_STATES.filter(
      (state) => state !== 'uploading' && FILING_EVENTS.some((event) => nextFilingState(state, event) === 'uploading'),
    );
    expect(from).toEqual(['recorded', 'doubtful']);
    expect(nextFilingState('doubtful', 'started')).toBe('doubtful');
    expect(from.filter((state) => mayBeAtAnaf(state))).toEqual(['doubtful']);
  });
});

describe('shown states', () => {
  it('badge only what asks for a look', () => {
    const filled = [...FILING_STATES].filter((state) => SHOWN_TONES[shownFilingState(state)].filled);
    expect(filled).toEqual(['doubtful', 'rejected', 'refused', 'duplicate']);
    expect(ENTRY_STATES.filter((state) => SHOWN_TONES[shownEntryState(state)].filled)).toEqual([
      'rejected',
      'conflict',
    ]);
  });
});
