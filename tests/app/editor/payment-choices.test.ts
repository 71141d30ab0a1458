import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { paymentMethodSchema } from '@/api/entities/payment-method';
import { chosenPayment, paymentChoices, usualTransfer } from '@/app/invoices/editor/model/payment-choices';

const IBAN = 'RO49AAAA1B31007593840000';
const OTHER = 'RO66BTRLRONCRT0344712801';
const method = (place: number, name: string, meansCode: string, iban = '') =>
  v.parse(paymentMethodSchema, { id: `00000000-0000-4000-8000-00000000000${place}`, name, meansCode, iban, bank: '' });
const CARD = method(1, 'Card bancar', '54');
const CASH = method(2, 'Numerar', '10');
const TRANSFER = method(3, 'Transfer bancar', '30', IBAN);
const account = { iban: IBAN, bank: 'Banca' };
const labels = (...methods: readonly ReturnType<typeof method>[]) =>
  paymentChoices(methods, account).map(({ label }) => label);

describe('the ways of paying in a draft', () => {
  it('stand once, the company’s own first', () => {
    expect(labels(CARD, CASH, TRANSFER)).toEqual([
      ...['Card bancar', 'Numerar', 'Transfer bancar'],
      ...['Compensare', 'Altă modalitate', 'Nespecificat'],
    ]);
  });

  it('are all there for a company without its own', () => {
    expect(labels().toSorted()).toEqual(
      ['Ordin de plată', 'Numerar', 'Card', 'Compensare', 'Altă modalitate', 'Nespecificat'].toSorted(),
    );
  });

  it('show a draft with another code of the same way as the company’s own, by its account first', () => {
    const second = method(4, 'Cont BT', '42', OTHER);
    const choices = paymentChoices([TRANSFER, second], account);
    const shown = (meansCode: string, iban: string) => chosenPayment(choices, { meansCode, iban })?.label;
    expect(shown('42', IBAN)).toBe('Transfer bancar');
    expect(shown('30', OTHER)).toBe('Cont BT');
    expect(shown('42', '')).toBe('Cont BT');
    expect(shown('', '')).toBe('Nespecificat');
    expect(shown('99', '')).toBeUndefined();
  });

  it('begin with the company’s own transfer into its account', () => {
    expect(usualTransfer([method(4, 'Cont BT', '42', OTHER), TRANSFER], IBAN)?.name).toBe('Transfer bancar');
    expect(usualTransfer([CARD, method(5, 'Transfer', '42')], IBAN)).toBeUndefined();
  });
});
