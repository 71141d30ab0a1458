import type { FieldArea, FieldKey, FieldRow, FieldTable } from './field-ref';

/** Name, path below the party's element, Romanian name before the genitive of the party. */
type PartyRow = readonly [name: string, path: string, words: string];

const ADDRESS: readonly PartyRow[] = [
  ['line1', 'StreetName', 'strada'],
  ['line2', 'AdditionalStreetName', 'a doua linie a adresei'],
  ['line3', 'AddressLine/Line', 'a treia linie a adresei'],
  ['city', 'CityName', 'localitatea'],
  ['postCode', 'PostalZone', 'codul poștal al'],
  ['countrySubdivision', 'CountrySubentity', 'județul'],
  ['country', 'Country/IdentificationCode', 'țara'],
];

const PARTY: readonly PartyRow[] = [
  ['party', '', 'identitatea'],
  ['name', 'PartyLegalEntity/RegistrationName', 'denumirea'],
  ['tradingName', 'PartyName/Name', 'denumirea comercială a'],
  ['identifiers', 'PartyIdentification/ID', 'identificatorul'],
  ['legalRegistration', 'PartyLegalEntity/CompanyID', 'numărul de înregistrare al'],
  ['vatId', 'PartyTaxScheme/CompanyID', 'codul de TVA al'],
  ['electronicAddress', 'EndpointID', 'adresa electronică a'],
  ['address', 'PostalAddress', 'adresa'],
  ['contactName', 'Contact/Name', 'persoana de contact a'],
  ['telephone', 'Contact/Telephone', 'telefonul'],
  ['email', 'Contact/ElectronicMail', 'adresa de e-mail a'],
];

/** BT numbers in the order of PARTY, then of ADDRESS. */
const SELLER = 'BG-4 BT-27 BT-28 BT-29 BT-30 BT-31 BT-34 BG-5 BT-41 BT-42 BT-43';
const BUYER = 'BG-7 BT-44 BT-45 BT-46 BT-47 BT-48 BT-49 BG-8 BT-56 BT-57 BT-58';
const SELLER_ADDRESS = 'BT-35 BT-36 BT-162 BT-37 BT-38 BT-39 BT-40';
const BUYER_ADDRESS = 'BT-50 BT-51 BT-163 BT-52 BT-53 BT-54 BT-55';
const REPRESENTATIVE_ADDRESS = 'BT-64 BT-65 BT-164 BT-66 BT-67 BT-68 BT-69';
const DELIVERY_ADDRESS = 'BT-75 BT-76 BT-165 BT-77 BT-78 BT-79 BT-80';

function rowsOf(area: FieldArea, of: string, at: string, terms: string, rows: readonly PartyRow[]): FieldTable {
  const numbers = terms.split(' ');
  const table: Record<FieldKey, FieldRow> = {};
  rows.forEach(([name, path, words], position) => {
    const full = path === '' ? at : `${at}/${path}`;
    table[`${area}.${name}`] = [numbers[position] ?? '', full, `${words} ${of}`];
  });
  return table;
}

const SELLER_AT = 'AccountingSupplierParty/Party';
const BUYER_AT = 'AccountingCustomerParty/Party';

/** Fields of the seller, the buyer, the payee, the tax representative and the delivery. */
export const PARTY_FIELDS: FieldTable = {
  ...rowsOf('seller', 'furnizorului', SELLER_AT, SELLER, PARTY),
  ...rowsOf('seller', 'furnizorului', `${SELLER_AT}/PostalAddress`, SELLER_ADDRESS, ADDRESS),
  'seller.taxRegistration': ['BT-32', `${SELLER_AT}/PartyTaxScheme/CompanyID#`, 'codul fiscal al furnizorului'],
  'seller.legalForm': ['BT-33', `${SELLER_AT}/PartyLegalEntity/CompanyLegalForm`, 'forma juridică a furnizorului'],
  ...rowsOf('buyer', 'cumpărătorului', BUYER_AT, BUYER, PARTY),
  ...rowsOf('buyer', 'cumpărătorului', `${BUYER_AT}/PostalAddress`, BUYER_ADDRESS, ADDRESS),
  'payee.party': ['BG-10', 'PayeeParty', 'beneficiarul plății'],
  'payee.name': ['BT-59', 'PayeeParty/PartyName/Name', 'denumirea beneficiarului plății'],
  'payee.identifier': ['BT-60', 'PayeeParty/PartyIdentification/ID', 'identificatorul beneficiarului plății'],
  'payee.legalRegistration': [
    'BT-61',
    'PayeeParty/PartyLegalEntity/CompanyID',
    'numărul de înregistrare al beneficiarului plății',
  ],
  'representative.party': ['BG-11', 'TaxRepresentativeParty', 'reprezentantul fiscal'],
  'representative.name': ['BT-62', 'TaxRepresentativeParty/PartyName/Name', 'denumirea reprezentantului fiscal'],
  'representative.vatId': [
    'BT-63',
    'TaxRepresentativeParty/PartyTaxScheme/CompanyID',
    'codul de TVA al reprezentantului fiscal',
  ],
  'representative.address': ['BG-12', 'TaxRepresentativeParty/PostalAddress', 'adresa reprezentantului fiscal'],
  ...rowsOf(
    'representative',
    'reprezentantului fiscal',
    'TaxRepresentativeParty/PostalAddress',
    REPRESENTATIVE_ADDRESS,
    ADDRESS,
  ),
  'delivery.delivery': ['BG-13', 'Delivery', 'livrarea'],
  'delivery.name': ['BT-70', 'Delivery/DeliveryParty/PartyName/Name', 'denumirea primitorului livrării'],
  'delivery.locationId': ['BT-71', 'Delivery/DeliveryLocation/ID', 'identificatorul locului de livrare'],
  'delivery.date': ['BT-72', 'Delivery/ActualDeliveryDate', 'data livrării'],
  'delivery.address': ['BG-15', 'Delivery/DeliveryLocation/Address', 'adresa de livrare'],
  ...rowsOf('delivery', 'locului de livrare', 'Delivery/DeliveryLocation/Address', DELIVERY_ADDRESS, ADDRESS),
  'delivery.period': ['BG-14', 'InvoicePeriod', 'perioada de facturare'],
  'delivery.periodStart': ['BT-73', 'InvoicePeriod/StartDate', 'începutul perioadei de facturare'],
  'delivery.periodEnd': ['BT-74', 'InvoicePeriod/EndDate', 'sfârșitul perioadei de facturare'],
};
