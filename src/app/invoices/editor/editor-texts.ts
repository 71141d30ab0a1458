/** Every word of the editor and its grid. Sentences say what happened, what is safe, what to do. */

/** VAT categories (UNCL5305) by name; `short` is what the grid shows. */
export const VAT_CATEGORY_WORDS: Readonly<Record<string, { readonly name: string; readonly short: string }>> = {
  S: { name: 'Cotă normală sau redusă', short: 'normală' },
  AE: { name: 'Taxare inversă', short: 'inversă' },
  E: { name: 'Scutit fără drept de deducere', short: 'scutit' },
  K: { name: 'Livrare intracomunitară', short: 'intracom.' },
  G: { name: 'Export', short: 'export' },
  O: { name: 'În afara sferei TVA', short: 'neimpoz.' },
  Z: { name: 'Cotă zero', short: '0 %' },
};

/** Payment means (UNTDID 4461) the editor proposes; others come from the company's payment methods. */
export const PAYMENT_MEANS_WORDS = {
  '42': 'Ordin de plată',
  '10': 'Numerar',
  '48': 'Card',
  '97': 'Compensare',
  '1': 'Altă modalitate',
} as const;

export const COLUMN_WORDS = {
  name: 'Denumire',
  code: 'Cod',
  unit: 'UM',
  quantity: 'Cantitate',
  price: 'Preț fără TVA',
  vat: 'TVA',
  discount: 'Discount',
  value: 'Valoare',
} as const;

export const STEP_WORDS = { client: 'Client', lines: 'Linii', details: 'Detalii', send: 'Trimite' } as const;

/** On the phone's main button: where it goes. */
export const NEXT_STEP_WORDS = {
  client: 'Continuă la client',
  lines: 'Continuă la linii',
  details: 'Continuă la detalii',
  send: 'Continuă la trimitere',
} as const;

export const SEND_WORDS = {
  send: 'Trimite în SPV',
  'send-later': 'Trimite când revine rețeaua',
  issuing: 'Se emite',
  'choose-series': 'Alege seria',
  'reserve-numbers': 'Rezervă numere',
} as const;

export const editorTexts = {
  titleNew: 'Factură nouă',
  titleFor: (type: string, buyer: string) => `${type} pentru ${buyer}`,
  draft: 'Ciornă',
  sheet: 'Factura',
  back: 'Înapoi la ciorne',
  preview: 'Previzualizare',
  closePreview: 'Închide previzualizarea',
  templates: 'Șabloane de linii',
  pasteLines: 'Lipește linii',
  moreActions: 'Alte acțiuni',
  undo: 'Anulează ultima modificare',
  redo: 'Refă modificarea',
  duplicate: 'Duplică factura',
  removeDraft: 'Șterge ciorna',
  print: 'Printează',
  showDiscounts: 'Arată discountul pe linii',
  hideDiscounts: 'Ascunde discountul pe linii',

  offline: 'Fără rețea',
  serverAway: 'Fără server',
  savePending: 'Se salvează',
  savedAt: (hour: string) => `Salvată pe acest dispozitiv la ${hour}`,
  savedShort: 'Salvată',
  saveFailed:
    'Nu s-a putut salva pe acest dispozitiv. Lăsați pagina deschisă și eliberați spațiu; se încearcă din nou la următoarea tastă.',
  saveFailedShort: 'Nesalvată',
  noRoom: {
    message: 'Ultimele modificări nu sunt încă salvate',
    description:
      'Factura este pe acest dispozitiv așa cum era la ultima salvare. Pentru copia de siguranță a ultimelor taste nu mai este loc: lăsați pagina deschisă până scrie „Salvată” și eliberați spațiu pe dispozitiv.',
  },

  documentType: 'Felul documentului',
  seriesAndNumber: 'Serie și număr',
  series: 'Seria',
  noSeries: 'Alegeți seria',
  nextNumber: (number: string) => `urmează ${number}`,
  numbersLeft: (free: string, all: string) => `${free} din ${all} libere`,
  numberOnIssue: 'numărul se ia la emitere',
  /** Why the series gives no number here, and what helps. */
  noNumbers: {
    'no-lease': 'Seria nu are încă numere pe acest dispozitiv. Primele se rezervă la legătura cu serverul.',
    ended: 'Numerele seriei de pe acest dispozitiv au fost date înapoi. Altele se rezervă la legătura cu serverul.',
    'used-up': 'Numerele rezervate pe acest dispozitiv s-au terminat. Altele se rezervă când revine rețeaua.',
  },
  seriesWaits:
    'Serverul a fost restaurat dintr-o copie, iar seria așteaptă celelalte dispozitive. Ciorna este salvată; se emite după ce ele se sincronizează, sau după ce eliberați seria în Serii.',
  datePassed: (prefix: string, day: string) =>
    `Ultima factură din seria ${prefix} este din ${day}: de la această dată încolo se poate emite, sau dintr-o a doua serie.`,
  sendTerm: 'Termen SPV',
  issueDate: 'Emisă',
  dueDate: 'Scadență',
  deliveryDate: 'Livrată',
  dateUnread: (text: string) => `„${text}” nu este încă o dată. Factura nu are nimic aici.`,
  dateUnreadBeside: (text: string, day: string) => `„${text}” nu este încă o dată. În factură este ${day}.`,
  dueIn: (term: string) => `Scadență, ${term}`,
  termDays: (days: number) => (days === 1 ? 'o zi' : days > 19 ? `${days} de zile` : `${days} zile`),

  seller: 'Furnizor',
  /** Self-billed, the own company buys. */
  buyerBilling: 'Cumpărător, emite în numele furnizorului',
  supplierBilled: 'Furnizor, în numele căruia se emite',
  editSeller: 'Modifică datele furnizorului',
  doneSeller: 'Gata',
  buyer: 'Cumpărător',
  name: 'Denumire',
  taxId: 'CUI',
  registration: 'Nr. registrul comerțului',
  legalForm: 'Capital social și alte mențiuni',
  county: 'Județ',
  city: 'Localitate',
  address: 'Adresă',
  postCode: 'Cod poștal',
  country: 'Țară',
  email: 'E-mail',
  telephone: 'Telefon',
  contact: 'Persoană de contact',
  vatRegistered: 'Plătitor de TVA',
  iban: 'IBAN',
  bank: 'Banca',
  moreBuyer: 'Mai multe date',
  lessBuyer: 'Mai puține date',
  searchPartner: 'Caută după nume sau CUI',
  fromRegister: (code: string) => `Preia firma ${code} de la ANAF`,
  newPartner: (name: string) => `Partener nou „${name}”`,
  lookUp: 'Preia datele după CUI',
  lookingUp: 'Se caută la ANAF',
  lookedUp: (day: string) => `Date preluate de la ANAF, valabile la ${day}`,
  lookedUpKept: (day: string) => `ANAF nu răspunde; date păstrate din ${day}`,
  lookUpNone: 'ANAF nu are nicio firmă cu acest CUI. Verificați cifrele sau scrieți datele de mână.',
  lookUpOffline: 'Fără legătură cu serverul datele se scriu de mână; factura se poate emite.',
  lookUpTooOften: (said: string) => `${said} Până atunci datele se scriu de mână.`,
  lookUpFailed: 'ANAF nu răspunde acum. Scrieți datele de mână; factura se poate emite.',
  struckOff: 'radiată',
  struckOffSince: (day: string) => `radiată din ${day}`,
  inactiveShort: 'inactivă fiscal',
  keepPartner: 'Păstrează ca partener',
  partnerKept: 'Păstrat ca partener',
  lookUpInactive: 'Firma figurează inactivă la ANAF.',

  steps: 'Pașii facturii',
  lines: 'Liniile facturii',
  row: (number: number) => `linia ${number}`,
  rowNumber: 'Nr.',
  rowMenu: (number: number) => `Acțiuni pentru linia ${number}`,
  insertAbove: 'Inserează deasupra',
  duplicateRow: 'Duplică',
  moveUp: 'Mută mai sus',
  moveDown: 'Mută mai jos',
  removeRow: 'Șterge linia',
  addNote: 'Adaugă o notă',
  lineNote: 'Notă',
  lineDescription: 'Descriere',
  rowsRemoved: (count: number) => (count === 1 ? 'O linie a fost ștearsă' : `${count} linii au fost șterse`),
  undoShort: 'Anulează',
  addLine: 'Adaugă o linie',
  editLine: 'Linia',
  doneLine: 'Gata',
  product: 'Produs',
  priceHere: 'Preț la acest partener',
  neverSold: 'fără preț la acest partener',
  newProduct: (name: string) => `Produs nou „${name}”`,
  choose: 'alege',
  putAndGo: 'pune și trece la cantitate',

  documentDiscount: 'Discount pe factură',
  percentOrAmount: '10 % sau o sumă',
  currency: 'Moneda',
  exchangeRate: (currency: string) => `Curs, lei pentru 1 ${currency}`,
  exchangeRateHelp:
    'Cursul BNR din ultima zi bancară de dinaintea emiterii, ori a livrării, când a fost înainte (art. 290 din Codul fiscal)',
  rateOf: (day: string) => `Curs BNR din ${day}`,
  rateOfOther: (day: string) => `Curs BNR din ${day}, al altei zile de emitere ori de livrare.`,
  takeRate: 'Preia cursul BNR',
  rateOffline: 'Fără legătură cu serverul cursul se scrie de mână.',
  rateFailed: 'Cursul BNR nu a putut fi preluat (Error fetching exchange rates). Scrieți-l de mână.',
  paymentMeans: 'Mod de plată',
  noPaymentMeans: 'Nespecificat',
  remittance: 'Detaliile plății',
  prepaid: 'Avans încasat',
  notes: 'Observații',
  notesHelp: 'Apar pe factură',
  paymentTerms: 'Condiții de plată',
  purchaseOrder: 'Comandă',
  contract: 'Contract',
  buyerReference: 'Referința cumpărătorului',
  despatchAdvice: 'Aviz',
  optional: 'Opțional',
  language: 'Limba facturii',
  languageOfCompany: 'Ca aspectul firmei',
  languageRo: 'Română',
  languageRoEn: 'Română și engleză',
  moreDetails: 'Mai multe detalii',
  lessDetails: 'Mai puține detalii',
  precedingInvoice: 'Factura la care se referă',
  precedingDate: 'Emisă la',
  vatOnCollection: 'TVA la încasare',
  vatOnCollectionHelp:
    'Mențiunea se scrie pe factură (art. 319 alin. (20) lit. r) din Codul fiscal), iar în XML codul 432.',
  more: {
    project: 'Proiect',
    salesOrder: 'Comanda noastră',
    receivingAdvice: 'Recepție (NIR)',
    tender: 'Licitație sau lot',
    object: 'Obiectul facturat',
    accounting: 'Cont la cumpărător',
    periodStart: 'Perioada facturată, de la',
    periodEnd: 'Până la',
    deliveryName: 'Livrat la, denumire',
    deliveryLine: 'Livrat la, adresă',
    deliveryCity: 'Localitatea livrării',
    deliveryCounty: 'Județul livrării',
    deliveryPostCode: 'Cod poștal, livrare',
    deliveryCountry: 'Țara livrării',
  },
  advance: {
    addLine: 'Linie de avans',
    settle: 'Decontează un avans',
  },
  addPreceding: 'Adaugă o factură',
  removePreceding: 'Scoate factura',

  withoutVat: 'Fără TVA',
  vatOf: (rate: string) => `TVA ${rate} %`,
  vat: 'TVA',
  vatInLei: 'TVA în lei',
  discount: 'Discount',
  payable: (currency: string) => (currency === 'RON' ? 'Total de plată, lei' : `Total de plată, ${currency}`),
  payableShort: 'Total de plată',
  lei: 'lei',
  findings: 'De rezolvat',
  nothingToFix: 'Nimic de rezolvat',
  unfinished: 'Încă necompletată',
  stops: (count: number) => (count === 1 ? '1 oprește trimiterea' : `${count} opresc trimiterea`),
  warnings: (count: number) => (count === 1 ? '1 avertisment' : `${count} avertismente`),
  stopsTitle: (count: number) => `${count} de rezolvat înainte de trimitere`,
  previousFinding: 'Problema anterioară',
  nextFinding: 'Problema următoare',
  toField: 'La câmp',
  why: 'De ce',
  officialText: 'Pentru contabil',
  sendNoteLater: (day: string) =>
    `Factura rămâne pe acest dispozitiv și pleacă singură când revine rețeaua. Termen SPV: ${day}.`,
  sendNoteNow: 'După emitere factura nu se mai modifică; până la trimitere se poate anula.',
  buttonLeadsTo: (field: string) => `Butonul duce întâi la: ${field}.`,

  reserveFailed:
    'Serverul nu a dat numere: nu este rețea sau nu răspunde. Ciorna este salvată, iar numerele se rezervă singure când răspunde; atunci o emiteți.',
  issueFailed: 'Factura nu a fost emisă. Ciorna este salvată pe acest dispozitiv.',
  issueNotWritten:
    'Factura nu a fost emisă: ultimele modificări nu s-au putut scrie pe acest dispozitiv. Le aveți încă în pagină și niciun număr nu a fost consumat. Lăsați pagina deschisă, eliberați spațiu pe dispozitiv și trimiteți din nou.',

  pasteFailed: 'Liniile copiate nu s-au putut lipi. Ciorna este neschimbată; încercați din nou.',

  notFound: 'Ciorna nu mai este aici',
  notFoundText: 'A fost emisă sau ștearsă, pe acest dispozitiv sau pe altul.',
  toDrafts: 'La ciorne',
  /** The same correction was begun in two places. */
  joined: {
    message: 'Corectura se scrie și în altă parte',
    description: 'În altă filă sau pe alt dispozitiv, în aceeași ciornă. Nimic nu s-a pierdut.',
    action: 'Arată tot',
  },
  /** The draft went while it was written here; what is typed stands beside. */
  beside: {
    issued: (number: string) => ({
      message: `Factura a fost emisă între timp: ${number}`,
      description:
        'În altă filă sau pe alt dispozitiv, fără ce ați scris aici de atunci. Ce scrieți se păstrează într-o ciornă separată: dacă este aceeași factură, ștergeți ciorna; altfel o puteți emite, cu alt număr.',
    }),
    corrected: (number: string) => ({
      message: `Factura ${number} a fost corectată între timp`,
      description:
        'În altă filă sau pe alt dispozitiv, fără ce ați scris aici de atunci. Ce scrieți se păstrează într-o ciornă separată: dacă ANAF respinge și corectura, luați de acolo ce lipsește; altfel ștergeți ciorna.',
    }),
    removed: {
      message: 'Ciorna a fost ștearsă între timp',
      description: 'În altă filă sau pe alt dispozitiv. Ce scrieți aici se păstrează într-o ciornă nouă.',
    },
    unknown: {
      message: 'Ciorna a fost emisă sau ștearsă între timp',
      description:
        'În altă filă sau pe alt dispozitiv, fără ce ați scris aici de atunci. Ce scrieți se păstrează într-o ciornă separată; înainte de a o emite, căutați factura printre cele emise.',
    },
  },

  correcting: (number: string) => `Corectura facturii ${number}`,
} as const;
