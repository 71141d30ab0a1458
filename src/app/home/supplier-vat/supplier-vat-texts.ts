/** Words of the suppliers whose VAT state is read again before a month is closed. */
import { countedNoun } from '@/app/ui/words/amount-text';

export const supplierVatTexts = {
  title: (count: number, month: string) =>
    `${countedNoun(count, 'furnizor', 'furnizori')} din luna ${month} de verificat`,
  text: 'Starea TVA nu s-a citit la ANAF de când s-a încheiat luna. TVA se deduce numai de la plătitori: verificați înainte de decont.',
  check: 'Verifică TVA',
} as const;
