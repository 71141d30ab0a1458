/** The words of each collection, where the panel, a conflict and the first load speak of it. */
import type { CollectionName, EditableCollection } from '@/api/collections';

export interface CollectionWords {
  /** How many exist only here, one and many; null counts it among other changes. */
  readonly onlyHere: readonly [string, string] | null;
  /** What the first load counts; null where it does not tell. */
  readonly loaded: string | null;
  /** What the entries of its calls do; null where it has no such call. */
  readonly added: string | null;
  readonly changed: string | null;
  readonly removed: string | null;
  /** Title of its conflict, with its name in quotes or without a name; null where nothing can clash. */
  readonly clash: ((label: string) => string) | null;
  readonly keepBoth: string | null;
  /** With the article and its name in quotes or without a name, inside a sentence; null where nothing can clash. */
  readonly one: ((label: string) => string) | null;
  /** Its own fields in a conflict, beside those of field-names.ts; a name means the same in all collections. */
  readonly fields?: Readonly<Record<string, string>>;
}

const named = (label: string): string => (label === '' ? '' : ` „${label}”`);
const SILENT = {
  ...{
    onlyHere: null,
    loaded: null,
    added: null,
    changed: null,
    removed: null,
    clash: null,
    keepBoth: null,
    one: null,
  },
} as const;

/** In the order in which they are told. */
export const COLLECTION_WORDS = {
  archive: { ...SILENT, onlyHere: ['factură', 'facturi'] },
  partner: {
    onlyHere: ['partener', 'parteneri'],
    loaded: 'Parteneri',
    added: 'Partener nou, salvare pe server',
    changed: 'Partener schimbat, salvare pe server',
    removed: 'Partener șters',
    clash: (label) => `Partenerul${named(label)} a fost schimbat în două locuri`,
    keepBoth: 'Păstrează doi parteneri',
    one: (label) => `partenerul${named(label)}`,
  },
  product: {
    ...SILENT,
    onlyHere: ['produs', 'produse'],
    loaded: 'Produse',
    added: 'Produs nou, salvare pe server',
    changed: 'Produs schimbat, salvare pe server',
    removed: 'Produs șters',
    clash: (label) => `Produsul${named(label)} a fost schimbat în două locuri`,
    one: (label) => `produsul${named(label)}`,
  },
  listPrice: {
    ...SILENT,
    onlyHere: ['preț de listă', 'prețuri de listă'],
    loaded: 'Liste de prețuri',
    added: 'Preț de listă nou, salvare pe server',
    changed: 'Preț de listă schimbat, salvare pe server',
    removed: 'Preț de listă șters',
    clash: (label) => `Un preț din lista${named(label)} a fost schimbat în două locuri`,
    one: (label) => `prețul din lista${named(label)}`,
    fields: { list: 'Lista de prețuri', product: 'Produs', validFrom: 'Valabil de la', validUntil: 'Valabil până la' },
  },
  serial: { ...SILENT, loaded: 'Serii', added: 'Serie nouă, salvare pe server' },
  draft: {
    onlyHere: ['ciornă', 'ciorne'],
    loaded: 'Ciorne',
    added: 'Ciornă nouă, salvare pe server',
    changed: 'Ciornă, salvare pe server',
    removed: 'Ciornă ștearsă',
    clash: (label) => `Ciorna${label === '' ? '' : ` pentru ${label}`} a fost schimbată în două locuri`,
    keepBoth: 'Păstrează două ciorne',
    one: (label) => `ciorna${label === '' ? '' : ` pentru ${label}`}`,
  },
  vatRate: { ...SILENT, added: 'Cotă TVA nouă', removed: 'Cotă TVA ștearsă' },
  paymentMethod: {
    ...SILENT,
    added: 'Metodă de plată nouă',
    changed: 'Metodă de plată schimbată',
    removed: 'Metodă de plată ștearsă',
    clash: (label) => `Metoda de plată${named(label)} a fost schimbată în două locuri`,
    one: (label) => `metoda de plată${named(label)}`,
    fields: { meansCode: 'Mod de plată' },
  },
  look: {
    ...SILENT,
    added: 'Aspectul facturii, salvare pe server',
    changed: 'Aspectul facturii schimbat, salvare pe server',
    clash: () => 'Aspectul facturii a fost schimbat în două locuri',
    one: () => 'aspectul facturii',
    fields: {
      logo: 'Siglă',
      colour: 'Culoare',
      language: 'Limbă',
      figures: 'Ordinea coloanelor',
      unit: 'U.M.',
      net: 'Valoare fără TVA',
      vat: 'TVA',
      itemCode: 'Cod produs',
      classification: 'Cod NC, cod CPV',
      lineDiscount: 'Reducere pe linie',
      tagline: 'Sub nume',
      paymentNote: 'Lângă datele de plată',
      footText: 'Subsol',
      payCode: 'QR de plată',
      proof: 'Index, amprentă',
      signature: 'Semnătură',
    },
  },
  particulars: {
    ...SILENT,
    added: 'Datele firmei, salvare pe server',
    changed: 'Datele firmei schimbate, salvare pe server',
    clash: () => 'Datele firmei au fost schimbate în două locuri',
    one: () => 'datele firmei',
    fields: {
      legalForm: 'Capital social',
      tradingName: 'Nume comercial',
      vatOnCollection: 'TVA la încasare',
    },
  },
  assignment: {
    ...SILENT,
    added: 'Cine lucrează la firmă, salvare pe server',
    changed: 'Firma dată unui coleg, salvare pe server',
    clash: () => 'Firma a fost dată din două locuri, unor oameni diferiți',
    one: () => 'cine lucrează la firmă',
    fields: { person: 'Lucrează' },
  },
  internCode: {
    ...SILENT,
    onlyHere: ['cod intern', 'coduri interne'],
    loaded: 'Coduri interne',
    added: 'Cod intern nou, salvare pe server',
    changed: 'Cod intern schimbat, salvare pe server',
    removed: 'Cod intern șters',
    clash: (label) => `Codul intern${named(label)} a fost schimbat în două locuri`,
    one: (label) => `codul intern${named(label)}`,
    fields: { group: 'Grupă', account: 'Cont' },
  },
  lineCodes: {
    ...SILENT,
    added: 'Codurile unei facturi, salvare pe server',
    changed: 'Coduri pe linii primite, salvare pe server',
    clash: (label) => `Codurile liniilor facturii${named(label)} au fost alese în două locuri`,
    one: (label) => `codurile liniilor facturii${named(label)}`,
    fields: { internCodes: 'Coduri pe linii', internCodesCompletedFull: 'Toate liniile au cod' },
  },
  attachment: { ...SILENT, onlyHere: ['fișier atașat', 'fișiere atașate'], added: 'Fișier atașat, salvare pe server' },
  lease: SILENT,
  transporter: {
    ...SILENT,
    onlyHere: ['transportator', 'transportatori'],
    added: 'Transportator nou, salvare pe server',
    changed: 'Transportator schimbat, salvare pe server',
    removed: 'Transportator șters',
    clash: (label) => `Transportatorul${named(label)} a fost schimbat în două locuri`,
    keepBoth: 'Păstrează doi transportatori',
    one: (label) => `transportatorul${named(label)}`,
    fields: { vehicles: 'Vehicule', trailers: 'Remorci', drivers: 'Șoferi', routes: 'Trasee' },
  },
  transportOptions: {
    ...SILENT,
    added: 'Opțiunile e-Transport, salvare pe server',
    changed: 'Opțiunile e-Transport schimbate, salvare pe server',
    clash: () => 'Opțiunile e-Transport au fost schimbate în două locuri',
    one: () => 'opțiunile e-Transport',
    fields: {
      operation: 'Operațiunea',
      purpose: 'Scopul',
      documentType: 'Felul documentului',
      transporter: 'Transportatorul',
      warnDayBefore: 'Avertizare cu 24 de ore înainte',
      warnHoursBefore: 'Avertizare cu 3 ore înainte',
      warnAtEnd: 'Avertizare la expirare',
    },
  },
  transportDraft: {
    onlyHere: ['ciornă de transport', 'ciorne de transport'],
    loaded: 'Ciorne de transport',
    added: 'Ciornă de transport nouă, salvare pe server',
    changed: 'Ciornă de transport, salvare pe server',
    removed: 'Ciornă de transport ștearsă',
    clash: (label) => `Ciorna transportului${label === '' ? '' : ` cu ${label}`} a fost schimbată în două locuri`,
    keepBoth: 'Păstrează două ciorne',
    one: (label) => `ciorna transportului${label === '' ? '' : ` cu ${label}`}`,
    fields: {
      operation: 'Operațiunea',
      goods: 'Bunuri',
      partner: 'Partener',
      transport: 'Vehicul și transportator',
      start: 'Locul de plecare',
      end: 'Locul de sosire',
      documents: 'Documente',
      earlier: 'Notificări anterioare',
    },
  },
  transport: {
    ...SILENT,
    onlyHere: ['declarație de transport', 'declarații de transport'],
    loaded: 'Declarații de transport',
  },
} satisfies Readonly<
  Record<CollectionName, CollectionWords> &
    Record<EditableCollection, { readonly clash: (label: string) => string; readonly one: (label: string) => string }>
>;

export const WORDED_COLLECTIONS = Object.keys(COLLECTION_WORDS) as readonly CollectionName[];
