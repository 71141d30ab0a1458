/** What is allowed when: days are Romania's, and the days of the UIT those of the dated tables. */
import { describe, expect, it } from 'vitest';
import { type ActionFacts, allowedActions, mayDeclare, startDaysFor } from '@/domain/transport/life/allowed-actions';
import type { LifeStep } from '@/domain/transport/life/declaration-life';

const at = (text: string): number => Date.parse(text);
const DONE: LifeStep = { kind: 'declare', state: 'accepted' };
const facts = (over: Partial<ActionFacts> = {}): ActionFacts => ({
  ...{ operation: '30', startDate: '2026-11-20', uit: '3V0P0L0P0T3JUW46', expiresOn: '', steps: [DONE], own: true },
  ...over,
});
const said = (over: Partial<ActionFacts>, now: string): string =>
  Object.entries(allowedActions(facts(over), at(now)))
    .map(([action, one]) => `${action} ${one.allowed ? 'yes' : one.reason}`)
    .join(', ');

describe('declaring', () => {
  it.each([
    ['2026-11-16T21:59:59Z', { allowed: false, reason: 'too-early', from: '2026-11-17' }],
    // Midnight in Romania, in winter two hours before that of UTC.
    ['2026-11-16T22:00:00Z', { allowed: true }],
    ['2026-11-20T21:59:59Z', { allowed: true }],
    ['2026-11-20T22:00:00Z', { allowed: false, reason: 'start-passed' }],
  ] as const)('at %s of a transport that starts on 20 November', (now, permission) => {
    expect(mayDeclare('2026-11-20', at(now))).toEqual(permission);
  });

  it('after the start only where the law lets it for an outage, and never without a day', () => {
    expect(mayDeclare('2026-11-20', at('2026-11-21T10:00:00Z'), true)).toEqual({ allowed: true });
    expect(mayDeclare('', at('2026-11-20T10:00:00Z'))).toEqual({ allowed: false, reason: 'no-date' });
  });

  it('today gives the days of start to choose from', () => {
    expect(startDaysFor(at('2026-11-17T10:00:00Z'))).toEqual({ first: '2026-11-17', last: '2026-11-20' });
  });
});

describe('a declaration', () => {
  it.each([
    ['ahead', '2026-11-19T10:00:00Z', 'correct yes, delete yes, confirm not-started, vehicle not-started'],
    ['on its first day', '2026-11-20T10:00:00Z', 'correct yes, delete yes, confirm yes, vehicle yes'],
    ['under way', '2026-11-21T10:00:00Z', 'correct under-way, delete under-way, confirm yes, vehicle yes'],
    ['on its last day', '2026-11-24T21:59:59Z', 'correct under-way, delete under-way, confirm yes, vehicle yes'],
    ['after it', '2026-11-24T22:00:00Z', 'correct expired, delete expired, confirm yes, vehicle expired'],
  ])('%s', (_, now, actions) => {
    expect(said({}, now)).toBe(actions);
  });

  it('whose vehicle was changed has moved, whatever became of the change but a refusal', () => {
    const changed = (state: LifeStep['state']) => ({ steps: [DONE, { kind: 'vehicle', state } as const] });
    expect(said(changed('queued'), '2026-11-20T10:00:00Z')).toContain('correct under-way');
    expect(said(changed('rejected'), '2026-11-20T10:00:00Z')).toContain('correct yes');
  });

  it.each([
    [{ own: false }, 'not-ours'],
    [{ steps: [DONE, { kind: 'delete', state: 'processing' } as const] }, 'being-deleted'],
    [{ steps: [DONE, { kind: 'delete', state: 'accepted' } as const] }, 'deleted'],
    [{ steps: [{ kind: 'declare', state: 'rejected' } as const] }, 'refused'],
    [{ startDate: '20.11.2026' }, 'no-date'],
  ])('is left alone: %o', (over, reason) => {
    expect(said(over, '2026-11-20T10:00:00Z')).toBe(
      `correct ${reason}, delete ${reason}, confirm ${reason}, vehicle ${reason}`,
    );
  });

  it('that has not left is taken back, not corrected; a change of its vehicle may wait for it', () => {
    const steps = [{ kind: 'declare', state: 'queued' } as const];
    expect(said({ steps, uit: '' }, '2026-11-20T10:00:00Z')).toBe(
      'correct not-sent, delete not-sent, confirm yes, vehicle yes',
    );
  });

  it.each(['10', '12', '14', '22', '24', '60'])('of operation %s holds 15 days', (operation) => {
    expect(said({ operation }, '2026-12-04T21:59:59Z')).toContain('vehicle yes');
    expect(said({ operation }, '2026-12-04T22:00:00Z')).toContain('vehicle expired');
  });

  it.each(['20', '30', '40', '50', '70'])('of operation %s holds 5 days', (operation) => {
    expect(said({ operation }, '2026-11-24T22:00:00Z')).toContain('vehicle expired');
  });
});
