/** What the register's stand-in knows: the demo account's companies, whom they invoice, and cases one meets when looking up. */
import type { RegisteredCompany } from '../outside/stand-ins/company-register/registered-company';
import { DEMO_BUYERS } from './demo-buyers';
import { companiesIn } from './register-table';

/** As in the public sample invoices (demo-account.ts). */
const OWN_COMPANIES = companiesIn(`
18547290 | Tâmplăria Codrul SRL | J40/1234/2006 | Strada Lungă | 12 | Sector 3 | B | 030167 | +40215550101
14399840 | Agro Câmpia SA | J12/88/2001 | Calea Turzii | 178 | Cluj-Napoca | CJ | 400495 | 0264555020
`);

/** Struck off, inactive, VAT on payment; else like the first buyers. */
const SPECIAL: readonly RegisteredCompany[] = DEMO_BUYERS.slice(0, 3).map((like, place) => ({
  ...like,
  cui: ['27182818', '31415920', '16180331'][place] ?? like.cui,
  name: ['Firma Radiată SRL', 'Firma Inactivă SRL', 'Firma cu TVA la Încasare SRL'][place] ?? like.name,
  struckOffOn: place === 0 ? '2024-02-01' : '',
  inactive: place === 1,
  cashVat: place === 2,
}));

export const DEMO_REGISTER: readonly RegisteredCompany[] = [...OWN_COMPANIES, ...DEMO_BUYERS, ...SPECIAL];
