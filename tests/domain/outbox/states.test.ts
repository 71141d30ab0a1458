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
  ENTRY_STATES,
  type EntryEvent,
  mayDiscard,
  needsPerson,
  nextEntryState,
} from '../../../src/domain/outbox/entry-state';

const ENTRY_EVENTS: readonly EntryEvent[] = [
  'send',
  'acknowledged',
  'outcome-unknown',
  'retry-later',
  'sign-in-needed',
  'signed-in',
  'refused',
  'retried',
  'clashed',
  'resolved',
];
const FILING_EVENTS: readonly FilingEvent[] = [
  'started',
  'not-taken',
  'refused',
  'taken',
  'unknown',
  'found',
  'resend',
  'in-work',
  'accepted',
  'rejected',
  'duplicate',
  'adopted',
  'other-bytes',
];

describe('an outbox entry', () => {
  it('ends only by the acknowledgement of what was being sent', () => {
    for (const state of ENTRY_STATES) {
      for (const event of ENTRY_EVENTS) {
        const isEnd = nextEntryState(state, event) === 'done';
        expect([state, event, isEnd]).toEqual([
          state,
          event,
          state === 'done' || (state === 'sending' && event === 'acknowledged'),
        ]);
      }
    }
  });

  it('of unknown outcome is queued again, with its key', () => {
    expect(nextEntryState('sending', 'outcome-unknown')).toBe('queued');
    expect(nextEntryState('queued', 'acknowledged')).toBe('queued');
  });

  it('that waits for a person can be taken back, one being sent cannot', () => {
    for (const state of ENTRY_STATES) if (needsPerson(state)) expect(mayDiscard(state)).toBe(true);
    expect(mayDiscard('sending')).toBe(false);
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
