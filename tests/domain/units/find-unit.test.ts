import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findUnit, showUnit, suggestUnits, unitByCode, unitCodeOf } from '../../../src/domain/units/find-unit';
import { UNITS } from '../../../src/domain/units/units';

const LIST = ['../shared', '../../shared']
  .map((folder) => `${folder}/reference/codelists/unit-rec20-21.json`)
  .find(existsSync);

describe('units', () => {
  it.runIf(LIST !== undefined)('are all in the list the rules accept (BR-CL-23)', () => {
    const { codes }: { codes: readonly string[] } = JSON.parse(readFileSync(LIST ?? '', 'utf8'));
    expect(UNITS.filter(({ code }) => !codes.includes(code))).toEqual([]);
  });

  it('are found by every name they go by, and by no name of another', () => {
    expect(new Set(UNITS.map(({ code }) => code)).size).toBe(UNITS.length);
    for (const unit of UNITS) {
      for (const name of [unit.code, unit.name, unit.plural, unit.short, ...unit.aliases]) {
        expect([name, findUnit(name)?.code]).toEqual([name, unit.code]);
      }
    }
  });

  it.each([
    ['buc.', 'H87'],
    ['BUCĂŢI', 'H87'],
    ['mp', 'MTK'],
    ['m³', 'MTQ'],
    ['ora', 'HUR'],
    ['luna', 'MON'],
    ['KGM', 'KGM'],
    ['X4G', 'X4G'],
  ])('%s is %s', (text, code) => {
    expect(unitCodeOf(text)).toBe(code);
  });

  it('has no code for a word nobody knows', () => {
    expect(unitCodeOf('lopată')).toBeUndefined();
    expect(unitCodeOf('')).toBeUndefined();
  });

  it('are proposed while typing, the exact one first', () => {
    expect(suggestUnits('m')[0]?.code).toBe('MTR');
    expect(suggestUnits('kil').map(({ code }) => code)).toContain('KMT');
    expect(suggestUnits('').length).toBe(8);
    expect([showUnit('KGM'), showUnit('ZZ')]).toEqual(['kg', 'ZZ']);
    expect(unitByCode('KGM')?.name).toBe('kilogram');
  });
});
