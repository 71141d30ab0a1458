/** What an invoice to a partner begins with: the company's payment methods and series to choose from, language, note. */
import type { PartnerContent, PartnerInvoicing } from '@/api/entities/partner';
import type { PaymentMethod } from '@/api/entities/payment-method';
import type { Serial } from '@/api/entities/serial';
import type { DefinitionField, FieldOption } from '@/app/defs/definition-field';
import { fold } from '@/domain/text/fold';
import { partnerTexts } from './partner-texts';

type InvoicingField = DefinitionField<PartnerContent>;

const { invoicing: words } = partnerTexts;
const NOTHING: PartnerInvoicing = { payment: '', serialId: '', language: '', note: '' };
const LANGUAGES: readonly FieldOption[] = [
  { value: '', label: words.ofCompany },
  { value: 'ro', label: words.romanian },
  { value: 'ro-en', label: words.both },
];

export interface InvoicingChoices {
  readonly methods: readonly PaymentMethod[];
  readonly serials: readonly Serial[];
  /** Names of price lists. */
  readonly priceLists: readonly string[];
}

export function invoicingFields({ methods, serials, priceLists }: InvoicingChoices): readonly InvoicingField[] {
  const ofInvoices = serials.filter(({ type }) => type === 'FCT');
  return [
    chosen(
      'payment',
      words.payment,
      options(methods, ({ name }) => name),
    ),
    chosen(
      'serialId',
      words.serial,
      options(ofInvoices, ({ prefix }) => prefix),
    ),
    listOfPrices(priceLists),
    chosen('language', words.language, LANGUAGES),
    { ...field('note', words.note), kind: 'area', help: words.help },
  ];
}

function field(name: keyof PartnerInvoicing, label: string): InvoicingField {
  return {
    name: `invoicing.${name}`,
    label,
    kind: 'text',
    get: ({ invoicing }) => invoicing?.[name] ?? '',
    set: ({ invoicing }, typed) => ({ invoicing: { ...NOTHING, ...invoicing, [name]: typed } }),
  };
}

/** A list that is there, by its name; a name that came from elsewhere stays and is shown as it is. */
function listOfPrices(names: readonly string[]): InvoicingField {
  const none: FieldOption = { value: '', label: words.noPriceList };
  const offered = names.map((name): FieldOption => ({ value: name, label: name }));
  return {
    ...field('priceList', words.priceList),
    kind: 'choice',
    half: true,
    help: words.priceListHelp,
    shown: (name) => (name === '' ? words.noPriceList : name),
    offers: () => (query) => {
      const wanted = fold(query);
      return [none, ...offered].filter(({ label }) => fold(label).includes(wanted));
    },
  };
}

function chosen(name: keyof PartnerInvoicing, label: string, offered: readonly FieldOption[]): InvoicingField {
  return { ...field(name, label), kind: 'select', half: name !== 'payment', options: offered };
}

function options<Row extends { readonly id: string }>(
  rows: readonly Row[],
  label: (row: Row) => string,
): readonly FieldOption[] {
  return [{ value: '', label: words.ofCompany }, ...rows.map((row) => ({ value: row.id, label: label(row) }))];
}
