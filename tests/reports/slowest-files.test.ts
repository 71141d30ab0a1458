import { expect, it } from 'vitest';
import { slowestFiles } from './slowest-files';

it('tells the ten slowest files, the slowest first, and what all took', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `f${at}.test.ts`, ms: at * 1000 }));
  const lines = slowestFiles(files).split('\n');
  expect(lines[0]).toBe('Slowest of 12 files (66.0 s in all):');
  expect(lines.slice(1).map((line) => line.trim())).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((at) => `${at}.0 s  f${at}.test.ts`),
  );
});
