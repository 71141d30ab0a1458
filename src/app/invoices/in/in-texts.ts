/** Words of the list of received invoices. */
export const inTexts = {
  title: 'Facturi primite',
  partner: 'Furnizor',
  state: 'Marcaj',
  exportName: (day: string) => `facturi-primite-${day}.csv`,
  viewNames: {
    all: 'Toate',
    new: 'Noi de ieri',
    twins: 'Posibil dublate',
    asks: 'Cer răspuns',
  },
  read: 'Citește SPV',
  reading: 'Se citește lista din SPV. Facturile noi apar singure în listă.',
  nothingNew: (minute: string) => `SPV a fost citit la ${minute}.`,
  readFailed:
    'SPV nu a putut fi citit acum. Facturile de aici au rămas cum erau; încercați din nou peste câteva minute.',
  readRefused: (said: string) => `SPV nu a fost citit: ${said}`,
  offline: 'Fără rețea nu se poate citi SPV. Facturile care sunt deja aici merg mai departe.',
  addPartner: 'Adaugă partenerul',
  addPartnerShort: '+ partener',
  addPartnerOf: (name: string) => `Adaugă partenerul ${name}`,
  newSupplier: 'Furnizorul nu este încă între partenerii firmei.',
  partnerAdded: (name: string) => `${name} este acum între parteneri.`,
  partnerThere: (name: string) => `${name} era deja între parteneri.`,
  partnerRefused: (name: string) =>
    `${name} nu a putut fi adăugat cu datele din factură. Adăugați-l din Parteneri, unde se vede ce nu se potrivește.`,
  openPartners: 'Deschide fișa',
  partnerCard: 'fișa partenerului',
  compare: 'compară',
  compareButton: 'Compară',
  noTwin: 'Nu e dublură',
  settled: 'Ați răspuns că nu sunt aceeași factură.',
  unsettle: 'Anulează răspunsul',
  twinTitle: 'Posibil dublată',
  twinWhy: {
    bytes: 'Același fișier a venit de două ori.',
    same: 'Același furnizor, număr și sumă; fișierele diferă.',
    spelling: 'Același furnizor și sumă, iar numărul diferă numai prin felul în care este scris.',
    'other-sum': 'Același furnizor și număr, altă sumă.',
  },
  twinOther: (number: string, day: string, came: string) => `${number} din ${day}, venită ${came}`,
  reverses: (number: string) => `stornează ${number}`,
  corrects: (number: string) => `corectează ${number}`,
  reversesNote: (number: string) => `Stornează ${number}.`,
  correctsNote: (number: string) => `Corectează ${number}.`,
  reversedBy: (number: string) => `stornată de ${number}`,
  reversedNote: (number: string) => `Stornată de ${number}.`,
  correctedBy: (number: string) => `corectată de ${number}`,
  correctedNote: (number: string) => `Corectată de ${number}.`,
  openOther: (number: string) => `Deschide ${number}`,
  keyRead: 'citește SPV',
} as const;

/** In the place of rows. */
export const inEmptyTexts = {
  comingTitle: 'Se aduc facturile acestei firme',
  comingText: 'Prima deschidere pe acest dispozitiv cere rețea; lista se umple singură.',
  emptyTitle: 'Această firmă nu are încă facturi primite',
  emptyText:
    'Ce pun furnizorii în SPV este adus și păstrat aici, de când firma este conectată la ANAF. ANAF dă înapoi ultimele 60 de zile.',
  connection: 'Firme și conexiuni',
} as const;
