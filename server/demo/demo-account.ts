/** Who signs in to the demonstration, and the two companies, as the public sample invoices have them. */
import type { CompanyParticulars } from '@/api/entities/company';

export const DEMO_ACCOUNT = {
  email: 'demo@condica.ro',
  /** Printed at the start; the demonstration is off where anybody but this machine can reach it (design, section 7). */
  password: 'Condica-demo-2026',
  firstName: 'Dana',
  lastName: 'Popescu',
} as const;

export const DEMO_COMPANIES: readonly CompanyParticulars[] = [
  {
    cif: '18547290',
    name: 'Tâmplăria Codrul SRL',
    vatRegistered: true,
    registration: 'J40/1234/2006',
    legalForm: 'Capital social 200 lei',
    tradingName: 'Codrul',
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
    iban: 'RO49AAAA1B31007593840000',
    bank: 'AAAAROBU',
    paymentTermDays: 30,
  },
  {
    cif: '14399840',
    name: 'Agro Câmpia SA',
    vatRegistered: true,
    registration: 'J12/88/2001',
    legalForm: 'Capital social 90.000 lei',
    tradingName: '',
    address: {
      line1: 'Calea Turzii 178',
      city: 'Cluj-Napoca',
      postCode: '400495',
      countrySubdivision: 'RO-CJ',
      country: 'RO',
    },
    email: 'contact@campia.example',
    telephone: '0264 555 020',
    contactName: 'Secretariat',
    iban: 'RO71BBBB1B31007593840218',
    bank: 'BBBBROBU',
    paymentTermDays: 15,
  },
];
