/** Parties that ANAF cannot identify, found without asking it; and as ANAF's stand-in words them. */
import { describe, expect, it } from 'vitest';
import { identityTroubles } from '@/domain/invoice/identity/identity-troubles';

const of = (seller: string, buyer: string, country = 'RO') =>
  identityTroubles({ seller: { taxId: seller, country: 'RO' }, buyer: { taxId: buyer, country } }).map(
    ({ trouble }) => trouble,
  );

const OWN = 'RO18547290';

describe('identity', () => {
  it.each([
    ['two companies', OWN, '14399840', []],
    ['a person by CNP', OWN, '1960229410015', []],
    ['a consumer who gave no code', OWN, '0000000000000', []],
    ['a NIF, which has the digits of a CNP', OWN, '9000123456785', []],
    ['a seller’s wrong check digit', 'RO18547291', '14399840', ['seller-cui']],
    ['a buyer’s wrong check digit', OWN, '22334455', ['buyer-cui']],
    ['a wrong CNP', OWN, '1960229410016', ['buyer-person']],
    ['a wrong NIF', OWN, '9000123456786', ['buyer-person']],
    ['no code', OWN, '', ['buyer-unnamed']],
    ['the number of the trade register', OWN, 'J40/123/2020', ['buyer-unnamed']],
    ['both', '1', '22334455', ['seller-cui', 'buyer-cui']],
  ] as const)('%s', (_name, seller, buyer, troubles) => {
    expect(of(seller, buyer)).toEqual(troubles);
  });

  it('of a buyer in another country is not ANAF’s', () => {
    expect(of(OWN, 'DE123', 'DE')).toEqual([]);
  });
});
