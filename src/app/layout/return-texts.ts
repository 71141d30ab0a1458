import { countedNoun } from '@/app/ui/words/amount-text';

/** What is told when the server answers again and what waited has left. */
export const returnTexts = {
  returned: (count: number) => ({
    message: 'Legătura cu serverul a revenit',
    description:
      count === 1
        ? 'Lucrarea care aștepta pe acest dispozitiv a ajuns la server.'
        : `Cele ${countedNoun(count, 'lucrare', 'lucrări')} care așteptau pe acest dispozitiv au ajuns la server.`,
  }),
} as const;
