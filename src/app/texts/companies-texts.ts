import { countedNoun, countText } from '@/app/ui/words/amount-text';

/** Words of the choice of company. */
export const companiesTexts = {
  title: 'Alegeți firma',
  search: 'Nume sau CUI',
  nothing: 'Nicio firmă nu se potrivește.',
  showAll: 'Arată toate firmele',
  authorized: 'autorizată la ANAF',
  unauthorized: 'fără autorizare ANAF',
  label: 'Firme',
  present: 'deschisă',
  views: 'Vederi',
  viewNames: { all: 'Toate', asking: 'Cer ceva', waiting: 'În așteptare', unauthorized: 'Fără autorizare' },
  groups: { asking: 'Cer o decizie sau au termenul azi', waiting: 'Așteaptă', calm: 'Nimic de făcut' },
  heads: {
    name: 'Firmă',
    cif: 'CUI',
    red: 'De rezolvat',
    waiting: 'Așteaptă',
    deadline: 'Termen',
    connection: 'Conexiune ANAF',
    by: 'Autorizată de',
    people: 'Utilizatori',
  },
  /** `filter`: under the head of its column; `boxed`: where no head says what it is about. */
  anyConnection: { filter: 'oricare', boxed: 'Orice conexiune' },
  anyPerson: { filter: 'oricine', boxed: 'Orice persoană' },
  rejected: (count: number) => (count === 1 ? '1 respinsă' : `${countText(count)} respinse`),
  held: (count: number) => (count === 1 ? '1 oprită' : `${countText(count)} oprite`),
  choices: (count: number) => `${countText(count)} de ales`,
  waiting: (count: number) => `${countText(count)} în așteptare`,
  deadline: {
    passed: 'termen depășit',
    today: 'termen astăzi',
    tomorrow: 'termen mâine',
    inDays: (days: number) => `termen în ${countedNoun(days, 'zi', 'zile')}`,
  },
  /** A last day, counted in working days. */
  workingDeadline: {
    passed: 'termen depășit',
    today: 'astăzi',
    tomorrow: 'mâine',
    inDays: (days: number) => `în ${countedNoun(days, 'zi lucrătoare', 'zile lucrătoare')}`,
  },
  /** The list as a table for spreadsheets. */
  file: {
    export: 'Exportă',
    name: (today: string) => `firme-${today}.csv`,
    heads: { rejected: 'Respinse', held: 'Oprite', choices: 'De ales', until: 'Autorizată până la' },
  },
  keys: { add: 'firmă nouă', link: 'link de autorizare', access: 'dă acces' },
  totals: (red: number, waiting: number) => `${countText(red)} de rezolvat · ${countText(waiting)} în așteptare`,
} as const;
