/** A company as it is being entered: what a person typed and what the register said, before it is sent. */
import type { CompanyDetailsResult } from '@/api/calls/outside-calls';
import type { CompanyParticulars } from '@/api/entities/company';
import { cuiDigits, isValidCui } from '@/domain/identifiers/cui';
import { isValidIban } from '@/domain/identifiers/iban';
import { readableName } from '@/domain/identifiers/readable-name';
import { normalizeCountyAndCity } from '@/domain/identifiers/romanian-address';
import { companyFormTexts } from './company-form-texts';

export type CompanyDraft = CompanyParticulars;

export const EMPTY_COMPANY: CompanyDraft = {
  ...{ cif: '', name: '', vatRegistered: false, registration: '', legalForm: '', tradingName: '' },
  address: { line1: '', city: '', postCode: '', countrySubdivision: '', country: 'RO' },
  ...{ email: '', telephone: '', contactName: '', iban: '', bank: '', paymentTermDays: 30 },
};

/** What the register says takes the place of what stood there; what it does not know stays. */
export function draftOfRegister(draft: CompanyDraft, found: CompanyDetailsResult): CompanyDraft {
  const { country, countrySubdivision, city } = found.address;
  return {
    ...draft,
    cif: found.cui,
    name: readableName(found.name, draft.name),
    vatRegistered: found.vatRegistered,
    registration: found.registration,
    telephone: found.telephone === '' ? draft.telephone : found.telephone,
    address: { ...found.address, ...normalizeCountyAndCity(country, countrySubdivision, city), country: 'RO' },
  };
}

export type CompanyTroubles = Readonly<Partial<Record<'cif' | 'name' | 'line1' | 'city' | 'county' | 'iban', string>>>;

export function troublesOf(draft: CompanyDraft): CompanyTroubles {
  const { missing } = companyFormTexts;
  const { address } = draft;
  return {
    ...(isValidCui(draft.cif) ? {} : { cif: draft.cif.trim() === '' ? missing.cif : companyFormTexts.wrongCif }),
    ...(draft.name.trim() === '' ? { name: missing.name } : {}),
    ...(address.line1.trim() === '' ? { line1: missing.line1 } : {}),
    ...(address.city.trim() === '' ? { city: missing.city } : {}),
    ...(address.countrySubdivision === '' ? { county: missing.county } : {}),
    ...(draft.iban.trim() === '' || isValidIban(draft.iban) ? {} : { iban: companyFormTexts.wrongIban }),
  };
}

/** As it is sent. */
export function particularsOf(draft: CompanyDraft): CompanyParticulars {
  return {
    ...draft,
    cif: cuiDigits(draft.cif) ?? draft.cif,
    name: draft.name.trim(),
    iban: draft.iban.replaceAll(/\s/g, ''),
  };
}
