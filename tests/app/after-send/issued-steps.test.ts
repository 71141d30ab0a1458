import { describe, expect, it } from 'vitest';
import { issuedSteps } from '@/app/invoices/after-send/issued-steps';
import type { Standing } from '@/app/invoices/archive/shown-item';

const states = (standing: Standing, online = true) =>
  issuedSteps(standing, online)
    .map(({ state }) => state)
    .join(' ');

describe('what is said after issuing', () => {
  it.each([
    ['queued', 'done now later'],
    ['recorded', 'done done now later'],
    ['uploading', 'done done now later'],
    ['uploaded', 'done done done now'],
    ['processing', 'done done done now'],
    ['doubtful', 'done done now later'],
    ['held', 'done done stop'],
    ['accepted', 'done done done done'],
    ['duplicate', 'done done done done'],
    ['rejected', 'done done done bad'],
    ['refused', 'done bad'],
  ] as const)('of one that is %s', (standing, expected) => {
    expect(states(standing)).toBe(expected);
  });

  it('does not send what waits for the network', () => {
    const [, next] = issuedSteps('queued', false);
    expect(next?.words).toContain('când revine rețeaua');
    expect(issuedSteps('queued', true)[1]?.words).not.toContain('rețea');
  });
});
