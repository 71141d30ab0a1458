import { describe, expect, it } from 'vitest';
import { UNIT_CODES } from '../../../src/domain/codelists/unit-codes';
import { findUnit, suggestUnits, unitCodeOf } from '../../../src/domain/units/find-unit';
import { UNITS } from '../../../src/domain/units/units';

describe('a typed unit', () => {
  it.each([
    ['m2', 'MTK'],
    ['m²', 'MTK'],
    ['M³', 'MTQ'],
    ['mc', 'MTQ'],
    ['pcs', 'H87'],
    ['Kilo.', 'KGM'],
    ['om-zi', 'E49'],
    ['abonament', 'MON'],
    ['foi', 'XST'],
    [' h87 ', 'H87'],
    [' H87 ', 'H87'],
    // A code of the list that is no unit of the table goes through for the rules to judge.
    ['ZZ', 'ZZ'],
    ['XPK9', undefined],
    ['aXYZ', undefined],
    ['XY z', undefined],
    ['Z', undefined],
  ])('„%s” is %s', (text, code) => {
    const known = UNITS.find((unit) => unit.code === code);
    if (known === undefined || code === 'H87') expect(unitCodeOf(text)).toBe(code);
    else expect(findUnit(text)?.code).toBe(code);
  });

  it('has a code of the list the rules accept (BR-CL-23)', () => {
    const listed = new Set(UNIT_CODES.split(' '));
    expect(UNITS.filter(({ code }) => !listed.has(code))).toEqual([]);
  });

  it('that two units share is the earlier, commoner one’s', () => {
    const keys = new Map<string, string>();
    for (const { code, name, plural, short } of UNITS)
      for (const key of [name, plural, short]) if (!keys.has(key)) keys.set(key, code);
    for (const [key, code] of keys) expect([key, findUnit(key)?.code]).toEqual([key, code]);
  });
});

describe('units proposed while typing', () => {
  it('begin with the text, and have the exact one first and once', () => {
    const proposed = suggestUnits('kg', 100).map(({ code }) => code);
    expect(proposed[0]).toBe('KGM');
    for (const text of ['k', 'met', 'bu', 'm', 'to']) {
      const units = suggestUnits(text, 100);
      expect(new Set(units).size).toBe(units.length);
      const exact = findUnit(text);
      for (const unit of units.filter((one) => one !== exact))
        expect([
          text,
          [unit.name, unit.plural, unit.short, ...unit.aliases].some((name) => beginsWith(name, text)),
        ]).toEqual([text, true]);
    }
  });

  it('are the first of the table before anything is typed, never more than asked for, and none for a word unknown', () => {
    expect(suggestUnits(' ', 5)).toEqual(UNITS.slice(0, 5));
    expect(suggestUnits('m', 3)).toHaveLength(3);
    expect(suggestUnits('lopată')).toEqual([]);
  });
});

function beginsWith(name: string, text: string): boolean {
  return name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').startsWith(text);
}
