import { describe, expect, it } from 'vitest';
import {
  FILING_STATES,
  type FilingEvent,
  type FilingState,
  isSettled,
  mayBeAtAnaf,
  nextFilingState,
} from '../../../src/domain/invoice/filing-state';
import { SHOWN_STATES, SHOWN_TONES, shownFilingState } from '../../../src/domain/invoice/shown-state';

function path(...events: FilingEvent[]): FilingState[] {
  const states: FilingState[] = ['recorded'];
  for (const event of events) states.push(nextFilingState(states.at(-1) ?? 'recorded', event));
  return states.slice(1);
}

describe('a filing at ANAF', () => {
  it.each<[string, FilingEvent[], FilingState[]]>([
    ['is accepted', ['started', 'taken', 'in-work', 'accepted'], ['uploading', 'uploaded', 'processing', 'accepted']],
    ['is accepted at once', ['started', 'taken', 'accepted'], ['uploading', 'uploaded', 'accepted']],
    ['is rejected', ['started', 'taken', 'in-work', 'rejected'], ['uploading', 'uploaded', 'processing', 'rejected']],
    ['is rejected at once', ['started', 'taken', 'rejected'], ['uploading', 'uploaded', 'rejected']],
    ['is refused at the door', ['started', 'refused'], ['uploading', 'refused']],
    ['that never arrived waits again', ['started', 'not-taken', 'started'], ['uploading', 'recorded', 'uploading']],
    ['in doubt is found', ['started', 'unknown', 'found'], ['uploading', 'doubtful', 'uploaded']],
    ['in doubt hears its answer late', ['started', 'unknown', 'taken'], ['uploading', 'doubtful', 'uploaded']],
    ['in doubt hears its refusal late', ['started', 'unknown', 'refused'], ['uploading', 'doubtful', 'refused']],
    [
      'whose index ANAF knows no more is looked for, and found',
      ['started', 'taken', 'in-work', 'lost', 'found'],
      ['uploading', 'uploaded', 'processing', 'doubtful', 'uploaded'],
    ],
    [
      'that is a duplicate of what nobody finds is rejected',
      ['started', 'taken', 'duplicate', 'lost', 'other-bytes'],
      ['uploading', 'uploaded', 'duplicate', 'doubtful', 'rejected'],
    ],
    [
      'in doubt is sent again',
      ['started', 'unknown', 'resend', 'taken'],
      ['uploading', 'doubtful', 'uploading', 'uploaded'],
    ],
    [
      'twice there with the same bytes is ours',
      ['started', 'taken', 'duplicate', 'adopted'],
      ['uploading', 'uploaded', 'duplicate', 'accepted'],
    ],
    [
      'twice there with other bytes is rejected',
      ['started', 'taken', 'in-work', 'duplicate', 'other-bytes'],
      ['uploading', 'uploaded', 'processing', 'duplicate', 'rejected'],
    ],
  ])('that %s', (_, events, states) => {
    expect(path(...events)).toEqual(states);
  });

  it('does not move by a late answer', () => {
    expect(path('taken', 'accepted')).toEqual(['recorded', 'recorded']);
    expect(path('started', 'taken', 'not-taken', 'unknown', 'refused')).toEqual([
      'uploading',
      'uploaded',
      'uploaded',
      'uploaded',
      'uploaded',
    ]);
  });

  // Verifies: G13. Sent a second time, a document ANAF has is an invoice twice.
  it('may be at ANAF from the call on, until ANAF says that it is not', () => {
    expect(FILING_STATES.filter((state) => !mayBeAtAnaf(state))).toEqual(['recorded', 'rejected', 'refused']);
    expect(FILING_STATES.filter(isSettled)).toEqual(['accepted', 'rejected', 'refused']);
  });

  it('is green only where ANAF accepted it, and never where something is still to happen', () => {
    const green = FILING_STATES.filter((state) => SHOWN_TONES[shownFilingState(state)].tone === 'ok');
    expect(green).toEqual(['accepted']);
    const waiting = FILING_STATES.filter((state) => SHOWN_TONES[shownFilingState(state)].tone === 'wait');
    expect(waiting).toEqual(['recorded', 'uploading', 'uploaded', 'processing', 'duplicate']);
    expect(FILING_STATES.filter((state) => SHOWN_TONES[shownFilingState(state)].tone === 'bad')).toEqual([
      'rejected',
      'refused',
    ]);
    expect(SHOWN_TONES[shownFilingState('doubtful')].tone).toBe('doubt');
  });
});

describe('the shown states', () => {
  it('are the ones that have a colour', () => {
    expect([...SHOWN_STATES].sort()).toEqual(Object.keys(SHOWN_TONES).sort());
  });

  it('ask for a look where a person can mend something, and nowhere else', () => {
    expect(SHOWN_STATES.filter((state) => SHOWN_TONES[state].filled)).toEqual([
      'rejected',
      'doubtful',
      'possible-duplicate',
      'unsent-near-deadline',
    ]);
    expect(SHOWN_TONES['unsent-near-deadline'].tone).toBe('wait');
  });

  it('are grey where the matter is over or not begun', () => {
    expect(SHOWN_STATES.filter((state) => SHOWN_TONES[state].tone === 'idle')).toEqual([
      'draft',
      'credited',
      'number-voided',
      'received',
      'seen',
      'external',
    ]);
  });
});
