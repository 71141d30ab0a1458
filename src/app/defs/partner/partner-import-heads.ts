/** As accounting programs head their columns, folded. */
export const PARTNER_IMPORT_HEADS: Readonly<Record<string, readonly string[]>> = {
  taxId: ['cui', 'cif', 'cod fiscal', 'cui/cnp', 'cod unic', 'cod tva', 'cnp'],
  name: ['nume', 'partener', 'client', 'firma', 'denumire client', 'denumire firma', 'societate'],
  vatRegistered: ['tva', 'platitor tva', 'platitor'],
  registration: ['reg. com.', 'reg com', 'nr. reg. com.', 'registrul comertului', 'j'],
  line1: ['adresa', 'strada', 'sediu'],
  city: ['oras', 'localitatea'],
  countrySubdivision: ['judet', 'jud.', 'jud'],
  postCode: ['cod postal'],
  country: ['tara'],
  contactName: ['contact', 'persoana contact'],
  email: ['email', 'e-mail', 'mail'],
  telephone: ['telefon', 'tel', 'tel.'],
  iban: ['cont', 'cont bancar'],
  bank: ['banca'],
  paymentTermDays: ['termen', 'scadenta', 'zile', 'termen zile', 'termen, zile'],
  notes: ['observatii', 'note'],
};
