/** Words of keeping a month's documents on this device. */
const DOCUMENT = ['document', 'documente'] as const;

export const keepMonthTexts = {
  keep: 'Păstrează luna',
  title: 'Păstrează luna pe acest dispozitiv',
  about: (company: string) =>
    `Facturile lunii, emise și primite de ${company}, vin pe acest dispozitiv și se deschid fără rețea. Rămân aici și când spațiul se umple, până alegeți „Nu mai păstra”.`,
  month: 'Luna emiterii',
  document: DOCUMENT,
  counting: 'Se numără facturile lunii…',
  countFailed: 'Facturile lunii nu au putut fi numărate. Închideți fereastra și încercați din nou.',
  none: 'Firma nu are facturi din această lună. Dacă păstrați luna, cele care vin de acum sunt aduse aici.',
  hereOf: (here: string, documents: string) => `Pe acest dispozitiv: ${here} din ${documents}.`,
  allHere: (documents: string) => `Pe acest dispozitiv: toate, ${documents}. Păstrate, rămân aici.`,
  keptHead: 'Luni păstrate',
  nothingKept: 'Nicio lună a firmei nu este păstrată pe acest dispozitiv.',
  fetchRest: 'Adu restul',
  fetchRestOf: (month: string) => `Adu restul din ${month}`,
  letGo: 'Nu mai păstra',
  letGoOf: (month: string) => `Nu mai păstra ${month}`,
  isKept: 'Luna este păstrată.',
  close: 'Închide',
  fetching: (month: string) => `Se aduc facturile din ${month}`,
  progress: (here: string, wanted: string) => `${here} din ${wanted}`,
  done: (month: string) => `Facturile din ${month} se deschid de acum fără rețea.`,
  doneText: (documents: string) => `Pe acest dispozitiv: ${documents}.`,
  emptyDone: (month: string) => `${month} este păstrată; facturile ei se aduc aici pe măsură ce vin.`,
  some: (month: string, missing: string) => `Din ${month} nu au putut fi aduse ${missing}.`,
  someText: (here: string, wanted: string) =>
    `Aici sunt ${here} din ${wanted}. Serverul nu le-a dat pe celelalte sau au sosit deteriorate; se cer din nou la următoarea pornire.`,
  waiting: (month: string) => `Serverul nu răspunde: facturile din ${month} nu au venit toate.`,
  waitingText: (here: string, wanted: string) =>
    `Aici sunt ${here} din ${wanted}. Restul se aduc singure când rețeaua e bună și nu e limitată, sau îndată cu „Adu restul”.`,
  full: (month: string) => `Spațiul de pe dispozitiv nu ajunge pentru facturile din ${month}.`,
  fullText: (here: string, wanted: string) =>
    `Aici sunt ${here} din ${wanted}, iar ce rămâne se ține pentru ce scrieți. Eliberați spațiu și apăsați „Adu restul”, sau renunțați la o lună păstrată.`,
  stopped: (month: string) => `${month} nu se mai păstrează. Ce a venit rămâne aici cât este loc.`,
  undo: 'Anulează',
  failed: (month: string) =>
    `Facturile din ${month} nu au putut fi aduse. Cele care sunt deja aici au rămas; încercați din nou.`,
} as const;
