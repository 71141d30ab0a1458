import { countedNoun } from '@/app/ui/words/amount-text';

/** Of a browser that has deleted the local database by itself. */
export const evictionTexts = {
  title: 'Browserul a șters datele de pe acest dispozitiv',
  lost: (unsent: number) => {
    const start =
      'A făcut loc pe disc sau aplicația nu a fost deschisă mult timp. Ce era pe server se aduce acum din nou.';
    if (unsent === 0) return `${start} Nu s-a pierdut nimic salvat.`;
    const lost = unsent === 1 ? 'O lucrare nu ajunsese' : `${countedNoun(unsent, 'lucrare', 'lucrări')} nu ajunseseră`;
    return `${start} ${lost} pe server și ${unsent === 1 ? 's-a pierdut' : 's-au pierdut'}; dacă aveți fișierul „condica-netrimise”, importați-l din „Sincronizare”.`;
  },
  seen: 'Am înțeles',
} as const;
