import type { MarkName } from '@/api/entities/archive-item';
import { countedNoun } from '@/app/ui/words/amount-text';

interface MarkWords {
  /** On a document that bears it, and on the button that gives it. */
  readonly name: string;
  readonly given: (count: number) => string;
  readonly takenBack: (count: number) => string;
}

const invoices = (count: number): string => countedNoun(count, 'factură', 'facturi');

/** What each mark is called. */
export const markWords: Readonly<Record<MarkName, MarkWords>> = {
  approved: {
    name: 'Vizată',
    given: (count) => (count === 1 ? 'Factura este vizată' : `${invoices(count)} sunt vizate`),
    takenBack: (count) => (count === 1 ? 'Factura nu mai este vizată' : `${invoices(count)} nu mai sunt vizate`),
  },
  booked: {
    name: 'Înregistrată',
    given: (count) => (count === 1 ? 'Factura este înregistrată' : `${invoices(count)} sunt înregistrate`),
    takenBack: (count) =>
      count === 1 ? 'Factura nu mai este înregistrată' : `${invoices(count)} nu mai sunt înregistrate`,
  },
};

export const markTexts = {
  marks: 'Marcaje',
  undo: 'Anulează',
  failed: {
    message: 'Marcajul nu s-a putut scrie pe acest dispozitiv',
    description: 'Nimic nu s-a schimbat. Încercați din nou; dacă se repetă, reîncărcați pagina.',
  },
  failedInPart: {
    message: 'Marcajul nu s-a putut scrie la toate firmele',
    description:
      'Ce este marcat rămâne marcat. Încercați din nou pentru celelalte; dacă se repetă, reîncărcați pagina.',
  },
  /** Under the buttons; `by` '' where nobody knows. */
  said: (mark: string, by: string, at: string) => `${mark}${by === '' ? '' : ` de ${by}`} · ${at}`,
} as const;
