import { describe, expect, it } from 'vitest';
import { struckOffOn } from '@/domain/identifiers/struck-off';

describe('a company struck off the register', () => {
  it.each([
    ['RADIERE din data 01.02.2024', '2024-02-01'],
    ['DIZOLVARE CU LICHIDARE(RADIERE) din data 05.03.2019', '2019-03-05'],
    ['RADIERE', ''],
    ['radiat din data 31.12.2020', '2020-12-31'],
    ['INREGISTRAT din data 01.03.2006', undefined],
    ['RELUARE ACTIVITATE din data 01.03.2006', undefined],
    ['ANULARE RADIERE din data 01.03.2006', undefined],
    ['', undefined],
  ])('%s', (words, day) => {
    expect(struckOffOn(words)).toBe(day);
  });
});
