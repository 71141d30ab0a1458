import type { DefinitionKind } from '@/app/defs/definition-list';
import type { PaymentMethodContent } from '@/db/collections/payment-method';
import { EMPTY_PAYMENT, meansWord, PAYMENT_FIELDS } from './payment-fields';
import { paymentTexts } from './payment-texts';

const { fields: heads } = paymentTexts;

/** Payment methods as the shared screen shows them. */
export const PAYMENT_KIND: DefinitionKind<PaymentMethodContent> = {
  id: 'payment',
  words: { ...paymentTexts, filterLabel: paymentTexts.filterName },
  columns: [
    {
      id: 'name',
      head: heads.name,
      width: 'rest',
      hideable: false,
      field: 'name',
      text: ({ name }) => name,
      cell: ({ content }) => <span className="font-medium">{content.name}</span>,
    },
    {
      id: 'means',
      head: heads.means,
      width: 208,
      field: 'meansCode',
      text: ({ meansCode }) => meansWord(meansCode),
      cell: ({ content }) => meansWord(content.meansCode),
    },
    {
      id: 'iban',
      head: heads.iban,
      width: 272,
      drop: 2,
      numeric: true,
      field: 'iban',
      text: ({ iban }) => iban,
      cell: ({ content }) => content.iban || '–',
    },
    {
      id: 'bank',
      head: heads.bank,
      width: 208,
      drop: 1,
      field: 'bank',
      text: ({ bank }) => bank,
      cell: ({ content }) => <span className="text-text-2">{content.bank || '–'}</span>,
    },
  ],
  fields: PAYMENT_FIELDS,
  nameOf: ({ name }) => name,
  searchedText: ({ name, iban, bank }) => `${name}\n${iban}\n${bank}`,
  views: [],
  empty: EMPTY_PAYMENT,
};
