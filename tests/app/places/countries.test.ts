import { describe, expect, it } from 'vitest';
import { countryLabel, findCountryCode, isCountryCode, matchingCountries } from '@/app/places/countries';
import { matchingCounties } from '@/app/places/matching-counties';
import { COUNTRY_CODES } from '@/domain/codelists/country-codes';

const codes = (query: string) => matchingCountries(query).map(({ code }) => code);

describe('countries', () => {
  it('are read by their Romanian names, each code of the rules by one of its own', () => {
    expect(countryLabel('DE')).toBe('Germania (DE)');
    expect(countryLabel('1A')).toBe('Kosovo (1A)');
    for (const code of COUNTRY_CODES.split(' ')) expect(countryLabel(code), code).not.toBe(code);
    expect(countryLabel('ZZ')).toBe('ZZ');
  });

  it('are found by code before any name that has its letters', () => {
    expect(codes('de')[0]).toBe('DE');
    expect(codes('ro')[0]).toBe('RO');
    expect(codes('germ')[0]).toBe('DE');
    expect(codes('moldova')).toEqual(['MD']);
    expect(codes('nicăieri')).toEqual([]);
    expect(codes('')).toHaveLength(COUNTRY_CODES.split(' ').length);
  });

  it('are told from a code, a name or both', () => {
    for (const typed of ['de', 'Germania', 'GERMANIA', 'Germania (DE)']) expect(findCountryCode(typed)).toBe('DE');
    expect(findCountryCode('Atlantida')).toBeUndefined();
    expect(isCountryCode('DE') && !isCountryCode('de') && !isCountryCode('')).toBe(true);
  });
});

describe('counties', () => {
  it('are found by plate letters alone, or by how their names begin', () => {
    expect(matchingCounties('b').map(({ plate }) => plate)).toEqual(['B']);
    expect(matchingCounties('clu').map(({ name }) => name)).toEqual(['Cluj']);
  });
});
