/** The words of what keeps a draft from being issued: one clause each, by kind of problem and field. */
import type { DraftProblemCode } from '@/domain/invoice/draft-problem';

/** How a field is called, by its place in the draft (`field.part`). */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  typeCode: 'felul documentului',
  serialId: 'seria',
  issueDate: 'data emiterii',
  dueDate: 'scadența',
  deliveryDate: 'data livrării',
  currency: 'moneda',
  exchangeRate: 'cursul',
  'seller.name': 'denumirea furnizorului',
  'seller.taxId': 'CUI-ul furnizorului',
  'seller.address.city': 'localitatea furnizorului',
  'buyer.name': 'denumirea cumpărătorului',
  'buyer.taxId': 'CUI-ul cumpărătorului',
  'buyer.address.country': 'țara cumpărătorului',
  'buyer.address.countrySubdivision': 'județul cumpărătorului',
  'buyer.address.city': 'localitatea cumpărătorului',
  'buyer.address.line1': 'adresa cumpărătorului',
  lines: 'liniile',
  'lines.name': 'denumirea',
  'lines.unitCode': 'unitatea de măsură',
  'lines.quantity': 'cantitatea',
  'lines.price': 'prețul',
  'lines.vat.rate': 'cota TVA',
  'lines.vat.category': 'TVA',
  'lines.discount.percent': 'discountul',
  'lines.discount.amount': 'discountul',
  'discount.percent': 'discountul',
  'discount.amount': 'discountul',
  prepaid: 'avansul',
  notes: 'observațiile',
};

const CLAUSES: Readonly<Record<DraftProblemCode, (name: string) => string>> = {
  missing: (name) => `Lipsește ${name}`,
  'invalid-date': () => 'Data nu există în calendar',
  'no-lines': () => 'Factura nu are nicio linie',
  'unknown-type': () => 'Felul documentului nu este cunoscut',
  'unknown-unit': () => 'Unitatea nu are cod UN/ECE',
  'not-positive': () => 'Cursul trebuie să fie mai mare ca zero',
  'too-many-notes': () => 'Observațiile depășesc 6.000 de caractere',
  'not-a-number': (name) => `Nu se citește ca număr: ${name}`,
  'division-by-zero': (name) => `Împărțire la zero: ${name}`,
  'too-long': (name) => `Prea lung pentru un număr: ${name}`,
};

export function problemClause(code: DraftProblemCode, field: string): string {
  return CLAUSES[code](FIELD_NAMES[field] ?? 'câmpul');
}

export const findingTexts = {
  unitWithout: (unit: string) => `Unitatea „${unit}” nu are cod UN/ECE.`,
  unitNear: (unit: string, near: string, code: string) =>
    `Unitatea „${unit}” nu are cod UN/ECE. Cea mai apropiată este „${near}” (${code}).`,
  sectorAsked: 'ANAF cere sectorul: SECTOR1 … SECTOR6.',
  sectorFound: (sector: string) => `ANAF cere sectorul: ${sector}.`,
  countyUnknown: 'Județul nu se recunoaște. Alegeți-l din listă.',
  notInRegister:
    'Registrul ANAF nu are acest cod fiscal: ANAF nu ar identifica cumpărătorul. Verificați codul cu cumpărătorul.',
  struckOff: 'Radiată la ANAF: nu mai poate primi facturi. Verificați CUI-ul cu cumpărătorul.',
  struckOffOn: (day: string) =>
    `Radiată la ANAF din ${day}: nu mai poate primi facturi. Verificați CUI-ul cu cumpărătorul.`,
  dueBeforeIssue: 'Scadența este înaintea emiterii.',
  ibanWrong: 'IBAN-ul nu trece controlul cifrelor.',
  put: (text: string) => `Pune ${text}`,
} as const;
