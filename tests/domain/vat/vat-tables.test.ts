import { describe, expect, it } from 'vitest';
import { EXEMPTION_REASON_CODES } from '../../../src/domain/codelists/exemption-reason-codes';
import { VAT_CATEGORY_CODES } from '../../../src/domain/codelists/vat-category-codes';
import { EXEMPTION_REASONS } from '../../../src/domain/vat/exemption-reasons';
import { VAT_CATEGORIES, vatCategoryFacts } from '../../../src/domain/vat/vat-categories';
import { ratesOn } from '../../../src/domain/vat/vat-rates';

describe('VAT rates', () => {
  // The last and the first day of each period, as the laws in force on them have it.
  it.each([
    ['2000-01-01', '19', ''],
    ['2003-12-31', '19', ''],
    ['2004-01-01', '19', '9'],
    ['2008-11-30', '19', '9'],
    ['2008-12-01', '19', '9 5'],
    ['2010-06-30', '19', '9 5'],
    ['2010-07-01', '24', '9 5'],
    ['2015-12-31', '24', '9 5'],
    ['2016-01-01', '20', '9 5'],
    ['2016-12-31', '20', '9 5'],
    ['2017-01-01', '19', '9 5'],
    ['2025-07-31', '19', '9 5'],
    ['2025-08-01', '21', '11'],
  ])('on %s were %s %% and reduced %s', (date, standard, reduced) => {
    const rates = ratesOn(date);
    expect([rates?.standard, rates?.reduced.join(' ')]).toEqual([standard, reduced]);
  });
});

describe('exemption reasons', () => {
  it('have codes of the list (BR-CL-22); where there is none the text speaks', () => {
    const codes = EXEMPTION_REASONS.map(({ code }) => code);
    const listed = new Set(EXEMPTION_REASON_CODES.split(' '));
    expect(codes.filter((code) => code !== '' && !listed.has(code))).toEqual([]);
    expect(new Set(codes.filter((code) => code !== '')).size).toBe(codes.length - 3);
    expect(codes.filter((code) => code === '')).toHaveLength(3);
  });

  it('belong to a category that needs one (BR-*-10)', () => {
    for (const { category } of EXEMPTION_REASONS) expect(vatCategoryFacts(category)?.needsReason).toBe(true);
  });

  it('name what they exempt and the article that does, but for what no article covers', () => {
    for (const { category, text } of EXEMPTION_REASONS.filter((reason) => reason.category !== 'O'))
      expect([category, text]).toEqual([
        category,
        expect.stringMatching(/^\p{Lu}[\p{L} –-]{8,}, art\. \d{3}( alin\. \(\d\))? din Legea 227\/2015$/u),
      ]);
    expect(vatCategoryFacts('O')?.exemptionReason).toMatch(/nu intră în sfera TVA/);
  });
});

describe('VAT categories', () => {
  it('are of the list, and each has the kind of rate its rule asks for (BR-*-05)', () => {
    const listed = VAT_CATEGORY_CODES.split(' ');
    expect(VAT_CATEGORIES.filter(({ code }) => !listed.includes(code))).toEqual([]);
    const of = (kind: string) => VAT_CATEGORIES.filter(({ rateKind }) => rateKind === kind).map(({ code }) => code);
    expect([of('positive'), of('zero'), of('none')]).toEqual([['S'], ['AE', 'E', 'K', 'G', 'Z'], ['O']]);
  });

  it('propose the commonest reason with the words that go with its code', () => {
    for (const { code, exemptionReasonCode, exemptionReason, needsReason } of VAT_CATEGORIES) {
      const first = EXEMPTION_REASONS.find(({ category }) => category === code);
      expect([exemptionReasonCode, exemptionReason]).toEqual(needsReason ? [first?.code, first?.text] : ['', '']);
    }
  });
});
