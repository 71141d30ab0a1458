import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineTexts, markHolding } from '@/workers/archive-search/line-texts';

/** Few letters, so that words stand inside others, at the ends of lines and across them. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ă'), minLength: 1, maxLength: 3 });
const line = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));

describe('the texts of lines', () => {
  it('are found by all words, as one by one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(line, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 3 }),
        fc.array(word, { minLength: 1, maxLength: 3 }),
        (blocks, words) => {
          const lines = blocks.flat();
          const found = new Uint8Array(lines.length);
          let first = 0;
          for (const [number, block] of blocks.entries()) {
            const documents = block.map((words, place) => ({ id: `${number}-${place}`, words }));
            markHolding(lineTexts(number + 1, first, documents), words, found);
            first += block.length;
          }
          expect([...found]).toEqual(lines.map((text) => (words.every((one) => text.includes(one)) ? 1 : 0)));
        },
      ),
      { numRuns: 500 },
    );
  });
});
