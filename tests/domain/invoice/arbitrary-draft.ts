/** Random drafts as people write them: readable amounts in any notation, several VAT treatments, discounts. */
import fc from 'fast-check';
import { emptyDraft, emptyDraftLine } from '../../../src/domain/invoice/empty-draft';
import type {
  DraftDiscount,
  DraftLine,
  DraftSeller,
  DraftVat,
  InvoiceDraft,
} from '../../../src/domain/invoice/invoice-draft';

const vat = (category: string, rate: string, code = '', reason = ''): DraftVat => ({
  category,
  rate,
  exemptionReasonCode: code,
  exemptionReason: reason,
});

export const arbitraryVat: fc.Arbitrary<DraftVat> = fc.constantFrom(
  vat('S', '21'),
  vat('S', '21,00'),
  vat('S', '11'),
  vat('S', '9%'),
  vat('AE', '', 'VATEX-EU-AE', 'Taxare inversă'),
  vat('E', '0', 'VATEX-EU-132', 'Scutit'),
  vat('Z', '0'),
);

/** A number with up to `digits` decimals as typed with a comma; its exact value is in `arbitraryTyped`. */
export function arbitraryTyped(max: number, digits: number, min = 0): fc.Arbitrary<string> {
  return fc
    .record({ units: fc.bigInt(BigInt(min), BigInt(max) * 10n ** BigInt(digits)), point: fc.boolean() })
    .map(({ units, point }) => {
      const negative = units < 0n;
      const text = (negative ? -units : units).toString().padStart(digits + 1, '0');
      const sign = negative ? '-' : '';
      return `${sign}${text.slice(0, -digits)}${point ? '.' : ','}${text.slice(-digits)}`;
    });
}

const noDiscount: DraftDiscount = { percent: '', amount: '', reason: '' };

export const arbitraryDiscount: fc.Arbitrary<DraftDiscount> = fc.oneof(
  { arbitrary: fc.constant(noDiscount), weight: 3 },
  { arbitrary: arbitraryTyped(50, 2).map((percent) => ({ ...noDiscount, percent })), weight: 2 },
  { arbitrary: arbitraryTyped(20, 2).map((amount) => ({ ...noDiscount, amount, reason: 'Fidelitate' })), weight: 1 },
);

export const arbitraryLine: fc.Arbitrary<DraftLine> = fc
  .record({
    vat: arbitraryVat,
    quantity: arbitraryTyped(500, 3, -20_000),
    price: arbitraryTyped(1_000, 4, -90_000),
    discount: arbitraryDiscount,
    name: fc.constantFrom('Cafea boabe', 'Transport', 'Oră consultanță', 'Hârtie A4 <80 g> & "copertă"'),
    unitCode: fc.constantFrom('H87', 'buc', 'kg', 'oră'),
    note: fc.constantFrom('', 'conform comenzii'),
  })
  .map((fields) => ({ ...emptyDraftLine('l', fields.vat), ...fields }));

export const SELLER: DraftSeller = {
  name: 'Tâmplăria Codrul SRL',
  tradingName: 'Codrul',
  taxId: 'RO18547290',
  vatRegistered: true,
  registration: 'J40/1234/2006',
  legalForm: 'Capital social: 200 lei',
  address: {
    line1: 'Strada Lungă nr. 12',
    city: 'SECTOR3',
    postCode: '030167',
    countrySubdivision: 'RO-B',
    country: 'RO',
  },
  email: 'office@codrul.example',
  telephone: '+40 21 555 0101',
  contactName: 'Ion Popescu',
};

/** A complete draft to one Romanian company, to be changed by the test. */
export const DRAFT: InvoiceDraft = {
  ...emptyDraft({ serialId: 's1', issueDate: '2026-11-26', seller: SELLER }),
  dueDate: '2026-12-26',
  buyer: {
    name: 'Agro Câmpia SA',
    taxId: '14399840',
    vatRegistered: true,
    registration: 'J12/88/2001',
    address: {
      line1: 'Calea Turzii 178',
      city: 'Cluj-Napoca',
      postCode: '',
      countrySubdivision: 'RO-CJ',
      country: 'RO',
    },
    email: '',
    telephone: '',
    contactName: '',
  },
  lines: [
    {
      ...emptyDraftLine('l1', vat('S', '21')),
      name: 'Masă de stejar',
      unitCode: 'buc',
      quantity: '2',
      price: '1.250,00',
    },
  ],
};

export const arbitraryDraft: fc.Arbitrary<InvoiceDraft> = fc
  .record({
    typeCode: fc.constantFrom('380', '381', '384'),
    lines: fc.array(arbitraryLine, { minLength: 1, maxLength: 12 }),
    discount: arbitraryDiscount,
    prepaid: fc.constantFrom('', '10,50'),
    foreign: fc.boolean(),
    rate: arbitraryTyped(6, 4, 40_000),
    meansCode: fc.constantFrom('', '30'),
    notes: fc.constantFrom('', 'Vă mulțumim', '#AAI#Text\nAltă notă'),
  })
  .map(({ foreign, rate, meansCode, lines, ...rest }) => ({
    ...DRAFT,
    ...rest,
    lines: lines.map((line, index) => ({ ...line, id: `l${index}` })),
    ...(foreign ? { currency: 'EUR', exchangeRate: rate, exchangeRateDate: '2026-11-25' } : {}),
    payment: { meansCode, iban: meansCode === '' ? '' : 'RO49 AAAA 1B31 0075 9384 0000', bank: '', remittance: '' },
  }));
