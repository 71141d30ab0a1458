/** Words of the inbox over all companies. */
import type { ConnectionState } from '@/app/companies/connection/connection-state';
import { countedNoun } from '@/app/ui/words/amount-text';

const companies = (count: number): string => countedNoun(count, 'firmă', 'firme');

/** What a company without an authorization that works lacks; one that the server has not told of is simply not connected. */
const UNCONNECTED: Partial<Record<ConnectionState['kind'], string>> = {
  revoked: 'autorizare revocată',
  refused: 'autorizare refuzată',
  over: 'autorizare expirată',
  waiting: 'așteaptă confirmarea',
};

export const inboxTexts = {
  title: 'Toate firmele',
  company: ['firmă', 'firme'],
  month: 'Luna',
  views: 'Firme',
  viewNames: {
    all: 'Toate firmele',
    fresh: 'Nou de ieri',
    rejected: 'Respinse',
    risk: 'Termen astăzi',
    leaving: 'Ies din SPV fără copie',
    unconnected: 'Fără conexiune',
  },
  heads: {
    name: 'Firmă',
    cif: 'CUI',
    unmarked: 'Noi',
    asks: 'Cere ceva',
    deadline: 'Termen',
    booked: 'Primite înregistrate',
    issued: 'Emise',
    read: 'SPV citit',
  },
  /** What a view counts, in grey under its figure. */
  tiles: {
    calm: (count: number) => `${count} fără nimic de făcut`,
    fresh: (documents: number) => countedNoun(documents, 'document', 'documente'),
    rejected: (count: number) => (count === 0 ? 'nimic de corectat' : `în ${companies(count)}`),
    risk: (count: number) =>
      count === 0 ? 'nimic de trimis' : countedNoun(count, 'factură de trimis', 'facturi de trimis'),
    leaving: (count: number, day: string) =>
      count === 0 ? 'nimic în 15 zile' : `în ${companies(count)}${day === '' ? '' : `, prima la ${day}`}`,
    notTold: 'serverul nu a răspuns',
    unconnected: (count: number) => (count === 0 ? 'toate sunt conectate' : 'nu se citește nimic'),
  },
  narrowed: (shown: string, all: string) => `${shown} din ${all}`,
  lastRead: (at: string) => `SPV citit ultima oară la ${at}`,
  readOf: (at: string) => `SPV citit: ${at}`,
  neverRead: 'niciodată',
  lei: 'lei',
  search: 'Firmă: nume sau CUI',
  searchHint: 'nume sau CUI',
  connections: 'Firme și conexiuni',
  rejected: (count: number) => (count === 1 ? '1 respinsă' : `${count} respinse`),
  held: (count: number) => (count === 1 ? '1 oprită' : `${count} oprite`),
  choices: (count: number) => `${count} de ales`,
  choicesLong: (count: number) => `${count} de ales: ${count === 1 ? 'schimbat' : 'schimbate'} în două locuri`,
  leaving: (count: number, day: string) =>
    `${count === 1 ? '1 document iese' : `${count} documente ies`} din SPV${day === '' ? '' : ` la ${day}`} fără copie`,
  leavingShort: (count: number) => (count === 1 ? '1 iese din SPV' : `${count} ies din SPV`),
  unconnectedAs: (kind: ConnectionState['kind'] | undefined) =>
    (kind === undefined ? undefined : UNCONNECTED[kind]) ?? 'neconectată',
  nothing: '–',
  booking: (booked: string, received: string) => (received === '0' ? 'nimic primit' : `${booked} din ${received}`),
  /** Above the first company of a group. */
  groups: {
    decision: 'Cer o decizie',
    news: 'Au numai noutăți',
    counting: 'Se numără luna',
    uncounted: 'Luna nu este numărată',
    nothing: 'Fără nimic nou',
  },
  groupNote: {
    decision: (companies: string, _documents: string) => `${companies}, întâi cele cu respinse, apoi după termen`,
    news: (companies: string, documents: string) => `${companies}, ${documents}`,
    counting: (companies: string, _documents: string) => companies,
    uncounted: (companies: string, _documents: string) => companies,
    nothing: (companies: string, _documents: string) => companies,
  },
  unfold: (company: string) => `Arată ce cere ${company}`,
  fold: (company: string) => `Strânge ce cere ${company}`,
  /** Waiting to be sent, or in doubt: of neither does ANAF's answer say that it is there. */
  unsent: (count: number) => (count === 1 ? '1 neconfirmată de ANAF' : `${count} neconfirmate de ANAF`),
  unsentShort: (count: number) => `${count} ${count === 1 ? 'neconfirmată' : 'neconfirmate'}`,
  unmarked: (count: number) => (count === 1 ? '1 primită nouă' : `${count} primite noi`),
  nothingAsked: 'Nimic de făcut în luna aceasta',
  /** In place of a number that is not known yet. */
  counting: '…',
  countingShort: 'se numără luna',
  countingLong: 'Se numără ce este în luna aceasta',
  /** Of a number that does not come by itself. */
  uncounted: '?',
  uncountedShort: 'luna nu este numărată',
  uncountedLong: 'Luna nu a putut fi numărată',
  uncountedNote:
    'Luna nu a putut fi numărată pe acest dispozitiv: „?” nu înseamnă zero. Documentele sunt în siguranță.',
  staleNote: 'Luna nu a putut fi numărată din nou: numerele pot fi mai vechi. Documentele sunt în siguranță.',
  unconnectedLong: (kind: ConnectionState['kind'] | undefined) => {
    const what = kind === undefined ? undefined : UNCONNECTED[kind];
    return what === undefined
      ? 'Neconectată la ANAF: nu se citește nimic din SPV'
      : `${what.slice(0, 1).toUpperCase()}${what.slice(1)}: nu se citește nimic din SPV`;
  },
  reasonActs: {
    rejected: 'Vezi-le',
    held: 'Vezi-le',
    choices: 'Alege',
    unsent: 'Vezi-le',
    leaving: 'Mesaje ANAF',
    unconnected: 'Conectează',
    unmarked: 'Vezi-le',
  },
  reasonAct: (act: string, company: string) => `${act}: ${company}`,
  keyUnfold: 'desface',
  emptyTitle: 'Nicio firmă nu se potrivește',
  clear: 'Arată toate firmele',
  issued: 'Emise',
  received: 'Primite',
  download: (month: string) => `Descarcă ${month}`,
  formats: 'Ce se descarcă',
  formatNames: { xml: 'XML', pdf: 'PDF', zip: 'ZIP ANAF' },
  size: 'Mărime',
  /** PDFs are made when they are asked for, so nobody knows theirs before. */
  sizeText: (known: string, withPdfs: boolean) => {
    if (!withPdfs) return known;
    return known === '' ? 'la cerere' : `${known} + PDF`;
  },
  fileNames: 'Numele fișierelor',
  markNew: 'Vizează noile',
  nothingNew: (companies: number) =>
    companies === 1 ? 'Firma nu are nimic nou în luna aceasta' : 'Firmele alese nu au nimic nou în luna aceasta',
  selectAll: (count: string) => `Toate cele ${count}`,
  zipName: (format: string, month: string) => `condica-${format}-${month}.zip`,
  folders: { in: 'primite', out: 'emise' },
  nothingThere: 'Firmele alese nu au documente în luna aceasta pe acest dispozitiv.',
  document: ['document', 'documente'],
  keyOpen: 'deschide primitele firmei',
  keyMonths: 'luna',
  keyMarkNew: 'vizează ce e nou',
  totals: (received: string, booked: string) => `${received} primite, ${booked} înregistrate`,
} as const;
