/** The budget of calls counted in the database, with clocks that differ and clocks that were wrong. */
import { expect, it } from 'vitest';
import { createSlotBudget } from '../../../server/outside/call-budget';
import { filingTestDatabase } from '../filings/filing-database';

const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;

// Before: a clock that once stood ahead held every call until that time came.
it('counts with clocks some minutes apart, and forgets one that stood far ahead', async () => {
  const database = await filingTestDatabase();
  let at = Date.parse('2026-03-02T10:00:00Z');
  const settings = { service: 'clock', slotMs: MINUTE_MS, calls: 2 };
  const budget = createSlotBudget(database.app.kysely, settings, () => at);
  const waits = async (now: number) => {
    at = now;
    return (await budget.take()) > 0;
  };
  const now = at;
  expect([await waits(now + MINUTE_MS), await waits(now), await waits(now)]).toEqual([false, false, true]);
  expect([await waits(now + YEAR_MS), await waits(now + YEAR_MS), await waits(now + YEAR_MS)]).toEqual([
    false,
    false,
    true,
  ]);
  expect([await waits(now), await waits(now), await waits(now)]).toEqual([false, false, true]);
  await database.close();
});
