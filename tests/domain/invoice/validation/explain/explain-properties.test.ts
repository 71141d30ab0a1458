import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainFinding } from '@/domain/invoice/validation/explain/explain-finding';
import { applyRepair } from '@/domain/invoice/validation/explain/repairs/apply-repair';
import { countyCodeOf } from '@/domain/invoice/validation/explain/repairs/county-repair';
import { isoDateOf } from '@/domain/invoice/validation/explain/repairs/date-repair';
import { unitCodeOf } from '@/domain/invoice/validation/explain/repairs/unit-names';
import { finding, node, textAt } from './xml-tree';

const IDS = readFileSync(new URL('./catalogue-ids.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const SEED = { seed: 20261121 } as const;

/** Values as documents have them: amounts, codes, free text. */
const value = fc.oneof(
  fc.constantFrom('', ' ', '0', '21.00', '-12.345', '2026-11-21', 'RON', 'București', 'abc'),
  fc.string({ maxLength: 200 }),
);
const NAMES = [
  'actual',
  'expected',
  'other',
  'length',
  'max',
  'count',
  'rate',
  'base',
  'start',
  'end',
  'currency',
  'code',
];
const values = fc.dictionary(fc.constantFrom(...NAMES, 'element', 'missing', 'category'), value);
const PATHS = [
  'Invoice',
  'Invoice/cac:InvoiceLine[3]',
  'Invoice/cac:InvoiceLine[3]/cbc:LineExtensionAmount[1]',
  'CreditNote/cac:AllowanceCharge[1]/cbc:Amount[1]',
  'Invoice/cac:TaxTotal[1]/cac:TaxSubtotal[2]/cac:TaxCategory[1]',
];

describe('any finding', () => {
  it('is put into whole sentences, whatever its values', () => {
    fc.assert(
      fc.property(fc.constantFrom(...IDS), fc.constantFrom(...PATHS), values, (rule, path, given) => {
        const said = explainFinding(finding(rule, path, given));
        expect(said.clause).not.toMatch(/\{[a-zA-Z]+(:[a-z]+)?\}|undefined/);
        expect(said.detail.endsWith('.')).toBe(true);
        expect(said.official).toMatch(/^[A-ZÎȘȚĂÂ„]/u);
      }),
      { ...SEED, numRuns: 2000 },
    );
  });
});

describe('repairs leave nothing for their rule to say', () => {
  const amount = fc.tuple(
    fc.integer({ min: -999999, max: 999999 }),
    fc.integer({ min: 0, max: 99 }),
    fc.integer({ min: 1, max: 6 }),
  );

  it('decimals: the same value with at most two', () => {
    fc.assert(
      fc.property(amount, ([whole, cents, zeros]) => {
        const text = `${whole}.${String(cents).padStart(2, '0')}${'0'.repeat(zeros)}`;
        const document = node('Invoice', [node('cac:LegalMonetaryTotal', [node('cbc:PayableAmount', text)])]);
        const path = 'Invoice/cac:LegalMonetaryTotal[1]/cbc:PayableAmount[1]';
        const { repair } = explainFinding(finding('UBL-DT-01', path, { actual: text }), { document });
        const after = repair && textAt(applyRepair(document, repair), 'LegalMonetaryTotal', 'PayableAmount');
        expect(after).toMatch(/^-?\d+\.\d\d$/);
        expect(Number(after)).toBe(Number(text));
      }),
      SEED,
    );
  });

  it('sector: a listed value, the one that was named', () => {
    const wording = fc.constantFrom(
      'București, sector #',
      'Sectorul #',
      'SECTOR #',
      'Bucuresti sect. #',
      'mun. București - sector#',
    );
    fc.assert(
      fc.property(wording, fc.integer({ min: 1, max: 6 }), (words, sector) => {
        const path = 'Invoice/cac:Delivery/cac:DeliveryLocation/cac:Address/cbc:CityName';
        const city = words.replace('#', String(sector));
        const { repair } = explainFinding(finding('BR-RO-202', path, { actual: city }));
        expect(repair?.change.willBe).toBe(`SECTOR${sector}`);
      }),
      SEED,
    );
  });

  it('dates: a real day that reads the same', () => {
    const day = fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year = '', month = '', dayOfMonth = ''] = iso.split('-');
        expect(isoDateOf(`${dayOfMonth}.${month}.${year}`)).toBe(iso);
        expect(isoDateOf(` ${iso}Z`)).toBe(iso);
        expect(isoDateOf(iso)).toBe(iso);
      }),
      SEED,
    );
  });

  it('never changes what is already right', () => {
    for (const code of ['RO-CJ', 'RO-B', 'RO-VS']) expect(countyCodeOf(code)).toBe(code);
    for (const code of ['H87', 'KGM', 'XBX', 'MTK']) expect(unitCodeOf(code)).toBe(code);
  });
});
