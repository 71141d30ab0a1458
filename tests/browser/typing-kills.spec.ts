/**
 * Verifies: G1. The browser is killed while one types without a pause; `npm run kills -- typing 150` does it often enough to
 * tell how long a key waits.
 */
import { expect, test } from '@playwright/test';
import { PROMISED_MS } from '../kills/typing-kill';
import { runTypingKills } from '../kills/typing-kills';
import { type Installation, startInstallation } from './installation';

let installation: Installation;

test.beforeAll(async () => {
  installation = await startInstallation();
});
test.afterAll(() => installation.stop());

test('nothing typed longer ago than 300 ms is lost with the browser', async () => {
  const outcomes = await runTypingKills(installation, { runs: 3, seed: 20261122 });
  expect(outcomes.filter(({ oldestLostMs }) => oldestLostMs > PROMISED_MS)).toEqual([]);
  expect(outcomes.every(({ typed }) => typed > 0)).toBe(true);
  expect(outcomes.some(({ kept }) => kept > 0)).toBe(true);
});
