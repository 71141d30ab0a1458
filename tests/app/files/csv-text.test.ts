import { describe, expect, it } from 'vitest';
import { csvText } from '@/app/files/csv-text';

describe('CSV', () => {
  it('quotes what would break the table', () => {
    expect(csvText([['a;b', 'c"d', 'e\nf', 'simplu']])).toBe('\uFEFF"a;b";"c""d";"e\nf";simplu\r\n');
  });

  it('never lets a cell be a formula, and leaves negative sums be', () => {
    expect(csvText([['=1+1', '-12,50', '+40', '-SUM(A1)', '@x']])).toBe("\uFEFF'=1+1;-12,50;+40;'-SUM(A1);'@x\r\n");
  });
});
