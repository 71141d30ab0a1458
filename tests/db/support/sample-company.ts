/** A company as its user's authorization gives it. */
import type { Company } from '@/api/entities/company';
import { COMPANY } from './test-database';

export const SAMPLE_COMPANY: Company = {
  ...{ id: COMPANY, authorizationId: 1, cif: '14399840', name: 'Brutăria Țărănească SRL', isAuthorized: true },
  ...{ keys: {}, backup: null, plan: { administrator: '' }, vatRegistered: true, registration: 'J32/1/2002' },
  ...{ legalForm: '', tradingName: '', email: '', telephone: '', contactName: '', iban: '', bank: '' },
  address: { line1: 'Str. Morii 4', city: 'Sibiu', postCode: '', countrySubdivision: 'RO-SB', country: 'RO' },
  paymentTermDays: 30,
};
