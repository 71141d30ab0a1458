import { countedNoun, countText } from '@/app/ui/words/amount-text';

/** Words of the list of companies to switch to. */
export const switcherTexts = {
  placeholder: 'Nume sau CUI',
  recent: 'Recente',
  all: 'Toate firmele, întâi cele cu respinse, apoi după termen',
  rejectedIn: (count: number, companies: number) =>
    `${count === 1 ? '1 respinsă' : `${countText(count)} respinse`} în ${countedNoun(companies, 'firmă', 'firme')}`,
  nothingToDo: 'nimic de făcut',
  nothing: 'Nicio firmă nu se potrivește.',
  open: 'deschisă',
  unauthorized: 'fără autorizare',
  keyChoose: 'alege',
  keySwitch: 'schimbă, pe aceeași pagină',
  filters: { all: 'Toate', rejected: 'Cu respinse', due: 'Termen astăzi', unauthorized: 'Fără autorizare' },
} as const;
