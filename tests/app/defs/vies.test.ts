/** What VIES is asked, and what its answer makes of a partner. */
import { describe, expect, it } from 'vitest';
import type { ViesResult } from '@/api/calls/outside-calls';
import { EMPTY_PARTNER } from '@/app/defs/partner/partner-fields';
import { isInVies, viesNumber } from '@/app/defs/partner/vies/vies-number';
import { viesFailure, viesOutcome } from '@/app/defs/partner/vies/vies-outcome';

const partner = (country: string, taxId: string) => ({
  ...EMPTY_PARTNER,
  taxId,
  address: { ...EMPTY_PARTNER.address, country },
});
const answer = (state: ViesResult['state'], code = ''): ViesResult => ({
  ...{ state, code, name: 'ACME GMBH', address: '', consultation: 'WAPI1' },
  // After midnight in Bucharest.
  checkedAt: '2026-03-11T22:30:00.000Z',
});

describe('the number that VIES is asked for', () => {
  it.each([
    ['DE', 'DE 123.456.789', { countryCode: 'DE', vatNumber: '123456789' }],
    ['DE', '123456789', { countryCode: 'DE', vatNumber: '123456789' }],
    ['GR', '123456789', { countryCode: 'EL', vatNumber: '123456789' }],
    ['GB', 'XI123456789', { countryCode: 'XI', vatNumber: '123456789' }],
    ['AT', 'ATU12345678', { countryCode: 'AT', vatNumber: 'U12345678' }],
    ['GB', 'GB123456789', undefined],
    ['DE', '', undefined],
    ['DE', 'DE1234567890123456', undefined],
  ])('%s %s', (country, taxId, number) => {
    expect(viesNumber(partner(country, taxId))).toEqual(number);
  });

  it('is asked of the other member states alone', () => {
    expect(['DE', 'GR', 'RO', 'US'].map((country) => isInVies(partner(country, '')))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('an answer of VIES', () => {
  it('goes into the partner with its day in Bucharest', () => {
    const valid = viesOutcome(answer('valid'), 'Germania');
    expect(valid.changes).toEqual({ vatRegistered: true, vatCheckedOn: '2026-03-12' });
    expect(valid.note).toEqual({
      tone: 'plain',
      text: 'Valid în VIES la 12.03.2026: ACME GMBH. Numărul consultării: WAPI1.',
    });
    expect(viesOutcome(answer('invalid'), 'Germania').changes).toEqual({
      vatRegistered: false,
      vatCheckedOn: '2026-03-12',
    });
  });

  it.each([
    ['MS_UNAVAILABLE', /Germania nu răspunde acum. Nu înseamnă că este nevalid/],
    ['MS_MAX_CONCURRENT_REQ', /prea multe cereri/],
    ['GLOBAL_MAX_CONCURRENT_REQ_TIME', /prea multe cereri/],
    ['INVALID_INPUT', /nu poate citi codul/],
    ['IP_BLOCKED', /^Eroare necunoscută la verificarea VAT\.$/],
    ['', /^Eroare necunoscută la verificarea VAT\.$/],
  ])('that says nothing (%s) changes nothing', (code, words) => {
    const outcome = viesOutcome(answer('unknown', code), 'Germania');
    expect(outcome.changes).toBeNull();
    expect(outcome.note.text).toMatch(words);
  });

  it('that never came changes nothing', () => {
    const outcome = viesFailure({ ok: false, failure: { kind: 'network' } } as Parameters<typeof viesFailure>[0]);
    expect(outcome.changes).toBeNull();
    expect(outcome.note.text).toMatch(/când există rețea/);
  });
});
