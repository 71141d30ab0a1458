import { describe, expect, it } from 'vitest';
import { COUNTY_CODES } from '../../../src/domain/codelists/county-codes';
import { bucharestSector } from '../../../src/domain/identifiers/bucharest-sector';
import { COUNTIES, countyByNumber, findCounty } from '../../../src/domain/identifiers/counties';
import { normalizeCountyAndCity } from '../../../src/domain/identifiers/romanian-address';

/** The county register numbers of the taxpayer register: counties by name, then Bucharest, then the two of 1981. */
const NUMBERS = [...Array.from({ length: 39 }, (_, index) => index + 1), 40, 51, 52];

describe('counties', () => {
  it('are those of the code list (BR-RO-110), each with the plate of its code', () => {
    expect(COUNTIES.map(({ iso }) => iso).sort()).toEqual(COUNTY_CODES.split(' ').sort());
    for (const { iso, plate } of COUNTIES) expect(`RO-${plate}`).toBe(iso);
  });

  it('have the numbers of the register, by name', () => {
    expect(COUNTIES.map(({ number }) => number)).toEqual(NUMBERS);
    const names = COUNTIES.slice(0, 39).map(({ name }) => name);
    expect([...names].sort(new Intl.Collator('ro').compare)).toEqual(names);
    for (const [number, name] of [
      [12, 'Cluj'],
      [40, 'București'],
      [51, 'Călărași'],
      [52, 'Giurgiu'],
    ] as const)
      expect(countyByNumber(number)?.name).toBe(name);
    expect(countyByNumber(41)).toBeUndefined();
  });

  it.each([
    ['jud Cluj', 'RO-CJ'],
    ['JUD.CLUJ', 'RO-CJ'],
    ['judeţul Cluj', 'RO-CJ'],
    ['Mun. Bucuresti', 'RO-B'],
    ['MUN BUCUREŞTI', 'RO-B'],
    ['MCP BUCURESTI', 'RO-B'],
    ['Municipiul București', 'RO-B'],
    ['satu-mare', 'RO-SM'],
    ['Caras Severin', 'RO-CS'],
    ['BISTRITA - NASAUD', 'RO-BN'],
    ['bistriţa-năsăud', 'RO-BN'],
    ['Cluj jud. ', undefined],
    ['XClujX', undefined],
    ['', undefined],
  ])('„%s” is %s', (text, iso) => {
    expect(findCounty(text)?.iso).toBe(iso);
  });
});

describe('a city', () => {
  it.each([
    ['Sect 5', 'SECTOR5'],
    ['sec. 4', 'SECTOR4'],
    ['sec4', 'SECTOR4'],
    ['s.1', 'SECTOR1'],
    ['sect.6, București', 'SECTOR6'],
    ['15', undefined],
    ['51', undefined],
    ['Sector 12', undefined],
    ['Strada 5', undefined],
    ['Calea 3 nr', undefined],
  ])('of Bucharest „%s” is %s', (city, sector) => {
    expect(bucharestSector(city)).toBe(sector);
  });

  it.each([
    ['RO', ' MUN. BUCURESTI ', ' Sector 2 ', 'RO-B', 'SECTOR2'],
    ['RO', 'București', ' Pipera ', 'RO-B', 'Pipera'],
    ['RO', ' Atlantida ', ' Oraș ', 'Atlantida', 'Oraș'],
    ['RO', 'Ilfov', 'Sector 2', 'RO-IF', 'Sector 2'],
    // A county of another country that is spelled like one of ours.
    ['MD', ' Cluj ', ' Sector 1 ', 'Cluj', 'Sector 1'],
  ])('in %s, „%s”, „%s” is written %s, %s', (country, subdivision, city, code, written) => {
    expect(normalizeCountyAndCity(country, subdivision, city)).toEqual({ countrySubdivision: code, city: written });
  });
});
