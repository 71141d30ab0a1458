import { countedNoun } from '@/app/ui/words/amount-text';

/** What is told when a company is not among the account's any more. */
export const goneTexts = {
  gone: (names: readonly string[]) => ({
    message:
      names.length === 1
        ? `${names[0]} nu mai este în contul dumneavoastră`
        : `${countedNoun(names.length, 'firmă nu mai este', 'firme nu mai sunt')} în contul dumneavoastră: ${names.join(', ')}`,
    description:
      'Datele primite de la server nu se mai văd aici. Ce nu s-a trimis se poate exporta din panoul de sincronizare.',
  }),
  anew: (names: readonly string[]) => ({
    message: `${names.join(' și ')}: ${names.length === 1 ? 'firma a fost făcută' : 'firmele au fost făcute'} din nou`,
    description:
      'Datele de până acum au plecat de pe acest dispozitiv, iar cele noi vin. Ce nu s-a trimis se poate exporta din panoul de sincronizare.',
  }),
} as const;
