/** The fields of a payment method, as a line of an invoice's payment data asks for them (BG-16). */
import type { DefinitionField } from '@/app/defs/definition-field';
import type { PaymentMethodContent } from '@/db/collections/payment-method';
import { isValidIban } from '@/domain/identifiers/iban';
import { paymentTexts } from './payment-texts';

const { fields: labels, missing } = paymentTexts;
const MEANS = Object.entries(paymentTexts.means).map(([value, label]) => ({ value, label }));

type PaymentField = DefinitionField<PaymentMethodContent>;

export const PAYMENT_FIELDS: readonly PaymentField[] = [
  {
    name: 'name',
    label: labels.name,
    kind: 'text',
    required: true,
    help: labels.nameHelp,
    get: ({ name }) => name,
    set: (_method, name) => ({ name }),
    check: ({ name }) => (name.trim() === '' ? missing.name : undefined),
  },
  {
    name: 'meansCode',
    label: labels.means,
    kind: 'select',
    required: true,
    options: MEANS,
    get: ({ meansCode }) => meansCode,
    set: (_method, meansCode) => ({ meansCode }),
    check: ({ meansCode }) => (meansCode === '' ? missing.means : undefined),
  },
  {
    name: 'iban',
    label: labels.iban,
    kind: 'text',
    help: labels.ibanHelp,
    get: ({ iban }) => iban,
    set: (_method, typed) => ({ iban: typed.replaceAll(/\s/g, '').toUpperCase() }),
    check: ({ iban }) => (iban === '' || isValidIban(iban) ? undefined : missing.iban),
  },
  {
    name: 'bank',
    label: labels.bank,
    kind: 'text',
    get: ({ bank }) => bank,
    set: (_method, bank) => ({ bank }),
  },
];

/** The word of a code; one that is not offered here is shown as it is. */
export function meansWord(code: string): string {
  return MEANS.find(({ value }) => value === code)?.label ?? code;
}

/** A payment order, the way most are paid. */
export const EMPTY_PAYMENT: PaymentMethodContent = { name: '', meansCode: '30', iban: '', bank: '' };
