import { expect, it } from 'vitest';
import { checkedBy, guarantees, marksIn, runsIn } from '../../scripts/guarantees.mjs';

it('reads the promises that a test names', () => {
  // In two words, so that this test does not pass for one that verifies them.
  const mark = ['Veri', 'fies:'].join('');
  const text = `// ${mark} G2, and promise 6 of the design.\n/** Of a filing. ${mark} G13 */\n// G9 is not named here`;
  expect([...marksIn(text)]).toEqual(['G2', 'promise 6', 'G13']);
});

it('counts the runs that are written down', () => {
  const document = '## Other\n| a | 1–100 |\n\n## Runs\n\n| date | seeds |\n| --- | --- |\n| x | 1–6 and 301–320 |\n';
  expect(runsIn(document)).toBe(26);
  // Not every seed of its range.
  expect(runsIn(`${document}| y | 1000–3000 in batches | runs=60 filed=200 |\n`)).toBe(86);
});

it('tells which test checks a promise, by its own name or by what it is cut into', () => {
  const promises = [
    { name: 'G1', words: '' },
    { name: 'promise 1', words: '', by: ['G1'] },
    { name: 'G2', words: '' },
  ];
  const rows = checkedBy(promises, [['one.test.ts', new Set(['G1'])]]);
  expect(rows.map(({ files }) => files)).toEqual([['one.test.ts'], ['one.test.ts'], []]);
});

it('finds a test for every promise', () => {
  expect(guarantees().open).toEqual([]);
});
