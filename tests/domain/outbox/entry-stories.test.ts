import { describe, expect, it } from 'vitest';
import {
  ENTRY_EVENTS,
  ENTRY_STATES,
  type EntryEvent,
  type EntryState,
  entryTransition,
} from '../../../src/domain/outbox/entry-state';

/** The states an entry goes through; an event that means nothing leaves it where it is. */
function path(...events: EntryEvent[]): EntryState[] {
  const states: EntryState[] = ['queued'];
  for (const event of events) {
    expect(ENTRY_EVENTS).toContain(event);
    const next = entryTransition(states.at(-1) ?? 'queued', event);
    states.push(next.ok ? next.state : (states.at(-1) ?? 'queued'));
  }
  return states.slice(1);
}

describe('an entry of the outbox', () => {
  it('whose answer was lost is sent again and ends with the acknowledgement', () => {
    expect(path('send', 'outcome-unknown', 'send', 'acknowledged')).toEqual(['sending', 'queued', 'sending', 'done']);
  });

  it('that the server puts off waits its turn again', () => {
    expect(path('send', 'retry-later', 'send')).toEqual(['sending', 'queued', 'sending']);
  });

  it('waits for the sign-in whether it was sent or not, and goes on after it', () => {
    expect(path('send', 'sign-in-needed', 'signed-in')).toEqual(['sending', 'waiting-for-sign-in', 'queued']);
    expect(path('sign-in-needed', 'send', 'signed-in')).toEqual([
      'waiting-for-sign-in',
      'waiting-for-sign-in',
      'queued',
    ]);
  });

  it('that was refused goes only when the person says so', () => {
    expect(path('send', 'refused', 'send', 'signed-in', 'retried')).toEqual([
      'sending',
      'rejected',
      'rejected',
      'rejected',
      'queued',
    ]);
  });

  it('in conflict stays for the person, but for a late acknowledgement', () => {
    const others = ENTRY_EVENTS.filter((event) => event !== 'acknowledged');
    expect(new Set(path('send', 'clashed', ...others).slice(1))).toEqual(new Set(['conflict']));
    expect(path('send', 'clashed', 'acknowledged').at(-1)).toBe('done');
  });

  it('can be in every state of the list, and by every event of it', () => {
    const reached = new Set<EntryState>(['queued']);
    const used = new Set<EntryEvent>();
    for (const state of reached) {
      for (const event of ENTRY_EVENTS) {
        const next = entryTransition(state, event);
        if (!next.ok) continue;
        used.add(event);
        reached.add(next.state);
      }
    }
    expect([...reached].sort()).toEqual([...ENTRY_STATES].sort());
    expect([...used].sort()).toEqual([...ENTRY_EVENTS].sort());
  });
});
