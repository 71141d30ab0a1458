import { expect, it } from 'vitest';
import { anafPlan, betweenLooksMs } from '../../../server/outside/anaf/filing-plan';

const { lists } = anafPlan(15, 500);

it.each([
  [1, 15_000],
  [10, 48_000],
  [13, 60_000],
  [100, 60_000],
  [300, 180_000],
])('%i companies that wait are each looked at every %i ms', (companies, ms) => {
  expect(betweenLooksMs(lists, companies)).toBe(ms);
});

it.each([1, 13, 100, 101, 5000])('looks of %i companies leave four fifths of the calls to sending', (companies) => {
  expect((companies * 60_000) / betweenLooksMs(lists, companies)).toBeLessThanOrEqual(100);
});
