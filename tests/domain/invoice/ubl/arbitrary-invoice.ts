/** Random invoices of the whole model: every field there or not, texts with what XML has to escape. */
import fc from 'fast-check';
import type {
  AllowanceCharge,
  Identifier,
  Invoice,
  InvoiceLine,
  Item,
  Party,
  PostalAddress,
  SupportingDocument,
  VatCategory,
} from '../../../../src/domain/invoice/invoice';
import { type DecimalText, decimalText } from '../../../../src/domain/money/decimal-text';

/** Trimmed, not empty: the reader takes blank texts as absent. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.constantFrom(
      'Țiglă & „cărămidă”',
      '<b>tare</b>',
      'a]]>b',
      'rând 1\nrând 2',
      'tab\taici',
      'x\ry',
      "l'été",
      '"ghilimele"',
    ),
  )
  // What XML cannot hold is left out by the writer; here only what must survive.
  .map((value) => value.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').trim())
  .filter((value) => value !== '' && !value.startsWith('#') && value !== 'NA');
const code = fc.constantFrom('A1', 'B22', 'ZZZ', '10');
const date = fc.constantFrom('2026-01-31', '2026-11-26', '2024-02-29');
const country = fc.constantFrom('RO', 'DE', 'FR');
const decimal: fc.Arbitrary<DecimalText> = fc
  .record({ units: fc.bigInt(-(10n ** 12n), 10n ** 12n), scale: fc.integer({ min: 0, max: 4 }) })
  .map(({ units, scale }) => {
    const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
    const whole = digits.slice(0, digits.length - scale);
    const sign = units < 0n ? '-' : '';
    return decimalText(scale === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-scale)}`);
  });

/** A record whose optional keys may be absent, never undefined. */
function model<T>(shape: { readonly [K in keyof T]-?: fc.Arbitrary<Exclude<T[K], undefined>> }, required: (keyof T)[]) {
  return fc.record(shape as never, { requiredKeys: required as never }) as unknown as fc.Arbitrary<T>;
}

/** At least one of its fields: an aggregate without any is not written. */
const some = <T extends object>(arbitrary: fc.Arbitrary<T>) =>
  arbitrary.filter((value) => Object.keys(value).length > 0);

const identifier = model<Identifier>({ value: text, schemeId: code }, ['value']);
const plainIdentifier = text.map((value): Identifier => ({ value }));
const address = model<PostalAddress>(
  { line1: text, line2: text, line3: text, city: text, postCode: text, countrySubdivision: text, country },
  ['country'],
);
const vat: fc.Arbitrary<VatCategory> = fc.constantFrom<VatCategory>(
  { code: 'S', rate: decimalText('21') },
  { code: 'S', rate: decimalText('11.00') },
  { code: 'E', rate: decimalText('0') },
  { code: 'O' },
);
const period = some(model<{ start?: string; end?: string }>({ start: date, end: date }, []));
const contact = some(
  model<{ name?: string; telephone?: string; email?: string }>({ name: text, telephone: text, email: text }, []),
);

const partyShape = {
  name: text,
  tradingName: text,
  identifiers: fc.array(identifier, { maxLength: 2 }),
  legalRegistration: identifier,
  vatId: text,
  taxRegistration: text,
  legalForm: text,
  electronicAddress: identifier,
  address,
  contact,
};
const party = model<Party>(partyShape, ['name', 'identifiers', 'address']);

const allowanceCharge = model<AllowanceCharge>(
  { amount: decimal, baseAmount: decimal, percent: decimal, reason: text, reasonCode: code },
  ['amount'],
);
const documentAllowance = fc.tuple(allowanceCharge, vat).map(([value, category]) => ({ ...value, vat: category }));

const item = model<Item>(
  {
    name: text,
    description: text,
    sellerId: text,
    buyerId: text,
    standardId: identifier,
    classifications: fc.array(
      model<Item['classifications'][number]>({ code: text, listId: code, listVersion: code }, ['code', 'listId']),
      { maxLength: 2 },
    ),
    originCountry: country,
    attributes: fc.array(fc.record({ name: text, value: text }), { maxLength: 2 }),
  },
  ['name', 'classifications', 'attributes'],
);

const price = fc.oneof(
  decimal.map((net) => ({ net })),
  fc.record({ net: decimal, discount: decimal, gross: decimal }),
  fc.record({ net: decimal, baseQuantity: fc.record({ value: decimal, unitCode: code }) }),
);

const line = model<InvoiceLine>(
  {
    id: text,
    note: text,
    objectIdentifier: identifier,
    quantity: decimal,
    unitCode: code,
    net: decimal,
    orderLineReference: text,
    accountingReference: text,
    period,
    allowances: fc.array(allowanceCharge, { maxLength: 2 }),
    charges: fc.array(allowanceCharge, { maxLength: 1 }),
    price,
    vat,
    item,
  },
  ['id', 'quantity', 'unitCode', 'net', 'allowances', 'charges', 'price', 'vat', 'item'],
);

const supportingDocument = model<SupportingDocument>(
  {
    reference: plainIdentifier,
    typeCode: fc.constant('916'),
    description: text,
    location: text,
    attached: fc.constant({ mimeCode: 'application/pdf', fileName: 'anexă "1".pdf', base64: 'JVBERi0xLjQK' }),
  },
  ['reference'],
);

const payment = model<NonNullable<Invoice['payment']>>(
  {
    meansCode: code,
    meansText: text,
    remittance: text,
    creditTransfers: fc.array(
      model<{ account: string; accountName?: string; provider?: string }>(
        { account: text, accountName: text, provider: text },
        ['account'],
      ),
      { maxLength: 3 },
    ),
    card: model<{ number: string; holder?: string }>({ number: text, holder: text }, ['number']),
    directDebit: some(
      model<{ mandate?: string; debitedAccount?: string }>({ mandate: text, debitedAccount: text }, []),
    ),
  },
  ['meansCode', 'creditTransfers'],
);

const totals = model<Invoice['totals']>(
  {
    lineNet: decimal,
    allowances: decimal,
    charges: decimal,
    taxExclusive: decimal,
    vat: decimal,
    vatInTaxCurrency: decimal,
    taxInclusive: decimal,
    prepaid: decimal,
    rounding: decimal,
    payable: decimal,
  },
  ['lineNet', 'taxExclusive', 'vat', 'vatInTaxCurrency', 'taxInclusive', 'payable'],
);

const anyInvoice = model<Invoice>(
  {
    kind: fc.constantFrom('Invoice' as const, 'CreditNote' as const),
    customizationId: text,
    profileId: text,
    number: text,
    issueDate: date,
    dueDate: date,
    typeCode: fc.constantFrom('380', '381'),
    notes: fc.array(
      model<{ subjectCode?: string; text: string }>({ subjectCode: fc.constant('AAI'), text }, ['text']),
      { maxLength: 2 },
    ),
    taxPointDate: date,
    taxPointDateCode: code,
    currency: fc.constant('EUR'),
    taxCurrency: fc.constant('RON'),
    buyerAccountingReference: text,
    buyerReference: text,
    projectReference: text,
    contractReference: text,
    purchaseOrderReference: text,
    salesOrderReference: text,
    receivingAdviceReference: text,
    despatchAdviceReference: text,
    tenderReference: text,
    invoicedObject: identifier,
    paymentTerms: text,
    precedingInvoices: fc.array(
      model<{ number: string; issueDate?: string }>({ number: text, issueDate: date }, ['number']),
      {
        maxLength: 2,
      },
    ),
    seller: party,
    buyer: party,
    payee: model<NonNullable<Invoice['payee']>>({ name: text, identifier, legalRegistration: identifier }, ['name']),
    taxRepresentative: fc.record({ name: text, vatId: text, address }),
    delivery: some(model<NonNullable<Invoice['delivery']>>({ name: text, locationId: identifier, date, address }, [])),
    period,
    payment,
    allowances: fc.array(documentAllowance, { maxLength: 2 }),
    charges: fc.array(documentAllowance, { maxLength: 1 }),
    totals,
    vatBreakdown: fc.array(
      model<Invoice['vatBreakdown'][number]>(
        { taxable: decimal, tax: decimal, vat, exemptionReason: text, exemptionReasonCode: code },
        ['taxable', 'tax', 'vat'],
      ),
      { maxLength: 3 },
    ),
    supportingDocuments: fc.array(supportingDocument, { maxLength: 2 }),
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  },
  [
    'kind',
    'customizationId',
    'number',
    'issueDate',
    'typeCode',
    'notes',
    'currency',
    'taxCurrency',
    'precedingInvoices',
    'seller',
    'buyer',
    'allowances',
    'charges',
    'totals',
    'vatBreakdown',
    'supportingDocuments',
    'lines',
  ],
);

/** A UBL credit note has a place for its due date only in the payment means. */
export const arbitraryInvoice: fc.Arbitrary<Invoice> = anyInvoice.map((invoice) => {
  if (invoice.kind === 'Invoice' || invoice.payment !== undefined) return invoice;
  const { dueDate: _, ...rest } = invoice;
  return rest;
});
