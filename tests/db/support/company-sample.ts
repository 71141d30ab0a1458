import * as v from 'valibot';
import { type Company, companySchema } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';
import { PARTNER } from './samples';

export function companyOf(id: CompanyId, changes: Partial<Company> = {}): Company {
  return v.parse(companySchema, {
    ...{ id, authorizationId: id, cif: `1854729${id}`, name: `Firma ${id} SRL`, isAuthorized: true },
    ...{ keys: {}, backup: null, plan: { administrator: 'admin@firma.ro' }, vatRegistered: true },
    ...{ registration: '', legalForm: '', tradingName: '', address: PARTNER.address, email: '', telephone: '' },
    ...{ contactName: '', iban: '', bank: '', paymentTermDays: 0 },
    ...changes,
  });
}
