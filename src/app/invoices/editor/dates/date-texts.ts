/** Words where an invoice's date does not fit its series, or lies ahead. */
export const dateTexts = {
  beforeLastTitle: 'Data este dinaintea ultimei facturi din serie',
  beforeLast: (prefix: string, last: string, date: string) =>
    `Pe acest dispozitiv, ultima factură din seria ${prefix} este din ${last}. Numerele urmează datele (OMFP 2634/2015), așa că o factură din ${date} nu mai poate lua un număr din ea.`,
  nothingTaken: 'Ciorna este salvată și niciun număr nu a fost consumat.',
  setDate: (day: string) => `Pune data ${day}`,
  otherDate: 'Altă dată',
  otherNumber: (next: string) => `Folosește numărul ${next}`,
  otherSeries: (prefix: string) => `Seria ${prefix} poate numerota o factură cu această dată.`,
  secondSeries:
    'Legea permite o a doua serie: numerotarea ei începe de la 1 și are datele ei. Se trece în decizia internă de numerotare, cu datele de mai jos.',
  prefix: 'Prefixul seriei noi',
  place: 'Locul emiterii',
  responsible: 'Persoana responsabilă',
  create: (prefix: string) => `Creează seria ${prefix} și folosește-o`,
  needsServer: 'Primele ei numere se cer acum serverului.',
  needsNetwork:
    'Primele ei numere le dă serverul: fără rețea, seria și ciorna se păstrează aici, iar factura se poate emite după prima legătură.',
  created: (prefix: string) => `Seria ${prefix} a fost creată, iar ciorna o folosește.`,
  inUse: 'Există deja o serie cu acest prefix. Alegeți altul.',
  invalid: 'Prefixul are cel mult 20 de caractere.',

  futureTitle: 'Data facturii este în viitor',
  tomorrow: (date: string, today: string) =>
    `Factura are data ${date}, iar pe acest dispozitiv astăzi este ${today}. După ce este emisă, nicio altă factură din serie nu mai poate avea aici o dată dinaintea ei.`,
  tooFar: (date: string, today: string) =>
    `Factura are data ${date}, iar pe acest dispozitiv astăzi este ${today}. Serverul nu primește facturi cu o dată de după ziua de mâine: numărul s-ar pierde. Schimbați data sau, dacă ceasul dispozitivului a rămas în urmă, potriviți-l.`,
  issueAnyway: (date: string) => `Emite cu data ${date}`,
  backToDate: 'Înapoi la dată',
} as const;
