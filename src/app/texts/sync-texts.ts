import { countedNoun, countText } from '@/app/ui/words/amount-text';

const HOURS_FROM = 2 * 60;
const DAYS_FROM = 48 * 60;

/** In the unit that one would say: a clock that is a month wrong is not so many thousand minutes. */
export function timeApart(minutes: number): string {
  if (minutes < HOURS_FROM) return countedNoun(minutes, 'minut', 'minute');
  if (minutes < DAYS_FROM) return countedNoun(Math.round(minutes / 60), 'oră', 'ore');
  return countedNoun(Math.round(minutes / (24 * 60)), 'zi', 'zile');
}

/** Words of the sync panel and of the conflict dialog. */
export const syncTexts = {
  title: 'Sincronizare',
  syncNow: 'Sincronizează acum',
  pause: 'Pauză',
  resume: 'Continuă',
  pausedTitle: 'Sincronizarea este oprită',
  pausedText: 'Tot ce scrieți se salvează pe acest dispozitiv și pleacă după ce apăsați „Continuă”.',
  pausedElsewhereTitle: 'Sincronizarea este oprită din altă filă',
  pausedElsewhereText:
    'Pauza este a întregului dispozitiv: tot ce scrieți se salvează aici și pleacă după ce apăsați „Continuă”, în oricare filă.',
  offline: 'Fără rețea',
  serverAway: 'Serverul nu răspunde',
  /** `state`: „Fără rețea”, „Serverul nu răspunde”. */
  awayFor: (state: string, minutes: number) => {
    if (minutes < 1) return `${state} de mai puțin de un minut`;
    if (minutes < 60) return `${state} de ${countedNoun(minutes, 'minut', 'minute')}`;
    return `${state} de ${countedNoun(Math.floor(minutes / 60), 'oră', 'ore')}`;
  },
  serverAwayText:
    'Dispozitivul are rețea, dar serverul nu răspunde. Tot ce ați scris este salvat aici și pleacă singur când revine. Nu trebuie să faceți nimic.',
  offlineText:
    'Tot ce ați scris este salvat pe acest dispozitiv și pleacă singur când revine rețeaua. Nu trebuie să faceți nimic.',
  rejectedTitle: (count: number) =>
    count === 1 ? 'O lucrare a fost respinsă' : `${countedNoun(count, 'lucrare', 'lucrări')} au fost respinse`,
  rejectedText: (count: number) =>
    count === 1
      ? 'Este salvată aici cu motivul ei. Corectați-o sau renunțați la ea; celelalte pleacă mai departe.'
      : 'Sunt salvate aici cu motivul lor. Corectați-le sau renunțați la ele; celelalte pleacă mai departe.',
  held: 'Oprite, decideți',
  heldText:
    'Nu au plecat la ANAF și așteaptă decizia dumneavoastră: deschideți factura și alegeți „Trimite așa” sau „Ia înapoi”. Celelalte pleacă mai departe.',
  choiceTitle: (count: number) =>
    count === 1 ? 'O alegere vă așteaptă' : `Vă așteaptă ${countedNoun(count, 'alegere', 'alegeri')}`,
  choiceText: 'Același lucru a fost schimbat în două locuri. Ambele variante sunt păstrate până alegeți ce rămâne.',
  signInTitle: 'Lucrările așteaptă autentificarea',
  signInText: 'Sunt salvate aici și pleacă singure după ce intrați din nou în cont.',
  accessTitle: (count: number) =>
    count === 1
      ? 'O lucrare așteaptă accesul'
      : `${countedNoun(count, 'lucrare așteaptă', 'lucrări așteaptă')} accesul`,
  accessText:
    'Serverul nu primește acum de la acest cont: contul, abonamentul sau firma nu îl lasă. Tot ce ați scris este salvat aici și pleacă singur când accesul revine. Cereți accesul administratorului firmei, apoi apăsați „Sincronizează acum”.',
  serverTitle: (count: number) =>
    count === 1
      ? 'O lucrare așteaptă un server mai nou'
      : `${countedNoun(count, 'lucrare așteaptă', 'lucrări așteaptă')} un server mai nou`,
  serverText:
    'Serverul nu cunoaște încă aceste operații: are o versiune mai veche decât aplicația. Tot ce ați scris este salvat aici și pleacă singur după actualizarea serverului. Anunțați administratorul lui.',
  waitingTitle: (count: number) =>
    count === 1 ? 'O lucrare pleacă acum' : `${countedNoun(count, 'lucrare', 'lucrări')} pleacă acum`,
  waitingText: 'Puteți lucra mai departe sau închide fereastra.',
  putOffTitle: (count: number) =>
    count === 1
      ? 'O lucrare așteaptă serverul'
      : `${countedNoun(count, 'lucrare așteaptă', 'lucrări așteaptă')} serverul`,
  putOffText: (reason: string) => `${reason} Tot ce ați scris este salvat aici și pleacă singur.`,
  nextTry: (seconds: number) => {
    if (seconds === 0) return 'Se încearcă acum.';
    if (seconds < 60) return `Se încearcă din nou în ${seconds} s.`;
    return `Se încearcă din nou în ${Math.floor(seconds / 60)} min ${seconds % 60} s.`;
  },
  tryNow: 'Încearcă acum',
  doneTitle: 'Sincronizat',
  doneText: 'Dispozitivul și serverul sunt la fel.',
  lastContact: (server: string, anaf: string) =>
    `Ultimul contact: server ${server}${anaf === '' ? '' : ` · ANAF ${anaf}`}`,
  documentsHere: (here: number, wanted: number) =>
    `Facturi recente care se pot deschide fără rețea: ${here} din ${wanted}.`,
  documentsPaused: {
    road: 'Restul se aduc când rețeaua e bună și nu e limitată.',
    storage: 'Restul se deschid numai cu rețea: spațiul rămas se păstrează pentru ce scrieți aici.',
  },
  restoredServer: (day: string) =>
    `Pe ${day} serverul a fost găsit restaurat dintr-o copie mai veche. Ce îi lipsea s-a pus din nou la trimis de pe acest dispozitiv; nimic de aici nu s-a pierdut.`,
  wrongClock: (minutesAhead: number) =>
    `Ceasul acestui dispozitiv este cu ${timeApart(Math.abs(minutesAhead))} ${minutesAhead > 0 ? 'înaintea' : 'în urma'} serverului. Ce ați scris este salvat, dar data facturilor noi și termenele pot fi greșite: potriviți ceasul din setările dispozitivului.`,
  noContact: 'Niciun contact cu serverul până acum.',
  waiting: 'În așteptare',
  rejected: 'Respinse',
  conflicts: 'De ales',
  refusedByAnaf: 'Respinse de ANAF',
  refusedText: 'ANAF nu a spus de ce.',
  moreReasons: (count: number) =>
    count === 1 ? 'Și încă un motiv.' : `Și încă ${countedNoun(count, 'motiv', 'motive')}.`,
  uploadDetail: (action: string, total: string, deadline: string) => `${action} · ${total} · termen ${deadline}`,
  unknownTitle: 'Se caută serverul',
  unknownText: 'Ce ați scris este salvat pe acest dispozitiv.',
  doubtful: 'Îndoielnice',
  doubt: {
    at: (hour: string) => `la ${hour}`,
    on: (day: string, hour: string) => `pe ${day}, la ${hour}`,
    lost: (when: string) => `Răspunsul ANAF s-a pierdut ${when}.`,
    interrupted: (when: string) => `Trimiterea s-a întrerupt ${when} și nu se știe dacă a ajuns la ANAF.`,
    indexGone: (when: string) => `ANAF a spus ${when} că nu mai găsește indexul pe care l-a dat.`,
    restored: 'Poate a plecat la ANAF înainte de restaurarea serverului.',
    searched: 'Factura se caută la ANAF; nu se trimite a doua oară.',
    often: 'Se caută la câteva minute.',
    looked: (when: string) => `Căutată ultima dată ${when}, fără să apară încă;`,
    next: (when: string) => `se caută din nou ${when}.`,
    now: 'se caută din nou acum.',
    away: 'Serverul o caută și cât acest dispozitiv nu are legătură; ce a aflat se vede aici când revine.',
  },
  commandFailed: {
    message: 'Schimbarea nu s-a putut scrie pe acest dispozitiv',
    description: 'Nimic nu s-a pierdut. Încercați din nou; dacă se repetă, reîncărcați pagina.',
  },
  conflictUnread: {
    message: 'Alegerea nu s-a putut citi de pe acest dispozitiv',
    description: 'Nimic nu s-a pierdut. Încercați din nou; dacă se repetă, reîncărcați pagina.',
  },
  retry: 'Încearcă din nou',
  correct: 'Corectează',
  discard: 'Renunță',
  choose: 'Alege',
  actions: 'Ce se poate face',
  discardTitle: (label: string) => `Renunțați la „${label}”?`,
  discardText: 'Ce ați scris aici nu mai pleacă și se pierde. Ce este pe server rămâne cum era.',
  discardInvoiceText: 'Factura nu mai pleacă și redevine ciornă; numărul ei se întoarce în serie.',
  discardCorrectionText:
    'Corectura nu mai pleacă; ce ați scris în ea rămâne ciornă. Factura rămâne așa cum o are serverul, cu numărul ei.',
  discardConfirm: 'Renunță',
  discardLeft: {
    message: 'Lucrarea a plecat deja',
    description: 'Răspunsul serverului nu a venit încă; nu mai poate fi oprită. Starea ei apare aici.',
  },
  onlyHere: 'Numai pe acest dispozitiv',
  onlyHereNone: 'Tot ce ați scris a ajuns pe server.',
  onlyHereText: (parts: string, count: number) =>
    `${parts} ${count === 1 ? 'nu a ajuns' : 'nu au ajuns'} încă pe server.`,
  onlyHereMany: (count: number) => `${countedNoun(count, 'lucrare', 'lucrări')} nu au ajuns încă pe server.`,
  othersWork: (owner: string, count: number) =>
    `${owner === '' ? 'Alt cont' : owner}: ${countedNoun(count, 'lucrare', 'lucrări')} pe acest dispozitiv, până la autentificarea sa.`,
  showMore: (count: number) => `Arată încă din cele ${countText(count)} rămase`,
  onlyHereOther: ['altă schimbare', 'alte schimbări'],
  exportUnsent: (count: number) => `Exportă netrimise (${count})`,
  importUnsent: 'Importă de pe alt dispozitiv',
  nothingToExport: 'Nimic de exportat: tot ce ați scris a ajuns pe server.',
  notUnsentFile: {
    message: 'Fișierul nu este un export de lucrări netrimise',
    description: 'Nimic nu s-a schimbat. Alegeți fișierul „condica-netrimise” salvat pe celălalt dispozitiv.',
  },
  imported: (count: number) =>
    count === 0
      ? 'Lucrările din fișier erau deja aici.'
      : `${countedNoun(count, 'lucrare a fost preluată', 'lucrări au fost preluate')} din fișier.`,
  importedOthers: (count: number) => ({
    message: `${countedNoun(count, 'lucrare nu s-a preluat', 'lucrări nu s-au preluat')}`,
    description:
      'Sunt ale altei firme decât cea pe care serverul o arată acum sub același număr intern. Fișierul a rămas neschimbat: păstrați-l și întrebați administratorul serverului.',
  }),
  numbers: 'Numere rezervate aici',
  numbersSpent: 'Numere folosite',
  noNumbers: 'Niciun interval de numere pe acest dispozitiv. Se rezervă când deschideți o factură având rețea.',
  numbersExtended: 'Intervalul se prelungește singur la primul contact cu serverul.',
  numbersElsewhere: 'Seriile firmei și evidența numerelor',
  numbersLeft: (free: number, all: number) => `${free} din ${all} libere`,
  storage: 'Spațiu pe acest dispozitiv',
  storageUnknown: 'Browserul nu spune cât spațiu este.',
  storageOf: (used: string, left: string) => `${used} folosiți, ${left} liberi`,
  storageKept: 'păstrat permanent de browser',
  storageNotKept: 'nepăstrat permanent',
  storageLoss: (onlyHere: number) => {
    const start = 'Dacă dispozitivul rămâne fără loc, browserul poate șterge ce ține aici.';
    if (onlyHere === 0)
      return `${start} Acum nu s-ar pierde nimic salvat: totul este și pe server și se aduce din nou.`;
    if (onlyHere === 1) return `${start} Acum s-ar pierde lucrarea care nu a ajuns încă pe server.`;
    return `${start} Acum s-ar pierde ${countedNoun(onlyHere, 'lucrare', 'lucrări')} care nu au ajuns încă pe server.`;
  },
  storageAsk: 'Cere păstrarea',
  storageRefused: {
    message: 'Browserul nu promite păstrarea datelor',
    description: 'Instalați aplicația sau folosiți-o mai des; până atunci nu lăsați lucrări netrimise mult timp.',
  },
  storageFull: 'Spațiul e aproape plin. Trimiteți lucrările în așteptare și eliberați loc pe dispozitiv.',
  renameDevice: 'Redenumește acest dispozitiv',
  deviceName: 'Numele acestui dispozitiv',
  device: (name: string) => `Dispozitiv: ${name}`,
  version: (version: string) => `versiunea ${version}`,
  /** Of calls that are not a collection's own (collection-words.ts). */
  calls: {
    InvoiceUpload: 'Trimitere în SPV',
    ReturnNumbers: 'Numere nefolosite, înapoi în serie',
    GiveBackNumber: 'Număr redat seriei',
    VoidNumber: 'Număr anulat',
    InvoiceMark: 'Vizare sau înregistrare',
    InvoiceMessage: 'Mesaj către furnizor',
    CloseLease: 'Interval închis',
    RestoreLease: 'Interval redat serverului',
    ReportSeries: 'Serie redată serverului',
    ETransUpload: 'Declarație de transport, trimitere la ANAF',
  },
  putOff: (times: number, said: string) =>
    `serverul a răspuns de ${countedNoun(times, 'dată', 'ori')} că nu o poate face acum („${said}”). Este salvată aici și se încearcă în continuare; celelalte pleacă pe lângă ea.`,
  otherCall: 'Salvare pe server',
  states: {
    queued: 'în coadă',
    sending: 'se trimite',
    'waiting-for-sign-in': 'așteaptă autentificarea',
    'waiting-for-access': 'așteaptă accesul',
    'waiting-for-server': 'așteaptă actualizarea serverului',
    rejected: 'respinsă',
    conflict: 'cu schimbări în două locuri',
  },
  unnamed: 'fără nume',
  conflict: {
    intro: (count: number) =>
      `${count === 1 ? 'Un câmp diferă' : `${countedNoun(count, 'câmp', 'câmpuri')} diferă`}. Alegeți ce rămâne.`,
    merged: (count: number) =>
      count === 1
        ? 'O altă schimbare, pe un câmp diferit, s-a unit singură.'
        : `Alte ${countedNoun(count, 'schimbare', 'schimbări')}, pe câmpuri diferite, s-au unit singure.`,
    showMerged: (count: number) => (count === 1 ? 'Vezi-o' : 'Vezi-le'),
    hideMerged: 'Ascunde',
    somebody: 'altcineva',
    removedHere: {
      title: (one: string, who: string) => `Ați șters ${one}, iar ${who} a făcut schimbări`,
      intro: (by: string) =>
        `${by === '' ? 'Schimbările lui' : `Schimbările făcute ${by},`} au rămas; nimic nu s-a pierdut. Alegeți dacă ștergerea rămâne.`,
      mine: 'Șterge din nou',
      theirs: 'Păstrează',
    },
    removedElsewhere: {
      title: (one: string, who: string) => `${who} a șters ${one}`,
      intro: (by: string, when: string) =>
        `${when === '' ? '' : `Când: ${when}. `}Ce ați scris ${by === '' ? 'aici' : `${by},`} este păstrat pe acest dispozitiv. Îl puteți aduce înapoi întreg sau îl puteți lăsa șters.`,
      mine: 'Adu înapoi ce am scris',
      theirs: 'Lasă șters',
    },
    issuedElsewhere: {
      title: (one: string, who: string, number: string) => `${who} a emis ${one} ca ${number}`,
      intro: (by: string, when: string, number: string) =>
        `${when === '' ? '' : `Când: ${when}. `}Ce ați scris ${by === '' ? 'aici' : `${by},`} nu este în factura ${number} și este păstrat pe acest dispozitiv. Adus înapoi, devine o ciornă; nu o emiteți dacă este aceeași vânzare.`,
      mine: 'Adu înapoi ca ciornă',
      theirs: 'Renunță la ce am scris',
    },
    field: 'Câmp',
    mine: 'Ale mele',
    theirs: 'De pe server',
    theirsOf: (person: string) => `De la ${person}`,
    here: 'acest dispozitiv',
    was: (value: string) => `era ${value}`,
    line: (place: number) => `Linia ${place}`,
    removed: 'linia este ștearsă',
    picture: (size: string) => `imagine de ${size}`,
    byMe: 'de aici',
    byThem: 'de pe server',
    allMine: 'Toate ale mele',
    allTheirs: 'Toate de pe server',
    allTheirsOf: (person: string) => `Toate de la ${person}`,
    keepBoth: 'Păstrează ambele',
    newTotal: (total: string) => `Total nou ${total}`,
    save: 'Salvează alegerea',
    empty: 'gol',
    yes: 'da',
    no: 'nu',
    rows: (count: number) => countedNoun(count, 'rând', 'rânduri'),
  },
} as const;
