import { describe, expect, it } from 'vitest';
import { bucharestSector } from '../../../src/domain/identifiers/bucharest-sector';
import { isCnpShape, isValidCnp } from '../../../src/domain/identifiers/cnp';
import { COUNTIES, countyByNumber, findCounty } from '../../../src/domain/identifiers/counties';
import { cuiDigits, isValidCui } from '../../../src/domain/identifiers/cui';
import { compactIban, isValidIban, showIban } from '../../../src/domain/identifiers/iban';
import { normalizeCountyAndCity } from '../../../src/domain/identifiers/romanian-address';
import { bareTaxId, vatIdOf } from '../../../src/domain/identifiers/vat-id';

/** One digit changed must be noticed: what check digits are for. */
function withDigitChanged(text: string, index: number): string {
  const digit = Number(text.charAt(index));
  return `${text.slice(0, index)}${(digit + 1) % 10}${text.slice(index + 1)}`;
}

describe('CUI', () => {
  it.each(['14399840', 'RO18547290', 'ro 8000000000', '1234565', '14.399.840'])('%s is valid', (text) => {
    expect(isValidCui(text)).toBe(true);
  });

  it.each(['14399841', '', 'RO', '1', '12345678901', 'DE811569869', '1111111111118'])('„%s” is not', (text) => {
    expect(isValidCui(text)).toBe(false);
  });

  // Remainders 0 and 10 share the digit 0, so the property holds for numbers that end otherwise.
  it('notices any one wrong digit', () => {
    for (let index = 0; index < 7; index += 1) expect(isValidCui(withDigitChanged('1234565', index))).toBe(false);
    expect(cuiDigits(' RO 1439 9840')).toBe('14399840');
  });
});

describe('CNP', () => {
  it('is checked by its last digit', () => {
    expect(isValidCnp('1111111111118')).toBe(true);
    expect(isValidCnp('1111111111119')).toBe(false);
    expect(isValidCnp('0000000000000')).toBe(false);
    expect(isCnpShape('0000000000000')).toBe(true);
  });
});

describe('IBAN', () => {
  it.each(['RO49AAAA1B31007593840000', 'ro49 aaaa 1b31 0075 9384 0000', 'DE89370400440532013000'])(
    '%s is valid',
    (text) => {
      expect(isValidIban(text)).toBe(true);
    },
  );

  it.each(['RO80RNCB0067054355123456', 'RO49AAAA1B3100759384000', '', 'RO49'])('„%s” is not', (text) => {
    expect(isValidIban(text)).toBe(false);
  });

  it('is kept compact and shown in fours', () => {
    expect(showIban('RO49AAAA1B31007593840000')).toBe('RO49 AAAA 1B31 0075 9384 0000');
    expect(compactIban(showIban('RO49AAAA1B31007593840000'))).toBe('RO49AAAA1B31007593840000');
  });
});

describe('VAT ids', () => {
  it.each([
    ['18547290', 'RO', 'RO18547290'],
    ['RO 18547290', 'RO', 'RO18547290'],
    ['094259216', 'GR', 'EL094259216'],
    ['EL094259216', 'GR', 'EL094259216'],
    ['811569869', 'DE', 'DE811569869'],
    ['', 'DE', ''],
  ])('%s in %s is %s', (taxId, country, expected) => {
    expect(vatIdOf(taxId, country)).toBe(expected);
  });

  it('without prefix are the bare CUI', () => {
    expect(bareTaxId('RO18547290')).toBe('18547290');
    expect(bareTaxId('1111111111118')).toBe('1111111111118');
  });
});

describe('counties', () => {
  it('are 42, each found by code, plate and name in any spelling', () => {
    expect(COUNTIES).toHaveLength(42);
    for (const county of COUNTIES) {
      const cedilla = county.name.replace('ș', 'ş').replace('ț', 'ţ').toUpperCase();
      for (const text of [county.iso, county.plate, county.name, `Județul ${county.name}`, `JUD. ${cedilla}`]) {
        expect([text, findCounty(text)]).toEqual([text, county]);
      }
      expect(countyByNumber(county.number)).toBe(county);
    }
    expect(findCounty('Atlantida')).toBeUndefined();
  });

  it.each([
    ['Sector 3 Mun. Bucureşti', 'SECTOR3'],
    ['SECTOR1', 'SECTOR1'],
    ['sectorul 6', 'SECTOR6'],
    ['Bucuresti, sect. 2', 'SECTOR2'],
    ['București S4', 'SECTOR4'],
    ['5', 'SECTOR5'],
  ])('%s is %s', (city, sector) => {
    expect(bucharestSector(city)).toBe(sector);
  });

  it('leave alone what they do not know', () => {
    expect(bucharestSector('București')).toBeUndefined();
    expect(bucharestSector('Sector 7')).toBeUndefined();
    expect(normalizeCountyAndCity('RO', 'cluj', ' Sector 3 ')).toEqual({
      countrySubdivision: 'RO-CJ',
      city: 'Sector 3',
    });
    expect(normalizeCountyAndCity('DE', 'Berlin', 'Berlin')).toEqual({ countrySubdivision: 'Berlin', city: 'Berlin' });
  });
});
