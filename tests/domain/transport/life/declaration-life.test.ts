import { describe, expect, it } from 'vitest';
import { bucharestClock } from '@/domain/calendar/bucharest-clock';
import { bucharestMidnight } from '@/domain/calendar/bucharest-midnight';
import {
  expiryWarning,
  isUitUsable,
  type LifeFacts,
  lifeOf,
  uitWindow,
} from '@/domain/transport/life/declaration-life';
import { isStepSettled, nextStepState, STEP_EVENTS, STEP_STATES } from '@/domain/transport/life/transport-step';

const at = (text: string): number => Date.parse(text);
const facts = (over: Partial<LifeFacts> = {}): LifeFacts => ({
  ...{ operation: '30', startDate: '2026-11-20', uit: '3V0P0L0P0T3JUW46', expiresOn: '' },
  steps: [{ kind: 'declare', state: 'accepted' }],
  ...over,
});

describe('the life of a declaration', () => {
  it.each([
    ['2026-11-19T21:59:59Z', 'announced'],
    ['2026-11-19T22:00:00Z', 'valid'],
    ['2026-11-24T21:59:59Z', 'valid'],
    ['2026-11-24T22:00:00Z', 'expired'],
  ])('goes by the clock once ANAF has said ok: at %s %s', (now, life) => {
    expect(lifeOf(facts(), at(now))).toBe(life);
  });

  it.each([
    ['queued', 'queued'],
    ['recorded', 'sent'],
    ['doubtful', 'doubtful'],
    ['processing', 'processing'],
    ['rejected', 'refused'],
  ] as const)('before that by its first step: %s is %s', (state, life) => {
    const early = facts({ steps: [{ kind: 'declare', state }] });
    expect(lifeOf(early, at('2026-11-20T10:00:00Z'))).toBe(life);
    // The UIT is there at once, and counts only from the state ok on.
    expect(isUitUsable(early, at('2026-11-20T10:00:00Z'))).toBe(false);
  });

  it('takes the end that ANAF tells, and the hour that summer time takes away', () => {
    expect(uitWindow(facts({ expiresOn: '2026-11-25' }))?.lastDay).toBe('2026-11-24');
    const summer = uitWindow(facts({ startDate: '2026-03-28' }));
    expect([summer?.from, summer?.until].map((ms) => new Date(ms ?? 0).toISOString())).toEqual([
      '2026-03-27T22:00:00.000Z',
      '2026-04-01T21:00:00.000Z',
    ]);
  });

  it.each([
    ['2026-11-23T21:59:59Z', null],
    ['2026-11-23T22:00:00Z', 24],
    ['2026-11-24T19:00:00Z', 3],
    ['2026-11-24T22:00:00Z', 0],
    ['2026-11-25T22:00:00Z', null],
  ])('warns before its end: at %s %s', (now, hours) => {
    expect(expiryWarning(facts(), at(now))).toBe(hours);
  });

  it('warns no more of what was confirmed', () => {
    const confirmed = facts({ steps: [...facts().steps, { kind: 'confirm', state: 'accepted' }] });
    expect(expiryWarning(confirmed, at('2026-11-24T19:00:00Z'))).toBeNull();
  });
});

describe('the steps', () => {
  it('never leave a settled state, and know every event in every state', () => {
    for (const state of STEP_STATES)
      for (const event of STEP_EVENTS)
        expect(
          isStepSettled(state)
            ? nextStepState(state, event) === state
            : STEP_STATES.includes(nextStepState(state, event)),
        ).toBe(true);
  });

  it('are sent again only from a doubt', () => {
    expect(STEP_STATES.filter((state) => nextStepState(state, 'resend') === 'uploading')).toEqual([
      'uploading',
      'doubtful',
    ]);
  });
});

it('a moment is written in Romania, and a day begins there', () => {
  expect(bucharestClock(at('2026-07-01T21:30:05Z'))).toBe('2026-07-02T00:30:05');
  expect(new Date(bucharestMidnight('2026-10-25')).toISOString()).toBe('2026-10-24T21:00:00.000Z');
  expect(new Date(bucharestMidnight('2026-10-26')).toISOString()).toBe('2026-10-25T22:00:00.000Z');
});
