import { countedNoun } from '@/app/ui/words/amount-text';

/** Words of one message to the suppliers of several invoices. */
export const messageManyTexts = {
  action: 'Mesaj',
  title: (count: number) => `Mesaj despre ${countedNoun(count, 'factură', 'facturi')}`,
  label: 'Mesaj către furnizori',
  tooMany: (most: number) => `Un mesaj se trimite despre cel mult ${most} de facturi odată. Alegeți mai puține.`,
  written: (written: number, asked: number) =>
    written === asked
      ? `Mesajul a fost scris lângă ${countedNoun(written, 'factură', 'facturi')} și pleacă singur.`
      : `Mesajul a fost scris lângă ${written} din ${asked} facturi. Celelalte nu au venit din SPV și ANAF nu are unde duce un mesaj.`,
} as const;
