import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/calendar/iso-date';
import { EXEMPTION_REASONS, exemptionReasonsFor } from '../../../src/domain/vat/exemption-reasons';
import { VAT_CATEGORIES, vatCategoryFacts } from '../../../src/domain/vat/vat-categories';
import { ratesOn, VAT_RATE_PERIODS } from '../../../src/domain/vat/vat-rates';

describe('VAT rates', () => {
  it.each([
    ['2025-07-31', '19', ['9', '5'], []],
    ['2025-08-01', '21', ['11'], ['9']],
    ['2026-07-31', '21', ['11'], ['9']],
    ['2026-08-01', '21', ['11'], []],
    ['2016-06-15', '20', ['9', '5'], []],
  ])('on %s are %s and %j, %j for old contracts', (date, standard, reduced, transitional) => {
    expect(ratesOn(date)).toMatchObject({ standard, reduced, transitional });
  });

  it('follow each other without a gap', () => {
    VAT_RATE_PERIODS.forEach((period, index) => {
      const next = VAT_RATE_PERIODS[index + 1];
      expect(period.to === undefined ? undefined : addDays(period.to, 1)).toBe(next?.from);
    });
    expect(ratesOn('1999-12-31')).toBeUndefined();
  });
});

const LIST = ['../shared', '../../shared']
  .map((folder) => `${folder}/reference/codelists/exemption-reason-vatex.json`)
  .find(existsSync);

describe('exemption reasons', () => {
  it.runIf(LIST !== undefined)('have codes the rules accept (BR-CL-22)', () => {
    const { codes }: { codes: readonly string[] } = JSON.parse(readFileSync(LIST ?? '', 'utf8'));
    expect(EXEMPTION_REASONS.filter(({ code }) => code !== '' && !codes.includes(code))).toEqual([]);
  });

  it('fit on the document and differ from each other', () => {
    expect(new Set(EXEMPTION_REASONS.map(({ text }) => text)).size).toBe(EXEMPTION_REASONS.length);
    expect(EXEMPTION_REASONS.filter(({ text }) => text.length > 100)).toEqual([]);
    expect(exemptionReasonsFor('Z')).toEqual([]);
  });
});

describe('VAT categories', () => {
  it('that need a reason propose one (BR-*-10)', () => {
    const reasoned = VAT_CATEGORIES.filter(({ needsReason }) => needsReason).map(({ code }) => code);
    expect(reasoned).toEqual(['AE', 'E', 'K', 'G', 'O']);
    for (const { needsReason, exemptionReasonCode } of VAT_CATEGORIES)
      expect(exemptionReasonCode !== '').toBe(needsReason);
    expect(vatCategoryFacts('O')?.rateKind).toBe('none');
    expect(vatCategoryFacts('B')).toBeUndefined();
  });
});
