/** Words of the home page. */
import { countedNoun, countText } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import type { DecisionKind } from './decisions/decision';

const invoices = (count: number): string => countedNoun(count, 'factură', 'facturi');
const companies = (count: number): string => countedNoun(count, 'firmă', 'firme');

const NUMBERS = ['', 'Un', 'Două', 'Trei', 'Patru', 'Cinci', 'Șase', 'Șapte', 'Opt', 'Nouă', 'Zece'];

/** „Cinci lucruri”, „Douăzeci” and more in figures: „21 de lucruri”. */
function things(count: number): string {
  const word = NUMBERS[count];
  if (word === undefined) return `${countedNoun(count, 'lucru', 'lucruri')} cer`;
  return count === 1 ? 'Un lucru cere' : `${word} lucruri cer`;
}

export const homeTexts = {
  title: (count: number, all: number | null): string => {
    const where = all === null ? '' : ` în ${companies(all)}`;
    return count === 0 ? `Nimic nu cere o decizie${where}` : `${things(count)} o decizie${where}`;
  },
  reading: 'Acasă',
  holidays: (days: readonly string[]) =>
    days.length === 1
      ? `${days[0]} este sărbătoare și nu se numără`
      : `${days.slice(0, -1).join(', ')} și ${days.at(-1)} sunt sărbători și nu se numără`,
  /** Where there is less room. */
  holidaysShort: (days: readonly string[]) =>
    days.length === 1
      ? `${days[0]} este sărbătoare`
      : `${days.slice(0, -1).join(', ')} și ${days.at(-1)} sunt sărbători`,
  allCompanies: 'Toate firmele',
  oneCompany: (name: string) => `Numai ${name}`,
  newInvoice: 'Factură nouă',
  waitsForYou: 'Așteaptă după dumneavoastră',
  goesOn: 'Merge singur, nu trebuie să faceți nimic',
  deadline: 'Termen',
  total: 'Total, lei',
  noDeadline: 'fără termen',
  nothingTitle: 'Nimic nu așteaptă după dumneavoastră.',
  nothingText: 'Ce s-a emis este la ANAF sau pleacă singur. Ce cere o decizie apare aici, cu termenul lui.',
  more: (count: number) => `Arată încă ${count}`,
  fewer: 'Arată mai puține',
  keys: { walk: 'decizia', red: 'următoarea respinsă', act: 'o face', company: 'prima … a noua firmă' },
  until: (day: string) => `până la ${dayText(day)}`,
  today: 'astăzi',
  tomorrow: 'mâine',
  expired: 'expirat',
  inDays: (days: number) => `în ${countedNoun(days, 'zi', 'zile')}`,
  and: 'și',
} as const;

/** The word that a row of several, or of no invoice, bears in place of a state. */
export const KIND_WORDS: Readonly<Record<DecisionKind, (count: number) => string>> = {
  uitExpired: (count) => (count === 1 ? 'UIT expirat' : `${countText(count)} UIT expirate`),
  uitEnding: (count) => (count === 1 ? 'UIT expiră' : `${countText(count)} UIT expiră`),
  transportRefused: (count) => (count === 1 ? 'Fără UIT' : `${countText(count)} fără UIT`),
  unsent: (count) => (count === 1 ? 'Netrimisă' : `${countText(count)} netrimise`),
  late: (count) => (count === 1 ? 'Netrimisă' : `${countText(count)} netrimise`),
  unauthorized: (count) => (count === 1 ? 'Fără drept în SPV' : `${countText(count)} fără drept`),
  refused: (count) => (count === 1 ? 'Respinsă' : `${countText(count)} respinse`),
  held: () => 'Oprită',
  elsewhere: (count) => invoices(count),
  refusedChanges: (count) => (count === 1 ? 'Respinsă' : `${countText(count)} respinse`),
  choices: (count) => `${countText(count)} de ales`,
  endangered: (count) => countedNoun(count, 'document', 'documente'),
  authorization: () => 'Autorizare ANAF',
  received: (count) => `${countText(count)} ${count === 1 ? 'primită' : 'primite'}`,
  drafts: (count) => countedNoun(count, 'ciornă', 'ciorne'),
  doubtful: (count) => (count === 1 ? 'Îndoielnică' : `${countText(count)} îndoielnice`),
  underWay: () => 'În prelucrare',
};

/** What a row says under its head where the documents do not say it themselves. Of codes that end: within how many hours. */
export const KIND_TEXTS: Readonly<Record<DecisionKind, (count: number) => string>> = {
  uitExpired: () => 'Transport neconfirmat. Dacă marfa nu a ajuns, declarați-l din nou; dacă a ajuns, confirmați-l.',
  uitEnding: (hours) =>
    `Expiră în cel mult ${countedNoun(hours, 'oră', 'ore')}. Dacă marfa a ajuns, confirmați; dacă nu ajunge, declarați din nou.`,
  transportRefused: (count) =>
    count === 1
      ? 'ANAF a respins declarația. Corectați-o înainte să plece vehiculul.'
      : 'ANAF a respins declarațiile. Corectați-le înainte să plece vehiculele.',
  unsent: (count) =>
    count === 1
      ? 'Salvată pe acest dispozitiv și neplecată. Trimisă până la termen, e la timp.'
      : 'Salvate pe acest dispozitiv și neplecate. Trimise până la termen, sunt la timp.',
  late: (count) =>
    count === 1
      ? 'La server, încă neluată de ANAF. Se încearcă mai departe; vedeți ce stă în cale.'
      : 'La server, încă neluate de ANAF. Se încearcă mai departe; vedeți ce stă în cale.',
  unauthorized: () => 'Se păstrează și pleacă singure după autorizarea firmei la ANAF.',
  refused: (count) =>
    count === 1
      ? 'ANAF a respins-o. Deschideți-o și corectați-o sub același număr.'
      : 'ANAF le-a respins. Deschideți-le și corectați-le sub același număr.',
  held: (count) => (count === 1 ? 'Nu merge la ANAF până nu hotărâți.' : 'Nu merg la ANAF până nu hotărâți.'),
  elsewhere: () => 'După server: respinse, oprite sau netrimise. Documentele nu sunt încă pe acest dispozitiv.',
  refusedChanges: (count) =>
    count === 1
      ? 'Serverul nu a primit-o. Ce ați scris este păstrat; corectați sau renunțați.'
      : 'Serverul nu le-a primit. Ce ați scris este păstrat; corectați sau renunțați.',
  choices: () => 'Schimbat în două locuri. Ambele variante sunt păstrate până alegeți ce rămâne.',
  endangered: () => 'Ies din SPV fără să aveți o copie: ANAF le păstrează 60 de zile.',
  authorization: () => 'Fără ea nu se mai trimite și nu se mai citește. Cere certificatul digital și durează un minut.',
  received: () => 'Din luna aceasta și din cea trecută, fără niciun marcaj.',
  drafts: () => 'Scrise și neemise încă.',
  doubtful: (count) =>
    count === 1
      ? 'Răspunsul ANAF s-a pierdut. Se caută la ANAF; nu se trimite a doua oară.'
      : 'Răspunsurile ANAF s-au pierdut. Se caută la ANAF; nu se trimit a doua oară.',
  underWay: () => 'Trimise sau pe drum; răspunsul vine singur.',
};

/** Heads of rows that are of no single invoice. */
export const KIND_HEADS = {
  invoices,
  elsewhere: 'Facturi care cer o decizie',
  refusedChanges: 'Schimbări neprimite de server',
  choices: 'Schimbări care se bat cap în cap',
  endangered: 'Documente care ies din SPV',
  authorization: (count: number) =>
    count === 1 ? 'Autorizarea ANAF cere atenție' : `Autorizarea ANAF cere atenție la ${companies(count)}`,
  received: 'Facturi primite de înregistrat',
  drafts: 'Ciorne începute',
  clients: (count: number) => countedNoun(count, 'client', 'clienți'),
  companies,
  transports: (count: number) => countedNoun(count, 'transport', 'transporturi'),
} as const;

export const ACTIONS = {
  send: 'Trimite acum',
  signIn: 'Vezi ce le oprește',
  see: 'Vezi factura',
  seeMany: 'Vezi facturile',
  connect: 'Conectează',
  correct: 'Corectează',
  correctMany: 'Corectează pe rând',
  decide: 'Hotărăște',
  openCompany: 'Deschide firma',
  choose: 'Alege',
  seeWhy: 'Vezi motivul',
  fetch: 'Vezi mesajele',
  renew: 'Reînnoiește',
  book: 'Deschide',
  write: 'Continuă',
  seeQueue: 'Vezi coada',
  seeSearch: 'Vezi căutarea',
  seeUit: 'Vezi codul UIT',
  seeTransport: 'Vezi declarația',
  seeTransports: 'Vezi transporturile',
} as const;

export const figureTexts = {
  region: 'Cifrele lunii',
  issued: (month: string) => `Emise în ${month}, fără TVA`,
  received: (month: string) => `Primite în ${month}, fără TVA`,
  vat: (month: string) => `TVA de plată, ${month}, la zi`,
  vatBack: (month: string) => `TVA de recuperat, ${month}, la zi`,
  vatNote: (day: string) => `Decont până la ${day}`,
  open: 'Emise, încă nevalidate',
  openNone: 'Tot ce s-a emis este validat',
  openNote: (count: number) => invoices(count),
  lei: 'lei',
  invoices,
  unmarked: (count: number) => `${countText(count)} neînregistrate`,
  more: (percent: string, month: string) => `cu ${percent} % peste ${month}`,
  less: (percent: string, month: string) => `cu ${percent} % sub ${month}`,
  same: (month: string) => `ca în ${month}`,
  foreign: (count: number) => `${invoices(count)} în altă monedă nu ${count === 1 ? 'este' : 'sunt'} în sume.`,
  counting: 'Se numără documentele de pe acest dispozitiv…',
  coming: 'Cifrele cresc cât se aduc documentele firmei pe acest dispozitiv.',
} as const;

export const chartTexts = {
  measures: { net: 'Emise și primite, fără TVA, mii lei', vat: 'TVA pe luni, mii lei' },
  measure: 'Ce arată graficul',
  measureNames: { net: 'Fără TVA', vat: 'TVA' },
  issued: 'Emise',
  received: 'Primite',
  collected: 'Colectată',
  deductible: 'Deductibilă',
  table: 'Tabel',
  chart: 'Grafic',
  month: 'Luna',
  difference: 'Diferență',
  count: 'Facturi',
  describe: (last: string, first: string, second: string) =>
    `Coloane pe douăsprezece luni. În ${last}: ${first} și ${second}. Cifrele exacte stau în tabelul de după grafic.`,
  partners: { customers: 'Clienții cei mai mari, 12 luni, lei', suppliers: 'Furnizorii cei mai mari, 12 luni, lei' },
  partnerSide: 'Ce parteneri',
  partnerNames: { customers: 'Clienți', suppliers: 'Furnizori' },
  partner: 'Partener',
  sum: 'Fără TVA, lei',
  noPartners: 'Niciun document în lei în aceste 12 luni.',
} as const;

export const companyTexts = {
  label: 'Firme',
  views: 'Vederi',
  viewNames: {
    all: 'Toate',
    refused: 'Cu respinse',
    today: 'Termen astăzi',
    toBook: 'De înregistrat',
    fine: 'În regulă',
    open: 'Nevalidate, pe facturi',
  },
  heads: {
    place: 'Loc',
    name: 'Firmă',
    cif: 'CUI',
    deadline: 'Termen',
    refused: 'Respinse',
    unsent: 'Netrimise',
    doubtful: 'Îndoielnice',
    toBook: 'De înregistrat',
    issued: (month: string) => `Emise, ${month}`,
    read: 'Citit SPV',
    number: 'Număr',
    partner: 'Client',
    state: 'Stare',
    issueDate: 'Emisă',
    total: 'Total',
  },
  never: '–',
  empty: 'Nicio firmă în această vedere.',
  emptyOpen: 'Tot ce s-a emis este validat de ANAF.',
  showAll: 'Arată toate firmele',
  totals: (refused: number, withRefused: number, issued: number) =>
    `${countText(refused)} respinse în ${companies(withRefused)} · ${invoices(issued)} în lună`,
  openTotals: (count: number, elsewhere: number) =>
    `${invoices(count)} nevalidate${elsewhere === 0 ? '' : `, din care ${countText(elsewhere)} după server`}`,
  openElsewhere: (count: number) => invoices(count),
  byServer: 'după server',
  fromServer: 'După server; documentele nu sunt pe acest dispozitiv.',
} as const;
