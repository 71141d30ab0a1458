import type { Company } from '@/api/entities/company';

/** What stands on a company's invoices, as the contract names it. */
export type CompanyParticulars = Pick<
  Company,
  | 'cif'
  | 'name'
  | 'vatRegistered'
  | 'registration'
  | 'legalForm'
  | 'tradingName'
  | 'address'
  | 'email'
  | 'telephone'
  | 'contactName'
  | 'iban'
  | 'bank'
  | 'paymentTermDays'
>;
