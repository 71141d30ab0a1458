import { describe, expect, it } from 'vitest';
import type { Party } from '../../../../src/domain/invoice/invoice';
import { draftParty, draftSeller } from '../../../../src/domain/invoice/redraft/draft-parties';

const party = (change: Partial<Party>): Party => ({
  name: 'Firma',
  identifiers: [],
  address: { country: 'RO' },
  ...change,
});
const legal = (value: string): Partial<Party> => ({ legalRegistration: { value } });

describe('a party of an invoice back in the editor', () => {
  it.each<[string, Partial<Party>, string, boolean, string]>([
    [
      'a VAT payer with its registration',
      { vatId: 'RO14399840', ...legal('J12/88/2001') },
      'RO14399840',
      true,
      'J12/88/2001',
    ],
    ['a VAT payer whose legal id is its code', { vatId: 'RO14399840', ...legal('14399840') }, 'RO14399840', true, ''],
    ['one not registered', { taxRegistration: '14399840', ...legal('14399840') }, '14399840', false, ''],
    [
      'one not registered, in the new register',
      { taxRegistration: '14399840', ...legal('J2001000088123') },
      '14399840',
      false,
      'J2001000088123',
    ],
    ['a code alone', legal('14399840'), '14399840', false, ''],
    ['a registration alone', legal('J12/88/2001'), '', false, 'J12/88/2001'],
    ['a registration alone, as it is also written', legal('f 12/88/2001'), '', false, 'f 12/88/2001'],
    ['a cooperative', legal('C12/8/2001'), '', false, 'C12/8/2001'],
    ['a foreign register', legal('HRB 12345'), 'HRB 12345', false, ''],
    ['a number with a letter of the register inside', legal('XJ12'), 'XJ12', false, ''],
    ['a consumer without a name for the tax office', legal('0000000000000'), '', false, ''],
    ['a consumer with his number', legal('1111111111118'), '1111111111118', false, ''],
    ['nothing', {}, '', false, ''],
  ])('that is %s', (_, change, taxId, vatRegistered, registration) => {
    expect(draftParty(party(change))).toMatchObject({ taxId, vatRegistered, registration });
  });

  it('has its three address lines in one, and empty fields for what it lacks', () => {
    const address = { line1: 'Str. A 1', line2: 'bl. 2', line3: 'ap. 3', country: 'RO' };
    expect(draftParty(party({ address })).address.line1).toBe('Str. A 1, bl. 2, ap. 3');
    expect(draftParty(party({ address: { line2: 'bl. 2', country: 'DE' } })).address).toEqual({
      line1: 'bl. 2',
      city: '',
      postCode: '',
      countrySubdivision: '',
      country: 'DE',
    });
    expect(draftSeller(party({}))).toStrictEqual({
      name: 'Firma',
      taxId: '',
      vatRegistered: false,
      registration: '',
      address: { line1: '', city: '', postCode: '', countrySubdivision: '', country: 'RO' },
      email: '',
      telephone: '',
      contactName: '',
      legalForm: '',
      tradingName: '',
    });
  });
});
