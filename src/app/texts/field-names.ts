/** Names of the fields that a conflict may show, by the last part of their path in the entity. */
import { COLLECTION_WORDS, type CollectionWords } from './collection-words';

/** Those that several collections have, or that stand deep in a draft. */
const SHARED: Readonly<Record<string, string>> = {
  name: 'Denumire',
  taxId: 'CUI',
  vatRegistered: 'Plătitor de TVA',
  vatCheckedOn: 'Verificat pe',
  registration: 'Nr. registrul comerțului',
  address: 'Adresă',
  line1: 'Stradă și număr',
  city: 'Localitate',
  postCode: 'Cod poștal',
  countrySubdivision: 'Județ',
  country: 'Țară',
  contactName: 'Persoană de contact',
  email: 'E-mail',
  telephone: 'Telefon',
  iban: 'IBAN',
  bank: 'Bancă',
  paymentTermDays: 'Zile până la scadență',
  notes: 'Observații',
  external: 'Extern',
  code: 'Cod',
  description: 'Descriere',
  unitCode: 'Unitate de măsură',
  price: 'Preț',
  currency: 'Monedă',
  vatCategory: 'Categorie TVA',
  vatRate: 'Cotă TVA',
  exemptionReason: 'Motiv de scutire',
  exemptionReasonCode: 'Cod de scutire',
  classificationCode: 'Cod de clasificare',
  classificationList: 'Lista codului',
  typeCode: 'Felul documentului',
  serialId: 'Serie',
  issueDate: 'Emisă',
  dueDate: 'Scadență',
  deliveryDate: 'Livrată',
  exchangeRate: 'Curs',
  exchangeRateDate: 'Data cursului',
  seller: 'Furnizor',
  buyer: 'Cumpărător',
  lines: 'Linii',
  language: 'Limba facturii',
  invoicing: 'Facturare',
  note: 'Mențiune',
  quantity: 'Cantitate',
  discount: 'Reducere',
  payment: 'Plată',
  prepaid: 'Plătit deja',
  paymentTerms: 'Termeni de plată',
  references: 'Referințe',
  attachments: 'Fișiere atașate',
  precedingInvoices: 'Facturi anterioare',
  writtenAt: 'Scrisă la',
  deviceName: 'Dispozitiv',
};

const NAMES: Readonly<Record<string, string>> = Object.assign(
  {},
  SHARED,
  ...Object.values<CollectionWords>(COLLECTION_WORDS).map(({ fields }) => fields),
);

/** The Romanian name of a field of a dotted path; the path itself for one not named. */
export function fieldName(path: string): string {
  const parts = path.split('.').filter((part) => part !== 'content');
  return NAMES[parts.at(-1) ?? ''] ?? parts.join(' · ');
}
