import { describe, expect, it } from 'vitest';
import { templateLines } from '@/app/invoices/editor/model/template-lines';
import { sampleLine } from './sample-draft';

const DISCOUNT = { percent: '', amount: '', reason: '' };

describe('the lines of a template', () => {
  const lines = [
    sampleLine('a', {
      productId: 'p',
      price: '180',
      priced: { by: 'list', from: 'Angro' },
      discount: { ...DISCOUNT, percent: '5' },
    }),
    sampleLine('b', { price: '200', priced: { by: 'hand', from: '' }, discount: { ...DISCOUNT, amount: '20' } }),
    sampleLine('c', { price: '30', discount: { ...DISCOUNT, percent: '10' } }),
  ];

  it('come as they are into a draft in their currency', () => {
    expect(templateLines({ lines, currency: 'RON' }, 'RON')).toBe(lines);
  });

  // Before: 200 lei came as 200 euro.
  it('come without their amounts into a draft in another one, to be asked or typed there', () => {
    const put = templateLines({ lines, currency: 'RON' }, 'EUR');
    expect(put).toMatchObject([
      { name: 'Produs a', quantity: '1', price: '', priced: { by: 'product', from: '' }, discount: DISCOUNT },
      { name: 'Produs b', price: '', discount: DISCOUNT },
      { name: 'Produs c', price: '', discount: { percent: '10' } },
    ]);
    expect(put.slice(1).map(({ priced }) => priced)).toEqual([undefined, undefined]);
  });
});
