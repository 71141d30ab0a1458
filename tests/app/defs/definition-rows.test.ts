import { describe, expect, it } from 'vitest';
import type { PartnerContent } from '@/api/entities/partner';
import { arrangedRows, EVERYTHING, isNarrowed, steadyRows } from '@/app/defs/arranged-rows';
import { cellComplaint } from '@/app/defs/cell-complaint';
import { changeWords } from '@/app/defs/change-words';
import { complaintsOf } from '@/app/defs/definition-field';
import { EMPTY_PARTNER, PARTNER_FIELDS } from '@/app/defs/partner/partner-fields';
import { partnerKind } from '@/app/defs/partner/partner-kind';
import { emptyProduct, PRODUCT_FIELDS } from '@/app/defs/product/product-fields';
import { decimalText } from '@/domain/money/decimal-text';

const TODAY = '2026-11-26';
const kind = partnerKind(TODAY);
const BY_NAME = { column: 'name', direction: 'ascending' } as const;

function partner(id: string, content: Partial<PartnerContent>) {
  return { id, pending: false, content: { ...EMPTY_PARTNER, name: id, ...content } };
}

const ROWS = [
  partner('b', { taxId: '14399840', vatRegistered: true, vatCheckedOn: '2026-10-01' }),
  partner('a', { taxId: '18547290', vatCheckedOn: TODAY, email: 'a@firma.ro' }),
  partner('c', { external: true }),
];
const ids = (rows: readonly { readonly id: string }[]): string => rows.map(({ id }) => id).join('');

describe('the rows of a list', () => {
  it('answer each column’s filter, typed or chosen', () => {
    const shown = (filters: Readonly<Record<string, string>>): string =>
      ids(arrangedRows(ROWS, kind, { ...EVERYTHING, filters }, BY_NAME));
    expect(shown({})).toBe('abc');
    expect(shown({ taxId: 'ro143' })).toBe('b');
    expect(shown({ vat: 'non-payer', email: 'FIRMA' })).toBe('a');
    expect(shown({ vat: 'unknown', county: 'x' })).toBe('abc');
  });

  it('answer the saved views, which never count a partner without Romanian code as unchecked', () => {
    const shown = (view: string): string => ids(arrangedRows(ROWS, kind, { ...EVERYTHING, view }, BY_NAME));
    expect(shown('old-vat')).toBe('b');
    expect(shown('external')).toBe('c');
    expect(shown('payers')).toBe('b');
  });

  it('say when something narrows them', () => {
    expect(isNarrowed(EVERYTHING)).toBe(false);
    expect(isNarrowed({ ...EVERYTHING, filters: { name: ' ' } })).toBe(false);
    expect(isNarrowed({ ...EVERYTHING, filters: { name: 'a' } })).toBe(true);
  });

  it('keep their places while one types among them, and hold what is there now', () => {
    const renamed = partner('a', { name: 'zzz' });
    const now = [partner('b', {}), partner('d', {}), renamed];
    const steady = steadyRows(['a', 'b', 'gone'], now, now);
    expect(ids(steady)).toBe('abd');
    expect(steady[0]).toBe(renamed);
  });
});

describe('a cell', () => {
  const field = (name: string) => {
    const found = PARTNER_FIELDS.find((each) => each.name === name);
    if (found === undefined) throw new Error(name);
    return found;
  };

  it('keeps what cannot stand', () => {
    expect(cellComplaint(field('taxId'), EMPTY_PARTNER, '14399841')).toContain('Cifra de control');
    expect(cellComplaint(field('taxId'), EMPTY_PARTNER, 'RO14399840')).toBeUndefined();
    expect(cellComplaint(field('paymentTermDays'), EMPTY_PARTNER, 'abc')).toBeDefined();
    expect(cellComplaint(field('name'), EMPTY_PARTNER, '')).toBeDefined();
    expect(cellComplaint(field('email'), EMPTY_PARTNER, 'abc')).toBeDefined();
    expect(cellComplaint(field('email'), EMPTY_PARTNER, 'a@b.ro, c@d.ro')).toBeUndefined();
  });

  it('is said with what was there before', () => {
    const before = { ...EMPTY_PARTNER, paymentTermDays: '15' };
    expect(changeWords(PARTNER_FIELDS, before, { ...before, paymentTermDays: '30' })).toBe(
      'termen de plată 30, era 15',
    );
    expect(changeWords(PARTNER_FIELDS, before, { ...before, vatRegistered: true })).toBe('plătitor de TVA da, era nu');
    expect(changeWords(PARTNER_FIELDS, before, { ...before, taxId: '14399840', bank: 'BT' })).toBe(
      'schimbate CUI, banca',
    );
    expect(changeWords(PARTNER_FIELDS, before, { ...before, vatCheckedOn: TODAY })).toBe('date actualizate');
  });

  it('of a product names the field that cannot stand', () => {
    const product = { ...emptyProduct(decimalText('21')), name: 'Masă' };
    expect(complaintsOf(PRODUCT_FIELDS, product)).toEqual({});
    expect(Object.keys(complaintsOf(PRODUCT_FIELDS, { ...product, unitCode: 'nicio unitate' }))).toEqual(['unitCode']);
  });
});
