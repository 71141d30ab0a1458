/** Words of the register of series. */
import { countedNoun, countText } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import type { NumberKind } from '@/domain/numbering/number-counts';

export const registerTexts = {
  title: 'Registrul seriilor',
  note: (count: number) => countedNoun(count, 'serie', 'serii'),
  export: 'Export CSV',
  decide: 'Decizie internă',
  views: 'Serii',
  emptyTitle: 'Nicio serie încă.',
  emptyText:
    'Registrul arată fiecare număr al unei serii cu factura, rezervarea sau motivul lui. Adăugați întâi o serie.',
  toSeries: 'Serii și numere',
  noNumbers: 'Niciun număr nu a fost dat încă din această serie.',
  ribbon: (first: string, last: string) => `${first} – ${last}, o casetă este un număr`,
  ribbonImage: (counts: string) => `Numerele seriei: ${counts}`,
  earlier: 'Numerele dinainte',
  later: 'Numerele următoare',
  counts: {
    used: 'Folosite',
    reserved: 'Rezervate',
    open: 'De lămurit',
    returned: 'Date înapoi',
    voided: 'Anulate cu motiv',
  } satisfies Readonly<Record<NumberKind, string>>,
  heads: { numbers: 'Numere', kind: 'Stare', count: 'Câte', what: 'Factură sau motiv' },
  table: 'Numerele seriei',
  status: (explained: number, all: number) =>
    `${countText(explained)} din ${countText(all)} de numere au factură, rezervare sau motiv`,
  decisions: 'Decizii interne',
  reading: 'Se citesc deciziile de pe server.',
  notRead: 'Deciziile nu s-au putut citi: serverul nu răspunde. Registrul de alături este al acestui dispozitiv.',
  again: 'Încearcă din nou',
  none: 'Nicio decizie încă. Decizia spune seriile, de unde începe fiecare și cine alocă numerele (OMFP 2634/2015).',
  decision: (number: number, date: string) => `Decizia nr. ${number} din ${dayText(date)}`,
  madeBy: (allots: string, by: string) => (by === '' ? `Alocă ${allots}` : `Alocă ${allots} · întocmită de ${by}`),
  pdf: 'PDF',
  file: (number: number, date: string) => `decizie-numerotare-${number}-${date}.pdf`,
  pdfFailed: 'PDF-ul deciziei nu s-a putut face. Decizia este păstrată; încercați din nou.',
  allots: 'Cine alocă și gestionează numerele',
  allotsHelp: 'Persoana sau persoanele numite prin decizie.',
  allotsMissing: 'Scrieți cine alocă numerele.',
  date: 'Data deciziei',
  dateMissing: 'Scrieți data deciziei.',
  series: 'Ce va spune',
  seriesLine: (prefix: string, first: string) => `Seria ${prefix}, de la ${first}`,
  annex: (count: number) =>
    count === 0
      ? 'Fără anexă: niciun interval rezervat.'
      : `Anexa: ${countedNoun(count, 'interval', 'intervale')} la această dată.`,
  make: 'Întocmește decizia',
  final: 'Primește numărul ei și nu se mai schimbă; pentru altceva se întocmește alta.',
  made: (number: number) => `Decizia nr. ${number} a fost întocmită.`,
  offline: 'Decizia își ia numărul de pe server: este nevoie de rețea.',
  failed: 'Decizia nu a ajuns la server. Ce ați scris este aici; încercați din nou.',
} as const;
