import { countedNoun } from '@/app/ui/words/amount-text';

/** Words of what the panel says of numbers beyond their intervals here. */
export const numbersTexts = {
  givenBack: (number: string) => `${number} a fost redat și se poate folosi din nou`,
  others: (count: number) =>
    count === 1
      ? 'Un interval pe alt dispozitiv'
      : `${countedNoun(count, 'interval', 'intervale')} pe alte dispozitive`,
  othersText: 'Închideți-l pe al unui dispozitiv pierdut; pe ale celorlalte lăsați-le.',
  companies: (count: number) =>
    count === 1 ? 'Numere ale altei firme' : `Numere ale altor ${countedNoun(count, 'firmă', 'firme')}`,
  free: (interval: string, left: string) => `${interval} · ${left}`,
} as const;
