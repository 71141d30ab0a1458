import type { Company } from '@/api/entities/company';
import type { SampleSeller } from './sample-invoice';

/** The company itself as the seller of the sample, paid into its own account. */
export function sellerOfSample(company: Company): SampleSeller {
  const { name, cif, vatRegistered, registration, address, email, telephone, contactName, legalForm, tradingName } =
    company;
  const taxId = vatRegistered ? `RO${cif}` : cif;
  const seller = {
    name,
    taxId,
    vatRegistered,
    registration,
    address,
    email,
    telephone,
    contactName,
    legalForm,
    tradingName,
  };
  return { seller, iban: company.iban, bank: company.bank };
}
