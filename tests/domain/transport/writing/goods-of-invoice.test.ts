/** What an invoice says of the transport of its goods. */
import { describe, expect, it } from 'vitest';
import type { Invoice } from '@/domain/invoice/invoice';
import { decimalText } from '@/domain/money/decimal-text';
import { addressOf, goodsOfInvoice } from '@/domain/transport/writing/goods-of-invoice';
import { FULL_INVOICE } from '../../invoice/full-draft';

let count = 0;
const newId = (): string => {
  count += 1;
  return `g${String(count)}`;
};
const inLei: Invoice = { ...FULL_INVOICE, currency: 'RON' };

describe('the goods of an invoice', () => {
  it('of ours go to its buyer, under its number, each with an id of its own', () => {
    const { goods, partner, document, address } = goodsOfInvoice(inLei, 'seller', newId);
    expect(partner).toEqual({ country: 'RO', code: '14399840', name: 'Agro Câmpia SA' });
    expect(document).toEqual({ type: '20', number: 'FCT-0416', date: '2026-11-26', remarks: '' });
    expect(goods.map(({ name, quantity, unit, value }) => [name, quantity, unit, value])).toEqual([
      ['Masă de stejar', '2', 'H87', '2250,00'],
      ['Curs', '3', 'HUR', '250,00'],
    ]);
    expect(new Set(goods.map(({ id }) => id)).size).toBe(2);
    expect(goods[0]?.tariffCode).toBe('94036010');
    expect(address).toMatchObject({ county: '12', locality: 'Cluj-Napoca', postalCode: '400001' });
  });

  it('go to the place of delivery where the invoice has one', () => {
    const address = { line1: 'Str. Gării nr. 4', city: 'Dej', countrySubdivision: 'RO-CJ', country: 'RO' };
    const { address: to } = goodsOfInvoice({ ...inLei, delivery: { address } }, 'seller', newId);
    expect(to).toMatchObject({ locality: 'Dej', street: 'Gării', number: '4' });
  });

  it('received come from its seller, at the seller’s own address', () => {
    const { partner, address } = goodsOfInvoice(inLei, 'buyer', newId);
    expect(partner).toMatchObject({ code: '18547290', name: 'Tâmplăria Codrul SRL' });
    expect(address).toMatchObject({ county: '40', street: 'Lungă 12' });
  });

  it('have no value in lei where it is in another currency, and a kilogram weighs what it is', () => {
    expect(goodsOfInvoice(FULL_INVOICE, 'seller', newId).goods[0]?.value).toBe('');
    const lines = inLei.lines.map((line) => ({ ...line, unitCode: 'KGM', quantity: decimalText('12.5') }));
    const [line] = goodsOfInvoice({ ...inLei, lines }, 'seller', newId).goods;
    expect([line?.netWeight, line?.quantity, line?.grossWeight]).toEqual(['12,5', '12,5', '']);
  });

  it('of a Greek partner stand under EL', () => {
    const buyer = { ...inLei.buyer, vatId: 'EL123456789', address: { ...inLei.buyer.address, country: 'GR' } };
    expect(goodsOfInvoice({ ...inLei, buyer }, 'seller', newId).partner).toMatchObject({
      ...{ country: 'EL', code: 'EL123456789' },
    });
  });
});

it('an address is parted into street, number and the rest', () => {
  expect(addressOf({ line1: 'Strada Morii nr. 4A, bl. 2', city: 'Sibiu', countrySubdivision: 'RO-SB' })).toMatchObject({
    ...{ street: 'Morii', number: '4A', more: 'bl. 2', locality: 'Sibiu', county: '32' },
  });
});
