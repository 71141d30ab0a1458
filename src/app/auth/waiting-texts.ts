import { countedNoun } from '@/app/ui/words/amount-text';

export const waitingTexts = {
  title: (count: number) =>
    count === 1
      ? 'O lucrare așteaptă pe acest dispozitiv'
      : `${countedNoun(count, 'lucrare așteaptă', 'lucrări așteaptă')} pe acest dispozitiv`,
  /** '' where it is not known whose they are. */
  of: (owner: string, count: number) => {
    const who = owner === '' ? 'autorul' : owner;
    return count === 1
      ? `Este salvată și pleacă singură când intră în cont ${who}. Alt cont nu o vede și nu o trimite.`
      : `Sunt salvate și pleacă singure când intră în cont ${who}. Alt cont nu le vede și nu le trimite.`;
  },
  ofEach: (owner: string, count: number) =>
    `${owner === '' ? 'Alt cont' : owner}: ${countedNoun(count, 'lucrare', 'lucrări')}`,
  ofMany:
    'Sunt salvate și pleacă singure când intră în cont cel care le-a scris. Alt cont nu le vede și nu le trimite.',
} as const;
