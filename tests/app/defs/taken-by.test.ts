import { describe, expect, it } from 'vitest';
import { productTexts } from '@/app/defs/product/product-texts';
import { takenBy } from '@/app/defs/taken-by';

const row = (id: string, code: string, name: string) => ({ id, content: { code, name } });
const ROWS = [
  row('1', 'C-01', 'Ceapă'),
  row('2', 'c-01', 'Ceapă roșie'),
  row('3', '', 'CEAPA'),
  row('4', '', 'Morcovi'),
];

describe('what other products have of this one', () => {
  it('names them by code and by name, whatever their letters', () => {
    expect(takenBy({ code: 'C-01', name: 'Morcovi' }, undefined, ROWS)).toEqual({
      code: ['Ceapă', 'Ceapă roșie'],
      name: ['Morcovi'],
    });
    expect(takenBy({ code: '', name: 'ceapă' }, undefined, ROWS)).toEqual({ code: [], name: ['Ceapă', 'CEAPA'] });
  });

  it('never names the product itself, and an empty code or name is nobody’s', () => {
    expect(takenBy({ code: 'C-01', name: 'Ceapă roșie' }, '2', ROWS)).toEqual({ code: ['Ceapă'], name: [] });
    expect(takenBy({ code: ' ', name: '' }, undefined, ROWS)).toEqual({ code: [], name: [] });
  });

  it('is said in whole sentences', () => {
    expect(productTexts.taken.code('C-01', ['Ceapă'])).toBe('Codul C-01 îl are și „Ceapă”.');
    expect(productTexts.taken.code('C-01', ['Ceapă', 'a', 'b'])).toBe('Codul C-01 îl au și „Ceapă” și încă 2.');
    expect(productTexts.taken.name(2)).toBe('Mai există 2 produse cu numele acesta.');
  });
});
