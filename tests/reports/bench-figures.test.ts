/** The benches remember: a change is told at the next run, and the documents show what was kept. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BenchResult, keepResult, keptResult } from '../bench/report/bench-result';
import { change, changesSince } from '../bench/report/changes-since';
import { DOCUMENTS } from '../bench/report/documents';
import { figuresIn } from '../bench/report/figures-in';

const RESULT: BenchResult = {
  title: 'Cold start, 10,000 invoices',
  head: ['from the navigation to', 'best', 'median'],
  rows: [
    ['first rows', '800 ms', '865 ms'],
    ['  pulled', '', '1,000 rows/s'],
  ],
  foot: [],
  machine: '2 cores (AMD EPYC)',
  node: 'v20.20.2',
  load: { start: 1, end: 2.5 },
  date: '2026-11-20',
  commit: 'abc1234',
};

describe('a kept result', () => {
  it('is found again under its title, and under its name', () => {
    const folder = mkdtempSync(join(tmpdir(), 'condica-results-'));
    keepResult(RESULT, folder);
    expect(keptResult(RESULT.title, folder)).toEqual(RESULT);
    expect(keptResult('cold-start-10-000-invoices', folder)).toEqual(RESULT);
    expect(keptResult('Cold start, 20,000 invoices', folder)).toBeUndefined();
    rmSync(folder, { recursive: true });
  });
});

describe('the change since the last result', () => {
  it.each([
    ['800 ms', '400 ms', '-50 %'],
    ['1,000 rows/s', '3,100 rows/s', '+210 %'],
    ['2.9 ms', '2.9 ms', '='],
    ['162.1 kB', '38.6 kB brotli', ''],
    ['not told', '12 MB', ''],
    ['0 ms', '12 ms', ''],
  ])('%s, then %s: «%s»', (before, now, told) => {
    expect(change(before, now)).toBe(told);
  });

  it('is told by row, with when and how busy; a row that is new has none', () => {
    const rows = [
      ['first rows', '400 ms', '865 ms'],
      ['sums of all', '1 s', '2 s'],
    ];
    expect(changesSince(RESULT, { ...RESULT, rows, machine: '8 cores' })).toEqual([
      'Change since 2026-11-20, commit abc1234, load 1.0 to 2.5, on another machine: 2 cores (AMD EPYC):',
      '---------------------------------------',
      'from the navigation to    best   median',
      '---------------------------------------',
      'first rows               -50 %        =',
      '---------------------------------------',
    ]);
  });
});

describe('the documents', () => {
  it('get a kept table between its marks, and one without a result is refused', () => {
    const marked = (inside: string): string => `a\n\n<!-- bench: one -->\n${inside}<!-- /bench -->\n\nb\n`;
    const written = figuresIn(marked('old\n'), () => RESULT);
    expect(written).toContain('| first rows             | 800 ms |       865 ms |');
    expect(written).toContain('| – pulled               |        | 1,000 rows/s |');
    expect(figuresIn(written, () => RESULT)).toBe(written);
    expect(() => figuresIn(marked(''), () => undefined)).toThrow('There is no result «one»');
  });

  it.each(DOCUMENTS)('%s shows what the benches kept (else: npm run figures)', (document) => {
    const text = readFileSync(document, 'utf8');
    expect(figuresIn(text, keptResult)).toBe(text);
  });
});
