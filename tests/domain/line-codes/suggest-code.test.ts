import { describe, expect, it } from 'vitest';
import { type ChosenCode, itemName, SellerCodes, type SellerItem } from '@/domain/line-codes/suggest-code';

const ITEM: SellerItem = { sellerItem: 'F650', standardItem: '', name: 'FAINA ALBA 650 SAC 25KG' };

function chosen(code: string, issueDate: string, over: Partial<ChosenCode> = {}): ChosenCode {
  return { ...ITEM, code, issueDate, settles: false, ...over };
}

const suggest = (line: SellerItem, history: readonly ChosenCode[]) => new SellerCodes(history).suggest(line);

describe('the own code of a received line', () => {
  it('is not known for an item that nobody has met', () => {
    expect(suggest(ITEM, [])).toEqual({ kind: 'new' });
    expect(suggest({ ...ITEM, sellerItem: 'X', name: 'Altceva' }, [chosen('FA', '2026-01-01')])).toEqual({
      kind: 'new',
    });
  });

  it('is what was chosen for the same id of the seller, whatever the name says', () => {
    const history = [chosen('FA', '2026-01-01'), chosen('FA', '2026-02-01')];
    const line = { ...ITEM, name: 'FAINA 650 LOT 77' };
    expect(suggest(line, history)).toMatchObject({
      kind: 'same',
      by: 'seller-item',
      use: { code: 'FA', times: 2, last: '2026-02-01' },
    });
  });

  it('the seller’s id comes before the standard one, the standard one before the name', () => {
    const history = [
      chosen('BY-ID', '2026-01-01', { standardItem: '111', name: 'a' }),
      chosen('BY-GTIN', '2026-01-01', { sellerItem: '', standardItem: '594', name: 'b' }),
      chosen('BY-NAME', '2026-01-01', { sellerItem: '', name: 'Sare, 1 kg' }),
    ];
    const line = { sellerItem: 'F650', standardItem: '594', name: 'SARE 1 KG' };
    expect(suggest(line, history)).toMatchObject({ by: 'seller-item', use: { code: 'BY-ID' } });
    expect(suggest({ ...line, sellerItem: '' }, history)).toMatchObject({
      by: 'standard-item',
      use: { code: 'BY-GTIN' },
    });
    expect(suggest({ ...line, sellerItem: '', standardItem: '' }, history)).toMatchObject({
      kind: 'same',
      by: 'name',
      use: { code: 'BY-NAME' },
    });
  });

  it('of the same name is only probable where one of them has an id', () => {
    const named = { sellerItem: '', standardItem: '', name: 'Tărâțe de grâu' };
    const history = [chosen('TAR', '2026-01-01', { sellerItem: 'TG-01', name: 'TARATE DE GRAU' })];
    expect(suggest(named, history)).toMatchObject({ kind: 'probable', by: 'name', before: { sellerItem: 'TG-01' } });
    expect(suggest({ ...named, sellerItem: 'TG-V' }, history)).toMatchObject({ kind: 'probable' });
  });

  it('chosen differently is told with both, the newest first', () => {
    const history = [chosen('A', '2026-01-01'), chosen('B', '2026-03-01'), chosen('A', '2026-02-01')];
    expect(suggest(ITEM, history)).toEqual({
      kind: 'two',
      by: 'seller-item',
      uses: [
        { code: 'B', times: 1, last: '2026-03-01' },
        { code: 'A', times: 2, last: '2026-02-01' },
      ],
    });
  });

  it('is sure again once a person has chosen between the two', () => {
    const history = [
      chosen('A', '2026-01-01'),
      chosen('B', '2026-03-01', { settles: true }),
      chosen('A', '2026-02-01'),
    ];
    expect(suggest(ITEM, history)).toMatchObject({ kind: 'same', use: { code: 'B', times: 1 } });
    const after = [...history, chosen('A', '2026-04-01')];
    expect(suggest(ITEM, after)).toMatchObject({ kind: 'two', uses: [{ code: 'A' }, { code: 'B' }] });
  });

  it('of an id that the seller gives to several items is told by the name', () => {
    const history = [
      chosen('PAINE', '2026-01-01', { sellerItem: '1', name: 'Pâine' }),
      chosen('LAPTE', '2026-02-01', { sellerItem: '1', name: 'Lapte' }),
    ];
    expect(suggest({ ...ITEM, sellerItem: '1', name: 'PAINE' }, history)).toMatchObject({
      kind: 'same',
      use: { code: 'PAINE' },
    });
    expect(suggest({ ...ITEM, sellerItem: '1', name: 'Unt' }, history)).toMatchObject({ kind: 'two' });
  });

  it('names are compared without case, diacritics and signs', () => {
    expect(itemName('Făină  albă, tip-650 (25kg)')).toBe(itemName('FAINA ALBA TIP 650 25KG'));
  });
});
