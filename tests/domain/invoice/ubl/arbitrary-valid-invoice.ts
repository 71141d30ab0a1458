/** Random invoices and credit notes of the whole model that the official rules accept. */
import fc from 'fast-check';
import type { Invoice, SupportingDocument, VatCategory } from '../../../../src/domain/invoice/invoice';
import { buyer, delivery, optional, payee, payment, seller, taxRepresentative, word } from './valid-parties';
import { breakdownOf, categories, documentCharges, line, totalsOf } from './valid-sums';

const CIUS_RO = 'urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1';

const supportingDocument: fc.Arbitrary<SupportingDocument> = optional<SupportingDocument>({
  reference: fc.constant({ value: '' }),
  typeCode: fc.constant(''),
  description: word,
  location: fc.constant('https://exemplu.example/anexa'),
  attached: fc.constant({ mimeCode: 'text/csv', fileName: 'anexă "1".csv', base64: 'QQ==' }),
}).map(({ typeCode: _, ...rest }) => ({ ...rest, reference: { value: 'Anexa 1' } }));

const references = optional<Invoice>({
  profileId: fc.constant('urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
  buyerAccountingReference: word,
  buyerReference: word,
  projectReference: word,
  contractReference: word,
  purchaseOrderReference: word,
  salesOrderReference: word,
  receivingAdviceReference: word,
  despatchAdviceReference: word,
  tenderReference: word,
  invoicedObject: fc.constant({ value: 'C-7', schemeId: 'AAC' }),
  paymentTerms: word,
} as never) as fc.Arbitrary<Partial<Invoice>>;

const tax = fc.constantFrom<Partial<Invoice>>({}, { taxPointDate: '2026-11-03' }, { taxPointDateCode: '35' });
const money = fc.constantFrom<Partial<Invoice>>({ currency: 'RON' }, { currency: 'EUR', taxCurrency: 'RON' });

/** Everything but sums: what depends on the categories is given where they need it. */
function surroundings(used: readonly VatCategory[]): fc.Arbitrary<Partial<Invoice>> {
  const outside = used.some(({ code }) => code === 'O');
  const country = used.some(({ code }) => code === 'B') ? 'IT' : undefined;
  const supply = used.some(({ code }) => code === 'K');
  const parts = optional<Invoice>({
    payee,
    ...(!outside && { taxRepresentative: taxRepresentative(country) }),
    ...(!supply && { delivery: delivery(country) }),
    period: fc.constantFrom({ start: '2026-11-01', end: '2026-11-30' }, { start: '2024-02-29' }),
    payment,
  } as never) as fc.Arbitrary<Partial<Invoice>>;
  const fixed = fc.record({
    seller: seller(!outside, country),
    buyer: buyer(!outside, country),
    notes: fc.array(fc.constantFrom({ text: 'Vă mulțumim' }, { subjectCode: 'AAI', text: 'Notă' }), { maxLength: 3 }),
    precedingInvoices: fc.array(fc.constantFrom({ number: 'A1' }, { number: 'A2', issueDate: '2026-10-01' }), {
      maxLength: 2,
    }),
    supportingDocuments: fc.array(supportingDocument, { maxLength: 2 }),
  });
  return fc
    .tuple(parts, fixed, references, tax, money, supply ? delivery(country) : fc.constant(undefined))
    .map(([some, all, named, at, currency, to]) => ({
      ...some,
      ...all,
      ...named,
      ...at,
      ...currency,
      ...(to && { delivery: to }),
    }));
}

const extra = fc.record({
  kind: fc.constantFrom<Invoice['kind']>('Invoice', 'Invoice', 'CreditNote'),
  typeCode: fc.constantFrom('380', '384', '389', '751'),
  prepaid: fc.constantFrom(undefined, 1_050),
  rounding: fc.constantFrom(undefined, -2, 3),
});

function invoiceOf(used: readonly VatCategory[]): fc.Arbitrary<Invoice> {
  const country = used.some(({ code }) => code === 'B') ? 'IT' : undefined;
  const lines = fc.array(line(used, country), { minLength: 1, maxLength: 5 });
  return fc.tuple(surroundings(used), lines, documentCharges(used), extra).map(([around, given, charged, more]) => {
    const amounts = { lines: given.map((one, index) => ({ ...one, id: String(index + 1) })), ...charged };
    const vatBreakdown = breakdownOf(amounts, used);
    const totals = totalsOf(amounts, vatBreakdown, { ...more, accounting: around.taxCurrency !== undefined });
    const { kind } = more;
    // A credit note has a place for its due date only in the payment means.
    const due = kind === 'Invoice' || around.payment !== undefined ? { dueDate: '2026-12-26' } : {};
    const typeCode = kind === 'Invoice' ? more.typeCode : '381';
    const head = { kind, customizationId: CIUS_RO, number: 'FCT-1', issueDate: '2026-11-26', typeCode, ...due };
    return { ...head, ...around, ...amounts, vatBreakdown, totals } as Invoice;
  });
}

export const arbitraryValidInvoice: fc.Arbitrary<Invoice> = categories.chain(invoiceOf);
