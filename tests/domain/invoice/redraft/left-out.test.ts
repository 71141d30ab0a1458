import { describe, expect, it } from 'vitest';
import type { Invoice, InvoiceLine, Item, Price } from '../../../../src/domain/invoice/invoice';
import { draftFromInvoice, type LeftOutPart } from '../../../../src/domain/invoice/redraft/draft-from-invoice';
import { decimalText } from '../../../../src/domain/money/decimal-text';
import { FULL_INVOICE } from '../full-draft';

const d = decimalText;
const ARGS = { serialId: 's1', lineId: String };
const leftOut = (change: Partial<Invoice>) => draftFromInvoice({ ...FULL_INVOICE, ...change }, ARGS).leftOut;

/** The change on the second line, so that looking at the first alone is noticed. */
const withLine = (change: Partial<InvoiceLine>): Partial<Invoice> => ({
  lines: FULL_INVOICE.lines.map((line, index) => (index === 1 ? { ...line, ...change } : line)),
});
const withItem = (change: Partial<Item>) => {
  const item = FULL_INVOICE.lines[1]?.item;
  return item === undefined ? {} : withLine({ item: { ...item, ...change } });
};
const withPrice = (change: Partial<Price>) => withLine({ price: { net: d('100'), ...change } });
const charge = { amount: d('0.00') };

describe('what the editor has no field for', () => {
  it.each<[LeftOutPart, string, Partial<Invoice>]>([
    ['payee', 'a payee', { payee: { name: 'Factor SA' } }],
    ['tax-representative', 'one', { taxRepresentative: { name: 'R', vatId: 'RO1', address: { country: 'RO' } } }],
    ['delivery-address', 'a place', { delivery: { locationId: { value: '1' } } }],
    ['attachments', 'a file', { supportingDocuments: [{ reference: { value: 'a' } }] }],
    ['references', 'the scheme of BT-18', { invoicedObject: { value: 'x', schemeId: 'AUP' } }],
    ['references', 'BT-7', { taxPointDate: '2026-11-26' }],
    ['exchange-rate', 'no rate in the notes', { notes: [] }],
    ['line-details', 'BT-128', withLine({ objectIdentifier: { value: 'x' } })],
    ['line-details', 'BT-132', withLine({ orderLineReference: 'x' })],
    ['line-details', 'BT-133', withLine({ accountingReference: 'x' })],
    ['line-details', 'BG-26', withLine({ period: {} })],
    ['line-details', 'BT-157', withItem({ standardId: { value: 'x' } })],
    ['line-details', 'BT-156', withItem({ buyerId: 'x' })],
    ['line-details', 'BT-159', withItem({ originCountry: 'RO' })],
    ['line-details', 'BG-32', withItem({ attributes: [{ name: 'a', value: 'b' }] })],
    [
      'line-details',
      'a second BT-158',
      withItem({
        classifications: [
          { code: 'a', listId: 'b' },
          { code: 'c', listId: 'd' },
        ],
      }),
    ],
    ['line-details', 'BT-148', withPrice({ gross: d('100') })],
    ['line-details', 'BT-147', withPrice({ discount: d('0') })],
    ['line-details', 'a second BG-27', withLine({ allowances: [{ amount: d('25.00') }, { amount: d('25.00') }] })],
    ['line-details', 'BG-28', withLine({ allowances: [{ amount: d('60.00') }], charges: [{ amount: d('10.00') }] })],
    ['amounts', 'another total', { totals: { ...FULL_INVOICE.totals, payable: d('2833.61') } }],
    ['amounts', 'another line', withLine({ net: d('250.01') })],
  ])('is said to be left out: %s, for %s', (part, _, change) => {
    expect(leftOut(change)).toEqual([part]);
  });

  it('is nothing where the same stands in the editor or nothing is lost', () => {
    expect(leftOut({ delivery: { date: '2026-11-24', address: { ...FULL_INVOICE.buyer.address } } })).toEqual([]);
    expect(leftOut({ ...withItem({ classifications: [{ code: 'a', listId: 'b' }] }) })).toEqual([]);
    expect(leftOut({ totals: { ...FULL_INVOICE.totals, payable: d('2833.6') } })).toEqual([]);
    expect(leftOut({ currency: 'RON', notes: [] })).toEqual([]);
  });
});

describe('a discount of an invoice made elsewhere', () => {
  const discountOf = (change: Partial<Invoice>) =>
    draftFromInvoice({ ...FULL_INVOICE, ...change }, ARGS).draft.discount;
  const share = (amount: string, percent?: string, reason?: string) => ({
    amount: d(amount),
    vat: { code: 'S' },
    ...(percent === undefined ? {} : { percent: d(percent) }),
    ...(reason === undefined ? {} : { reason }),
  });

  it('is a percent only where all shares have the same and nothing is charged', () => {
    const charges = [{ ...charge, vat: { code: 'S' } }];
    expect(discountOf({ allowances: [share('9.00', '10'), share('1.00', '10')] })).toEqual({
      percent: '10',
      amount: '',
      reason: '',
    });
    expect(discountOf({ allowances: [share('9.00', '10'), share('1.00', '5')] })).toEqual({
      percent: '',
      amount: '10,00',
      reason: '',
    });
    expect(discountOf({ allowances: [share('9.00', '10'), share('1.00')] })).toEqual({
      percent: '',
      amount: '10,00',
      reason: '',
    });
    expect(discountOf({ allowances: [share('9.00', '10')], charges })).toEqual({
      percent: '',
      amount: '9,00',
      reason: '',
    });
  });

  it('is what is left of it after the charges, even where they are more', () => {
    expect(discountOf({ allowances: [], charges: [share('5.50')] })).toEqual({
      percent: '',
      amount: '-5,50',
      reason: '',
    });
    expect(discountOf({ allowances: [share('9.00', undefined, 'X')], charges: [share('5.50')] }).amount).toBe('3,50');
    expect(discountOf({ allowances: [], charges: [] })).toEqual({ percent: '', amount: '', reason: '' });
  });

  it('keeps its reason but for the one that is put where none was given', () => {
    expect(discountOf({ allowances: [share('9.00', '10', 'Fidelitate')] }).reason).toBe('Fidelitate');
    expect(discountOf({ allowances: [share('9.00', '10', 'Discount')] }).reason).toBe('');
  });
});

describe('a line of an invoice made elsewhere', () => {
  const lineOf = (change: Partial<Invoice>) => draftFromInvoice({ ...FULL_INVOICE, ...change }, ARGS).draft.lines[1];

  it('has the price of one unit where it was given for several (BT-149)', () => {
    expect(lineOf(withPrice({ baseQuantity: { value: d('3') } }))?.price).toBe('33,33333333');
    expect(lineOf(withPrice({ baseQuantity: { value: d('1000') } }))?.price).toBe('0,1');
    expect(lineOf(withPrice({ baseQuantity: { value: d('0') } }))?.price).toBe('100');
  });

  it('has the code and the words of its exemption from the rows that give them', () => {
    const row = { taxable: d('0'), tax: d('0') };
    const vatBreakdown = [
      { ...row, vat: { code: 'S' }, exemptionReason: 'no', exemptionReasonCode: 'no' },
      { ...row, vat: { code: 'E' } },
      { ...row, vat: { code: 'E' }, exemptionReasonCode: 'VATEX-EU-132' },
      { ...row, vat: { code: 'E' }, exemptionReason: 'Scutit' },
    ];
    expect(lineOf({ vatBreakdown })?.vat).toEqual({
      category: 'E',
      rate: '0',
      exemptionReasonCode: 'VATEX-EU-132',
      exemptionReason: 'Scutit',
    });
    expect(lineOf({ ...withLine({ vat: { code: 'O' } }), vatBreakdown })?.vat).toEqual({
      category: 'O',
      rate: '',
      exemptionReasonCode: '',
      exemptionReason: '',
    });
  });
});
