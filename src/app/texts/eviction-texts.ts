import { countedNoun } from '@/app/ui/words/amount-text';
import type { Eviction } from '@/db/storage/eviction';

const START =
  'A făcut loc pe disc, aplicația nu a fost deschisă mult timp sau browserul a fost oprit brusc. Ce era pe server se aduce acum din nou.';
const FILE = 'dacă aveți fișierul „condica-netrimise”, importați-l din „Sincronizare”.';

/** Of a browser that has deleted the local database by itself. */
export const evictionTexts = {
  title: 'Browserul a șters datele de pe acest dispozitiv',
  told: ({ unsent, copy }: Pick<Eviction, 'copy' | 'unsent'>) =>
    `${START} ${copy === undefined ? withoutCopy(unsent) : withCopy(copy)}`,
  seen: 'Am înțeles',
} as const;

function withoutCopy(unsent: number): string {
  if (unsent === 0) return 'Nu s-a pierdut nimic salvat.';
  const lost = unsent === 1 ? 'O lucrare nu ajunsese' : `${countedNoun(unsent, 'lucrare', 'lucrări')} nu ajunseseră`;
  return `${lost} pe server și ${unsent === 1 ? 's-a pierdut' : 's-au pierdut'}; ${FILE}`;
}

function withCopy({ entries, whole }: NonNullable<Eviction['copy']>): string {
  const rest = whole
    ? 'Nu s-a pierdut nimic salvat.'
    : `O parte din a doua copie nu s-a putut citi: verificați ultimele ciorne și facturi; ${FILE}`;
  return entries === 0 ? rest : `${cameBack(entries)} ${rest}`;
}

function cameBack(entries: number): string {
  if (entries === 1)
    return 'O lucrare care nu ajunsese pe server a revenit din a doua copie de pe dispozitiv și pleacă singură.';
  const counted = countedNoun(entries, 'lucrare', 'lucrări');
  return `${counted} care nu ajunseseră pe server au revenit din a doua copie de pe dispozitiv și pleacă singure.`;
}
