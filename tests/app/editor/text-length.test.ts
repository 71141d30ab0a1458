import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAtWord, lengthOf, squeezed } from '@/app/invoices/editor/model/repairs/text-length';

describe('cutting a text', () => {
  it('loses nothing but blanks, and stays within the bound', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 80 }).map(squeezed);
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 40 }), (text, max) => {
        const { head, rest } = cutAtWord(text, max);
        expect(lengthOf(head)).toBeLessThanOrEqual(max);
        expect((head + rest).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
      { seed: 3 },
    );
  });

  it('ends with a word where it can', () => {
    expect(cutAtWord('Masă de stejar masiv', 12)).toEqual({ head: 'Masă de', rest: 'stejar masiv' });
    expect(cutAtWord('Masă de stejar masiv', 14)).toEqual({ head: 'Masă de stejar', rest: 'masiv' });
    expect(cutAtWord('Nedespărțibil', 6)).toEqual({ head: 'Nedesp', rest: 'ărțibil' });
  });

  it('counts characters as the rules do', () => {
    expect(lengthOf('a😀b')).toBe(3);
  });
});
