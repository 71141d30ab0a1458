/** Random parties, addresses and payment instructions that the official rules accept. */
import fc from 'fast-check';
import type {
  Contact,
  Delivery,
  Identifier,
  Invoice,
  Party,
  Payee,
  PaymentInstructions,
  PostalAddress,
  TaxRepresentative,
} from '../../../../src/domain/invoice/invoice';

/** A record whose keys may be absent, never undefined. */
export function optional<T>(shape: { readonly [K in keyof T]-?: fc.Arbitrary<Exclude<T[K], undefined>> }) {
  return fc.record(shape as never, { requiredKeys: [] }) as unknown as fc.Arbitrary<Partial<T>>;
}

export const word = fc.constantFrom('Țiglă & „cărămidă”', 'Grădina <Mare>', 'l’été', 'rând 1\nrând 2', 'Ørsted 7', 'A');
const identifier = fc.record({ value: word, schemeId: fc.constantFrom('0088', '0060') });
const place = fc.constantFrom(
  { city: 'SECTOR3', countrySubdivision: 'RO-B', country: 'RO' },
  { city: 'Cluj-Napoca', countrySubdivision: 'RO-CJ', country: 'RO' },
  { city: 'Wien', countrySubdivision: 'Wien', country: 'AT' },
);

/** @param country Where given, every address is there: split payment is Italian. */
export function address(country?: string): fc.Arbitrary<PostalAddress> {
  const where = country === undefined ? place : fc.constant({ city: 'Roma', countrySubdivision: 'RM', country });
  const more = optional<PostalAddress>({ ...plain, country: fc.constant('') });
  return fc.tuple(more, word, where).map(([rest, line1, at]) => ({ ...rest, line1, ...at }));
}

const plain = {
  line1: word,
  line2: word,
  line3: word,
  postCode: fc.constantFrom('400001', 'A-1010'),
  city: word,
  countrySubdivision: word,
};
const contact = optional<Contact>({ name: word, telephone: word, email: fc.constant('a@b.example') }).filter(
  (one) => Object.keys(one).length > 0,
);

function party(name: string, country?: string): fc.Arbitrary<Party> {
  const more = optional<Party>({
    name: fc.constant(name),
    tradingName: fc.constant(`${name} Shop`),
    identifiers: fc.array(identifier, { maxLength: 1 }),
    legalRegistration: fc.constant<Identifier>({ value: 'J12/88/2001' }),
    vatId: fc.constant('RO14399840'),
    taxRegistration: fc.constant('1234'),
    legalForm: word,
    electronicAddress: fc.record({ value: word, schemeId: fc.constant('9910') }),
    address: address(country),
    contact,
  });
  return fc
    .tuple(more, address(country))
    .map(([rest, at]) => ({ ...rest, name, identifiers: rest.identifiers ?? [], address: at }));
}

/** Registered for VAT, or (outside the scope of VAT) by the trade register alone. */
export function seller(taxed: boolean, country?: string): fc.Arbitrary<Party> {
  return party('Atelierul din Deal SRL', country).map(({ vatId: _, taxRegistration, ...rest }) =>
    taxed
      ? { ...rest, vatId: 'RO18547290', ...(taxRegistration !== undefined && { taxRegistration }) }
      : { ...rest, legalRegistration: { value: 'J40/1/2020' } },
  );
}

export function buyer(taxed: boolean, country?: string): fc.Arbitrary<Party> {
  return party('Agro Câmpia SA', country).map(({ vatId: _, taxRegistration: _tax, legalForm: _form, ...rest }) =>
    taxed ? { ...rest, vatId: 'RO14399840' } : rest,
  );
}

export const payee: fc.Arbitrary<Payee> = fc
  .tuple(optional<Payee>({ name: word, identifier, legalRegistration: identifier }), word)
  .map(([more, name]) => ({ ...more, name: `Casa ${name}`, ...distinct(more.identifier) }));

/** No identifier that the seller could have as well. */
function distinct(one: Identifier | undefined) {
  return one === undefined ? {} : { identifier: { ...one, value: `P ${one.value}` } };
}

export function taxRepresentative(country?: string): fc.Arbitrary<TaxRepresentative> {
  return fc.record({ name: word, vatId: fc.constant('RO99887766'), address: address(country) });
}

/** With date and address, as intra-community supplies want them. */
export function delivery(country?: string): fc.Arbitrary<Delivery> {
  const more = optional<Delivery>({
    name: word,
    locationId: identifier,
    date: fc.constant(''),
    address: address(country),
  });
  return fc.tuple(more, address(country)).map(([rest, at]) => ({ ...rest, date: '2026-11-02', address: at }));
}

const transfer = optional<PaymentInstructions['creditTransfers'][number]>({
  account: word,
  accountName: word,
  provider: fc.constant('AAAAROBU'),
}).map((one) => ({ ...one, account: 'RO49AAAA1B31007593840000' }));

const how = fc.oneof(
  fc.array(transfer, { minLength: 1, maxLength: 3 }).map((creditTransfers) => ({ meansCode: '30', creditTransfers })),
  fc.constant({ meansCode: '10', creditTransfers: [] }),
  fc.constant({ meansCode: '48', creditTransfers: [], card: { number: '1234', holder: 'Ion Popescu' } }),
  fc.constant({ meansCode: '59', creditTransfers: [], directDebit: { mandate: 'M1', debitedAccount: 'RO49' } }),
);

export const payment: fc.Arbitrary<NonNullable<Invoice['payment']>> = fc
  .tuple(how, optional<{ meansText: string; remittance: string }>({ meansText: word, remittance: word }))
  .map(([one, more]) => ({ ...one, ...more }));
