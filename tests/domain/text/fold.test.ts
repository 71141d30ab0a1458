import { describe, expect, it } from 'vitest';
import { compareFolded, fold, matchesFolded } from '../../../src/domain/text/fold';

describe('folding', () => {
  it.each([
    ['Țiglă Șarpantă', 'tigla sarpanta'],
    ['ŢIGLĂ şarpantă', 'tigla sarpanta'],
    ['ÎNTÂMPLARE', 'intamplare'],
    ['  Großhändler \n Łódź ', 'grosshandler lodz'],
    ['Tigla', 'tigla'],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('finds all words in any order and sorts without accents', () => {
    expect(matchesFolded(fold('Tâmplăria Codrul SRL'), 'codru tampl')).toBe(true);
    expect(matchesFolded(fold('Tâmplăria Codrul SRL'), 'codru x')).toBe(false);
    expect(['Șina', 'Sapa', 'Țeavă', 'sina', 'Ârc'].sort(compareFolded)).toEqual([
      'Ârc',
      'Sapa',
      'sina',
      'Șina',
      'Țeavă',
    ]);
    expect(compareFolded('a', 'a')).toBe(0);
  });
});
