/** Drafts with faults a person, an import or another program leaves: in one to three fields of a right one. */
import fc from 'fast-check';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { arbitraryLine, DRAFT, SELLER } from '../../domain/invoice/arbitrary-draft';

const long = (length: number) => 'lung cuvânt '.repeat(Math.ceil(length / 12)).slice(0, length);
const messy = fc.constantFrom('', '  ', 'x', ' cu  spații ', `${' '.repeat(150)}x`, long(120), long(260), long(350));
const date = fc.constantFrom('2026-11-26', '', '2026-02-31', '31.12.2026', '2026-10-01');

const party = fc.record({
  name: messy,
  taxId: fc.constantFrom(
    'RO18547290',
    '18547290',
    'ro 14399840',
    'HU12345678',
    'hu12345678',
    '1800101221144',
    '',
    'XX1',
  ),
  vatRegistered: fc.boolean(),
  registration: messy,
  email: messy,
  telephone: messy,
  contactName: messy,
  address: fc.record({
    line1: messy,
    city: fc.constantFrom('Cluj-Napoca', 'București', 'SECTOR3', 'sector 3', 'S3', '', long(70)),
    postCode: fc.constantFrom('', '030167', long(40)),
    countrySubdivision: fc.constantFrom('RO-CJ', 'Cluj', 'B', 'RO-B', 'XX', '', 'Sector 3', 'Vilcea'),
    country: fc.constantFrom('RO', 'ro', 'România', 'DE', 'XX', '', 'HU'),
  }),
});

const faultyLine = fc
  .record({
    vat: fc.record({
      category: fc.constantFrom('S', 'Z', 'E', 'AE', 'K', 'G', 'O', 's', 'X', ''),
      rate: fc.constantFrom('21', '0', '', '-5', '9'),
      exemptionReasonCode: fc.constantFrom('', 'VATEX-EU-AE', 'NU', 'VATEX-EU-132'),
      exemptionReason: fc.constantFrom('', 'Scutit'),
    }),
    name: messy,
    description: messy,
    note: messy,
    unitCode: fc.constantFrom('H87', 'buc', 'zzz', '', 'bax'),
  })
  .chain((fields) => arbitraryLine.map((line) => ({ ...line, ...fields })));

const faulty: fc.Arbitrary<InvoiceDraft> = fc
  .record({
    typeCode: fc.constantFrom('380', '381', '384', '751', '999', ''),
    issueDate: date,
    dueDate: date,
    deliveryDate: date,
    currency: fc.constantFrom('RON', 'EUR', 'lei', 'eur', ''),
    exchangeRate: fc.constantFrom('4,97', '', 'x', '0'),
    seller: party.map((fields) => ({ ...SELLER, ...fields })),
    buyer: party,
    lines: fc
      .array(faultyLine, { maxLength: 3 })
      .map((lines) => lines.map((line, index) => ({ ...line, id: `l${index}` }))),
    discount: fc.record({
      percent: fc.constantFrom('', '10', '120'),
      amount: fc.constantFrom('', '5', '5,555'),
      reason: messy,
    }),
    payment: fc.record({
      meansCode: fc.constantFrom('', '30', 'numerar', '999', '42'),
      iban: messy,
      bank: messy,
      remittance: messy,
    }),
    notes: fc.constantFrom('', long(400), '#XXX#a\n#XXX#b'),
    paymentTerms: messy,
    references: fc.record({ purchaseOrder: messy, contract: messy, buyerReference: messy, despatchAdvice: messy }),
  })
  .map((fields) => ({ ...DRAFT, ...fields }));

const FIELDS = Object.keys(DRAFT);

export const arbitraryFaultyDraft: fc.Arbitrary<InvoiceDraft> = fc
  .tuple(faulty, fc.subarray(FIELDS, { minLength: 1, maxLength: 3 }))
  .map(([from, fields]) => ({
    ...DRAFT,
    ...Object.fromEntries(Object.entries(from).filter(([field]) => fields.includes(field))),
  }));
