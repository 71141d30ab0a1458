import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineIndex } from '@/domain/xml/line-index';

/** Text around the distances that the index keeps, with every kind of line end. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom('\n', '\r', '\r\n', '\n\r', 'a', 'ș'),
      fc.integer({ min: 900, max: 1100 }).map((length) => 'x'.repeat(length)),
      fc.integer({ min: 900, max: 1100 }).map((length) => '\n'.repeat(length)),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

function naive(whole: string, offset: number): [line: number, column: number] {
  const before = whole.slice(0, offset);
  // A line feed that follows a carriage return ends the same line.
  const ends = [...before.matchAll(/\r\n|\n|\r(?!\n)/g)].filter(
    ({ 0: end, index }) => !(end === '\r' && index + 1 === offset && whole[offset] === '\n'),
  );
  const last = ends.at(-1);
  return [ends.length + 1, offset - (last === undefined ? 0 : last.index + last[0].length) + 1];
}

describe('line and column of an offset', () => {
  it('are those of the text before it', () => {
    fc.assert(
      fc.property(text, fc.nat(), (whole, seed) => {
        const offset = seed % (whole.length + 1);
        const index = new LineIndex(whole);
        expect([index.lineAt(offset), index.columnAt(offset)]).toEqual(naive(whole, offset));
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});
