import { describe, expect, it } from 'vitest';
import { amountText, countedNoun, countText } from '@/app/ui/words/amount-text';
import { foldText } from '@/app/ui/words/fold-text';

describe('amounts and counts', () => {
  it.each([
    ['1234.5', '1.234,50'],
    ['-3291.76', '−3.291,76'],
    ['0', '0,00'],
    ['1234567.891', '1.234.567,891'],
  ])('%s is shown as %s', (value, shown) => {
    expect(amountText(value)).toBe(shown);
  });

  // Romanian puts „de” between from 20 on, unless the last two figures are 01 to 19.
  it.each([
    [0, '0 facturi'],
    [1, '1 factură'],
    [2, '2 facturi'],
    [19, '19 facturi'],
    [20, '20 de facturi'],
    [100, '100 de facturi'],
    [101, '101 facturi'],
    [119, '119 facturi'],
    [1284, '1.284 de facturi'],
  ])('%i', (count, words) => {
    expect(countedNoun(count, 'factură', 'facturi')).toBe(words);
  });

  it('groups thousands', () => {
    expect(countText(41_000)).toBe('41.000');
  });
});

describe('folding for the highlight', () => {
  // Catches: a folded text of another length, which would mark the wrong letters.
  it('keeps one character for one', () => {
    for (const text of ['Țesătoria Arieș', 'ß straße', 'Ștefănești', 'naïve — œuvre'])
      expect(foldText(text)).toHaveLength(text.length);
    expect(foldText('ȚARA Oașului')).toBe('tara oasului');
  });
});
