import { expect, it } from 'vitest';
import { type BreakLine, breakTable } from '../../scripts/break-rows.mjs';

const BREAKS = ['merge', 'epoch', 'lease'].map((name) => ({ name, takesOut: `What ${name} does` }));
const CAUGHT: BreakLine = { name: 'merge', from: 1, runs: 3, as: 'lost', date: '2026-11-23' };

it('has a row a break: the last outcome, that it was not caught, or that it was not run', () => {
  const lines = [{ ...CAUGHT, runs: 9 }, CAUGHT, { ...CAUGHT, name: 'epoch', runs: 200, as: null }];
  expect(breakTable(BREAKS, lines).slice(2)).toEqual([
    '| merge | What merge does | 1 | 3 | lost | 2026-11-23 |',
    '| epoch | What epoch does | 1 | not within 200 | – | 2026-11-23 |',
    '| lease | What lease does | – | – | not run yet | – |',
  ]);
});
