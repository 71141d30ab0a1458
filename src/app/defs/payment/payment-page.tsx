/** The ways in which the company is paid, as an invoice's payment data asks for them (BG-16). */
import type { ReactNode } from 'react';
import { type PaymentMethodContent, paymentMethodRows } from '@/db/collections/payment-method';
import { isValidIban } from '@/domain/identifiers/iban';
import { CollectionPage } from '../collection-page';
import { type DefinitionField, textField } from '../definition-field';
import type { DefinitionColumn, DefinitionKind } from '../definition-list';
import { nameColumn } from '../name-column';
import { paymentTexts } from './payment-texts';

const { fields: labels, missing } = paymentTexts;
const MEANS = Object.entries(paymentTexts.means).map(([value, label]) => ({ value, label }));

const FIELDS: readonly DefinitionField<PaymentMethodContent>[] = [
  {
    ...textField('name', labels.name),
    required: true,
    help: labels.nameHelp,
    check: ({ name }) => (name.trim() === '' ? missing.name : undefined),
  },
  {
    ...textField('meansCode', labels.means),
    kind: 'select',
    required: true,
    options: MEANS,
    check: ({ meansCode }) => (meansCode === '' ? missing.means : undefined),
  },
  {
    ...textField('iban', labels.iban),
    help: labels.ibanHelp,
    set: (_method, typed) => ({ iban: typed.replaceAll(/\s/g, '').toUpperCase() }),
    check: ({ iban }) => (iban === '' || isValidIban(iban) ? undefined : missing.iban),
  },
  textField('bank', labels.bank),
];

/** The word of a code; one that is not offered here is shown as it is. */
function meansWord(code: string): string {
  return MEANS.find(({ value }) => value === code)?.label ?? code;
}

const COLUMNS: readonly DefinitionColumn<PaymentMethodContent>[] = [
  nameColumn(labels.name),
  {
    id: 'means',
    head: labels.means,
    width: 208,
    field: 'meansCode',
    text: ({ meansCode }) => meansWord(meansCode),
    cell: ({ content }) => meansWord(content.meansCode),
  },
  {
    id: 'iban',
    head: labels.iban,
    width: 272,
    drop: 2,
    numeric: true,
    field: 'iban',
    text: ({ iban }) => iban,
    cell: ({ content }) => content.iban || '–',
  },
  {
    id: 'bank',
    head: labels.bank,
    width: 208,
    drop: 1,
    field: 'bank',
    text: ({ bank }) => bank,
    cell: ({ content }) => <span className="text-text-2">{content.bank || '–'}</span>,
  },
];

const KIND: DefinitionKind<PaymentMethodContent> = {
  id: 'payment',
  words: paymentTexts,
  columns: COLUMNS,
  fields: FIELDS,
  nameOf: ({ name }) => name,
  searchedText: ({ name, iban, bank }) => `${name}\n${iban}\n${bank}`,
  views: [],
  // A payment order, the way most are paid.
  empty: { name: '', meansCode: '30', iban: '', bank: '' },
};

export default function PaymentPage(): ReactNode {
  return (
    <CollectionPage
      card={({ meansCode, iban }) => ({ fact: meansWord(meansCode), below: iban })}
      collection={paymentMethodRows}
      kind={KIND}
    />
  );
}
