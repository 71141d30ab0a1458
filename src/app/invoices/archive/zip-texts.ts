import { countedNoun } from '@/app/ui/words/amount-text';
import { namedNumbers } from './named-numbers';

/** Words of archived documents taken as they are, in one zip. */
export const zipTexts = {
  id: 'document-zip',
  busyId: 'document-zip-busy',
  making: 'Se adună documentele pentru zip.',
  busy: 'Un zip este deja pe drum. Așteptați-l ori opriți-l, apoi apăsați din nou.',
  nothingHad:
    'Niciunul dintre documente nu este pe acest dispozitiv, sau nu există încă. Legați-vă la rețea și încercați din nou.',
  /** `numbers`: of those that are known by number. */
  someMissing: (missing: number, numbers: readonly string[]) =>
    `${countedNoun(missing, 'document nu a', 'documente nu au')} intrat în zip${numbers.length === 0 ? '' : ` (${namedNumbers(numbers)})`}: nu sunt încă pe acest dispozitiv sau nu există încă. Celelalte sunt în el.`,
  failed:
    'Zipul nu s-a făcut acum. Documentele sunt păstrate. Încercați din nou, cu mai puține deodată dacă sunt multe.',
} as const;
