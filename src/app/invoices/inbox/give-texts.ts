/** Words of who works on a company, and of giving it to somebody. */
import { countedNoun } from '@/app/ui/words/amount-text';

const companies = (count: number): string => countedNoun(count, 'firmă', 'firme');

export const giveTexts = {
  head: 'Lucrează',
  nobody: 'nimeni',
  waits: 'așteaptă să ajungă la server',
  refused: 'nu a fost primit de server: vedeți Sincronizarea',
  given: (by: string, at: string) => `dată de ${by}, ${at}`,
  /** On a card, where no head says it. */
  worksOn: (name: string) => `Lucrează ${name}`,
  filter: 'Cine lucrează',
  filterAll: 'oricine',
  filterMine: 'ale mele',
  filterNobody: 'ale nimănui',
  act: 'Dă-o cuiva',
  actMany: 'Dă-le cuiva',
  actOn: (company: string) => `Dă-o cuiva: ${company}`,
  key: 'dă-o cuiva',
  title: (company: string) => `Cine lucrează la ${company}`,
  titleMany: (count: number) => `Cine lucrează la ${countedNoun(count, 'firmă aleasă', 'firme alese')}`,
  typed: 'nume',
  people: 'Colegi cu acces',
  own: 'dumneavoastră',
  present: 'lucrează acum',
  thereOf: (there: number, of: number) => `are acces la ${there} din ${of}`,
  none: 'Niciun coleg nu se potrivește.',
  alone: 'Numai dumneavoastră aveți acces aici. Colegii se invită din Firme, la „Acces”.',
  invite: 'Invită un coleg',
  untold: 'Colegii nu sunt încă pe acest dispozitiv. Vin de la server la prima sincronizare, când este rețea.',
  done: (count: number, name: string) =>
    count === 1 ? `Firma este acum la ${name}` : `${companies(count)} sunt acum la ${name}`,
  doneNobody: (count: number) =>
    count === 1 ? 'La firmă nu mai lucrează nimeni anume' : `La ${companies(count)} nu mai lucrează nimeni anume`,
  left: (count: number, name: string) =>
    `${name} nu are acces la ${count === 1 ? 'una dintre firme, care a rămas' : `${companies(count)}, care au rămas`} cum era.`,
  unchanged: (name: string) => `Sunt deja la ${name}. Nimic nu s-a schimbat.`,
  unchangedNobody: 'Nu lucrează nimeni anume. Nimic nu s-a schimbat.',
  undo: 'Anulează',
  failed: {
    message: 'Firma nu s-a putut da pe acest dispozitiv',
    description: 'Nimic nu s-a schimbat. Încercați din nou; dacă se repetă, reîncărcați pagina.',
  },
} as const;
