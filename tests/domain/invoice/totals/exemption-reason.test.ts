import { describe, expect, it } from 'vitest';
import type { DraftVat } from '../../../../src/domain/invoice/invoice-draft';
import { exemptionReasonOf } from '../../../../src/domain/invoice/totals/exemption-reason';
import { vatCategoryFacts } from '../../../../src/domain/vat/vat-categories';

const exempt = (exemptionReasonCode: string, exemptionReason: string): DraftVat => ({
  category: 'E',
  rate: '',
  exemptionReasonCode,
  exemptionReason,
});

const WORDING = vatCategoryFacts('E')?.exemptionReason;

describe('the exemption reason of a row', () => {
  it.each<[string, DraftVat[], object]>([
    [
      'one line',
      [exempt(' VATEX-EU-132 ', ' Scutit ')],
      { exemptionReason: 'Scutit', exemptionReasonCode: 'VATEX-EU-132' },
    ],
    [
      'two lines of the same reason',
      [exempt('VATEX-EU-132', 'Scutit'), exempt('VATEX-EU-132', 'Scutit ')],
      { exemptionReason: 'Scutit', exemptionReasonCode: 'VATEX-EU-132' },
    ],
    ['a text alone', [exempt('', 'Chirie')], { exemptionReason: 'Chirie' }],
    [
      'a code alone, in the words of the law',
      [exempt('VATEX-EU-132', ' ')],
      { exemptionReason: WORDING, exemptionReasonCode: 'VATEX-EU-132' },
    ],
    // Before: in the words of the category's commonest code, art. 292.
    [
      'another code alone, in its own words',
      [exempt('VATEX-EU-F', '')],
      {
        exemptionReason: 'Regimul marjei – bunuri second-hand, art. 312 din Legea 227/2015',
        exemptionReasonCode: 'VATEX-EU-F',
      },
    ],
    ['a code without words', [exempt('VATEX-EU-309', '')], { exemptionReasonCode: 'VATEX-EU-309' }],
    [
      'a code without words and another reason',
      [exempt('VATEX-EU-309', ''), exempt('', 'Chirie')],
      { exemptionReason: 'VATEX-EU-309; Chirie' },
    ],
    [
      'a code without words, once in words of its own',
      [exempt('VATEX-EU-309', 'Propriu'), exempt('VATEX-EU-309', '')],
      { exemptionReason: 'Propriu', exemptionReasonCode: 'VATEX-EU-309' },
    ],
    [
      'one text with a code and without',
      [exempt('VATEX-EU-132', 'Scutit'), exempt('', 'Scutit')],
      { exemptionReason: 'Scutit', exemptionReasonCode: 'VATEX-EU-132' },
    ],
    ['nothing said', [exempt(' ', '  ')], {}],
    [
      'a reason beside a line that says nothing',
      [exempt('', ''), exempt('VATEX-EU-132', 'Scutit')],
      { exemptionReason: 'Scutit', exemptionReasonCode: 'VATEX-EU-132' },
    ],
    // One code would be claimed of a line it does not belong to.
    [
      'one code and two texts',
      [exempt('VATEX-EU-132', 'Scutit'), exempt('', 'Chirie')],
      { exemptionReason: 'Scutit; Chirie' },
    ],
    [
      'two codes and one text',
      [exempt('VATEX-EU-132', 'Scutit'), exempt('VATEX-EU-D', 'Scutit')],
      { exemptionReason: 'Scutit' },
    ],
  ])('of %s', (_, vats, expected) => {
    expect(exemptionReasonOf('E', vats)).toStrictEqual(expected);
  });

  it.each(['S', 'Z', 'L'])('of category %s is none, whatever was typed before the category changed', (category) => {
    expect(exemptionReasonOf(category, [exempt('VATEX-EU-132', 'Scutit')])).toStrictEqual({});
  });
});
