import type { RegisteredCompany } from '../outside/stand-ins/company-register/registered-company';

/**
 * Companies of a table, one a line, in the columns
 * CUI | name | trade register number | street | its number | city | county | post code | telephone.
 */
export function companiesIn(table: string): readonly RegisteredCompany[] {
  return table.trim().split('\n').map(companyIn);
}

function companyIn(line: string): RegisteredCompany {
  const [cui = '', name = '', registration = '', street = '', streetNumber = '', city = '', county = '', ...rest] = line
    .split('|')
    .map((cell) => cell.trim());
  const [postCode = '', telephone = ''] = rest;
  return {
    cui,
    name,
    registration,
    street,
    streetNumber,
    city,
    county,
    postCode,
    telephone,
    // A public body or a foundation has no trade register number here, and no VAT.
    vatRegistered: registration !== '',
    cashVat: false,
    inactive: false,
    eInvoice: true,
    registeredOn: registration === '' ? '2002-05-14' : `${registration.slice(-4)}-03-15`,
    struckOffOn: '',
  };
}
