import { countedNoun } from '@/app/ui/words/amount-text';

export interface NamedCompany {
  readonly name: string;
  readonly cif: string;
}

const shown = ({ name, cif }: NamedCompany): string => `${name} (CUI ${cif})`;

/** Words about a company that does not open on this device, and about hidden ones with unsent work. */
export const heldOffTexts = {
  title: (taken: string) => `${taken} nu se deschide încă aici`,
  why: (old: NamedCompany, taken: NamedCompany) =>
    `Serverul arată acum ${shown(taken)} în locul firmei ${shown(old)}, de obicei după restaurarea dintr-o copie. Datele celei vechi sunt întregi pe acest dispozitiv; ca să nu se amestece, cea nouă așteaptă.`,
  whatToDo: (old: string, taken: string, unsent: number) =>
    unsent === 0
      ? `Întrebați administratorul serverului dacă ${old} revine. Dacă nu, ștergeți-i datele de aici: ${taken} se deschide apoi singură.`
      : `Întrebați administratorul serverului dacă ${old} revine. Dacă nu, exportați ce nu s-a trimis (${countedNoun(unsent, 'lucrare', 'lucrări')}), apoi ștergeți-i datele de aici: ${taken} se deschide singură.`,
  erase: (old: string) => `Șterge datele firmei ${old}`,
  eraseTitle: (old: string) => `Ștergeți de pe acest dispozitiv datele firmei ${old}?`,
  eraseText:
    'Se șterg facturile, ciornele și definițiile ei de pe acest dispozitiv. Ce a pierdut serverul poate să mai fie numai aici. Nu se poate reveni.',
  eraseUnsent: (count: number) =>
    count === 1
      ? 'Printre ele este o lucrare netrimisă. Exportați-o înainte de a șterge.'
      : `Printre ele sunt ${countedNoun(count, 'lucrare netrimisă', 'lucrări netrimise')}. Exportați-le înainte de a șterge.`,
  eraseConfirm: 'Șterge datele',
  hiddenWork: (name: string | undefined, count: number) =>
    `${countedNoun(count, 'lucrare netrimisă este a', 'lucrări netrimise sunt ale')} unei firme pe care serverul nu o mai arată acestui cont${name === undefined ? '' : ` (${name})`}. Rămâne tot aici, intră în fișierul exportat și se trimite numai dacă firma revine.`,
} as const;
