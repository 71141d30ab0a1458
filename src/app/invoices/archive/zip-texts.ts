import { countedNoun } from '@/app/ui/words/amount-text';
import { namedNumbers } from './named-numbers';

const UNREACHED =
  'nu sunt pe acest dispozitiv, iar serverul nu a răspuns. Celelalte sunt în el și rămân aici. Legați-vă la rețea și luați zipul din nou.';

/** Words of archived documents taken as they are, in one zip. */
export const zipTexts = {
  id: 'document-zip',
  busyId: 'document-zip-busy',
  making: 'Se adună documentele pentru zip.',
  busy: 'Un zip este deja pe drum. Așteptați-l ori opriți-l, apoi apăsați din nou.',
  nothingHad:
    'Niciunul dintre documente nu este pe acest dispozitiv, sau nu există încă. Legați-vă la rețea și încercați din nou.',
  /** `numbers`: of those that are known by number. */
  someMissing: (missing: number, numbers: readonly string[], unreached: boolean) =>
    `${countedNoun(missing, 'document nu a', 'documente nu au')} intrat în zip${numbers.length === 0 ? '' : ` (${namedNumbers(numbers)})`}: ${unreached ? UNREACHED : 'nu sunt încă pe acest dispozitiv sau nu există încă. Celelalte sunt în el.'}`,
  failed:
    'Zipul nu s-a făcut acum. Documentele sunt păstrate. Încercați din nou, cu mai puține deodată dacă sunt multe.',
} as const;
