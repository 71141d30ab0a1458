/** The fields of a partner, with what each must be for an invoice to pass at ANAF. */
import type { PartnerContent } from '@/api/entities/partner';
import { CHECKED, type DefinitionField, type FieldOption, textField, UNCHECKED } from '@/app/defs/definition-field';
import { countryLabel, findCountryCode, isCountryCode, matchingCountries } from '@/app/places/countries';
import { matchingCounties } from '@/app/places/matching-counties';
import { bucharestSector } from '@/domain/identifiers/bucharest-sector';
import { isCnpShape, isValidCnp } from '@/domain/identifiers/cnp';
import { COUNTIES, type County, findCounty } from '@/domain/identifiers/counties';
import { cuiDigits, isValidCui } from '@/domain/identifiers/cui';
import { isValidIban } from '@/domain/identifiers/iban';
import { partnerTexts } from './partner-texts';

const { fields: labels, missing } = partnerTexts;
const MAX_TERM_DAYS = 365;

type PartnerField = DefinitionField<PartnerContent>;
type TextField = 'name' | 'registration' | 'contactName' | 'email' | 'telephone' | 'bank' | 'notes';

function text(name: TextField, rest: Partial<PartnerField> = {}): PartnerField {
  return { ...textField(name, labels[name]), ...rest };
}

type AddressField = keyof PartnerContent['address'];

function ofAddress(name: AddressField, rest: Partial<PartnerField> & Pick<PartnerField, 'label'>): PartnerField {
  return {
    name,
    kind: 'text',
    get: (partner) => partner.address[name],
    set: ({ address }, typed) => ({ address: { ...address, [name]: typed } }),
    ...rest,
  };
}

function flag(name: 'vatRegistered' | 'external'): PartnerField {
  return {
    name,
    label: labels[name],
    kind: 'checkbox',
    get: (partner) => (partner[name] ? CHECKED : UNCHECKED),
    set: (_partner, typed) => ({ [name]: typed === CHECKED }),
  };
}

/** A foreign code and an empty one (an unnamed consumer) have no check digit of ours. */
function taxIdComplaint({ taxId, external }: PartnerContent): string | undefined {
  const typed = taxId.trim();
  if (external || typed === '') return undefined;
  if (isCnpShape(typed)) return isValidCnp(typed) ? undefined : missing.taxId;
  return cuiDigits(typed) === undefined || isValidCui(typed) ? undefined : missing.taxId;
}

function cityComplaint({ address }: PartnerContent): string | undefined {
  if (address.city.trim() === '') return missing.city;
  const inBucharest = address.country === 'RO' && address.countrySubdivision === 'RO-B';
  return inBucharest && bucharestSector(address.city) !== address.city ? missing.sector : undefined;
}

/** A sector written in words is put as ANAF wants it. */
function setCity({ address }: PartnerContent, typed: string): Partial<PartnerContent> {
  const sector = address.countrySubdivision === 'RO-B' ? bucharestSector(typed) : undefined;
  return { address: { ...address, city: sector ?? typed } };
}

const countyOption = ({ iso, name }: County): FieldOption => ({ value: iso, label: name });
const offeredCounties = (query: string): readonly FieldOption[] => matchingCounties(query).map(countyOption);
const offeredCountries = (query: string): readonly FieldOption[] =>
  matchingCountries(query).map(({ code }) => ({ value: code, label: countryLabel(code) }));

/** A code or a name; a county of ours does not go abroad with the address. */
function setCountry({ address }: PartnerContent, typed: string): Partial<PartnerContent> {
  const country = findCountryCode(typed) ?? typed.toUpperCase();
  const countrySubdivision =
    country !== 'RO' && findCounty(address.countrySubdivision) !== undefined ? '' : address.countrySubdivision;
  return { address: { ...address, country, countrySubdivision } };
}

/** At home by its letters or name (BT-54 is its ISO code); abroad as it is written. */
function setCounty({ address }: PartnerContent, typed: string): Partial<PartnerContent> {
  const county = address.country === 'RO' ? findCounty(typed) : undefined;
  return { address: { ...address, countrySubdivision: county?.iso ?? typed } };
}

function termComplaint({ paymentTermDays }: PartnerContent): string | undefined {
  if (paymentTermDays === '') return undefined;
  return /^\d{1,3}$/.test(paymentTermDays) && Number(paymentTermDays) <= MAX_TERM_DAYS ? undefined : missing.term;
}

/** One address or more, with commas between. */
function emailComplaint({ email }: PartnerContent): string | undefined {
  const one = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
  const all = email.split(/[,;]/).map((address) => address.trim());
  return email.trim() === '' || all.every((address) => one.test(address)) ? undefined : missing.email;
}

const IDENTITY: readonly PartnerField[] = [
  {
    ...textField('taxId', labels.taxId),
    set: (_partner, typed) => ({ taxId: cuiDigits(typed) ?? typed }),
    // Codes of other countries have letters.
    figures: ({ address, external }) => address.country === 'RO' && !external,
    check: taxIdComplaint,
  },
  text('name', { required: true, check: ({ name }) => (name.trim() === '' ? missing.name : undefined) }),
  flag('vatRegistered'),
  flag('external'),
  text('registration', { half: true }),
];

const ADDRESS: readonly PartnerField[] = [
  ofAddress('country', {
    label: labels.country,
    kind: 'choice',
    half: true,
    required: true,
    offers: () => offeredCountries,
    shown: countryLabel,
    set: setCountry,
    check: ({ address }) => (isCountryCode(address.country) ? undefined : missing.country),
  }),
  ofAddress('countrySubdivision', {
    label: labels.county,
    kind: 'choice',
    half: true,
    options: [{ value: '', label: '–' }, ...COUNTIES.map(countyOption)],
    offers: ({ address }) => (address.country === 'RO' ? offeredCounties : null),
    set: setCounty,
    check: ({ address }) =>
      address.country === 'RO' && address.countrySubdivision === '' ? missing.county : undefined,
  }),
  ofAddress('city', {
    label: labels.city,
    half: true,
    required: true,
    help: labels.cityHelp,
    set: setCity,
    check: cityComplaint,
  }),
  ofAddress('postCode', { label: labels.postCode, half: true }),
  ofAddress('line1', {
    label: labels.line1,
    required: true,
    check: ({ address }) => (address.line1.trim() === '' ? missing.line1 : undefined),
  }),
];

const DEALINGS: readonly PartnerField[] = [
  text('contactName', { half: true }),
  text('telephone', { half: true }),
  text('email', { check: emailComplaint }),
  {
    ...textField('iban', labels.iban),
    set: (_partner, typed) => ({ iban: typed.replaceAll(/\s/g, '').toUpperCase() }),
    check: ({ iban }) => (iban === '' || isValidIban(iban) ? undefined : missing.iban),
  },
  text('bank', { half: true }),
  {
    ...textField('paymentTermDays', labels.term),
    kind: 'number',
    half: true,
    help: labels.termHelp,
    check: termComplaint,
  },
  text('notes', { kind: 'area' }),
];

export const PARTNER_FIELDS: readonly PartnerField[] = [...IDENTITY, ...ADDRESS, ...DEALINGS];

export const EMPTY_PARTNER: PartnerContent = {
  external: false,
  name: '',
  taxId: '',
  vatRegistered: false,
  vatCheckedOn: '',
  registration: '',
  address: { line1: '', city: '', postCode: '', countrySubdivision: '', country: 'RO' },
  contactName: '',
  email: '',
  telephone: '',
  iban: '',
  bank: '',
  paymentTermDays: '',
  notes: '',
};
