import type { CodedLine, LineState } from '@/domain/line-codes/coded-lines';
import type { CodeUse, SuggestedBy } from '@/domain/line-codes/suggest-code';

/** Words of the page where lines of a received invoice get own codes. */
export const codesTexts = {
  title: 'Coduri pe linii',
  grid: 'Liniile facturii',
  back: 'Înapoi la factură',
  of: (number: string, seller: string) => `${number} · ${seller}`,
  views: 'Linii',
  heads: {
    name: 'Linia furnizorului',
    item: 'Codul lui',
    unit: 'UM',
    code: 'Codul propriu',
    product: 'Produsul propriu',
    how: 'Cum',
    why: 'De ce',
  },
  viewNames: {
    all: 'Toate',
    rest: 'Fără cod',
    same: 'Sigure',
    probable: 'Probabile',
    two: 'De ales între două',
    new: 'Noi',
    coded: 'Cu cod',
  },
  states: {
    coded: 'Confirmat',
    same: 'Sigur',
    probable: 'Probabil',
    two: 'Două coduri',
    new: 'Nou',
  } satisfies Readonly<Record<LineState, string>>,
  choose: 'alegeți codul',
  codeOf: (line: string) => `Codul propriu pentru ${line}`,
  options: 'Coduri proprii',
  accept: (count: string) => `Acceptă cele ${count} sigure`,
  acceptOne: 'Acceptă linia sigură',
  acceptProbable: (count: string) => `și cele ${count} probabile`,
  acceptProbableOne: 'și cea probabilă',
  left: (count: string) => `${count} linii fără cod`,
  leftOne: 'o linie fără cod',
  done: 'Toate liniile au cod',
  undo: 'Anulează',
  create: (code: string) => `Cod nou din linie, „${code}”`,
  created: (code: string) => `„${code}” este acum între codurile interne.`,
  noOption: 'Niciun cod nu se potrivește.',
  typeHint: 'Scrieți câteva litere din cod sau din denumire.',
  enterHint: 'acceptă și trece la următoarea',
  asked: (others: string, code: string) =>
    `Până acum: ${others}. De acum „${code}” pentru acest articol al furnizorului?`,
  askedYes: 'da, de acum așa',
  askedNo: 'rămâne ca înainte',
  failed: 'Codurile nu s-au putut salva pe acest dispozitiv. Încercați din nou.',
  noCodes: 'Firma nu are încă coduri interne. Le importați din programul de gestiune sau le faceți aici, din linii.',
  toCodes: 'Coduri interne',
  keyAccept: 'acceptă cele sigure',
  keyCode: 'alege codul',
  keyUndo: 'înapoi',
  keyBack: 'la factură',
  foot: 'Ce confirmați se ține minte pentru furnizor și articolul lui',
  reading: 'Se citește factura…',
  saving: 'Se salvează pe dispozitiv…',
  missingTitle: 'Factura nu este pe acest dispozitiv',
  missingText: 'Fișierul ei se aduce când există rețea. Încercați din nou.',
  damagedTitle: 'Fișierul facturii nu este cel primit de la ANAF',
  damagedText: 'Din el nu se iau linii. Deschideți factura ca să-l aduceți din nou.',
  unreadableTitle: 'Din acest fișier nu se pot citi linii',
  unreadableText: 'Deschideți factura ca să vedeți de ce.',
  retry: 'Încearcă din nou',
  notReceivedTitle: 'Codurile se pun pe facturi primite',
  notReceivedText: 'Această factură nu este primită sau nu mai este în arhivă.',
  noLinesTitle: 'Factura nu are linii',
  noneHere: 'Nicio linie aici',
  noneHereText: 'Alegeți alt grup de linii.',
  toList: 'Facturi primite',
} as const;

const BY: Readonly<Record<SuggestedBy, string>> = {
  'seller-item': 'același cod al furnizorului',
  'standard-item': 'același cod de bare',
  name: 'aceeași denumire',
};

const times = ({ times: count }: CodeUse): string => (count === 1 ? 'o dată' : `de ${count} ori`);

/** Why the line has its suggestion; `day` writes a date. */
export function whyText({ state, reason, gone }: CodedLine, day: (date: string) => string): string {
  if (state === 'coded') return gone ? 'codul nu mai este în listă' : 'ales aici';
  if (reason === null) return 'prima dată la acest furnizor';
  if (reason.kind === 'own')
    return reason.by === 'code' ? 'codul furnizorului este și al dvs.' : 'denumirea este ca la dvs.';
  if (gone) return 'codul de data trecută nu mai este în listă';
  if (reason.kind === 'two') return reason.uses.map((use) => `${use.code} ${times(use)}`).join(', ');
  if (reason.kind === 'probable')
    return reason.before.sellerItem === '' ? BY[reason.by] : `furnizorul avea codul ${reason.before.sellerItem}`;
  if (reason.by === 'seller-item') return `${times(reason.use)} la fel, ultima ${day(reason.use.last)}`;
  return `${BY[reason.by]}, ultima ${day(reason.use.last)}`;
}
