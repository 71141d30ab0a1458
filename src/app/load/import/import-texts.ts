/** Words of bringing an old archive in. */
import { countedNoun, countText } from '@/app/ui/words/amount-text';

export const importTexts = {
  head: 'Aduce o arhivă veche',
  what: 'Arhivele ZIP descărcate din SPV și fișierele XML ale altui program intră în arhiva firmei, fără să plece ceva la ANAF și fără să atingă numerele seriilor de aici. Ce este deja nu se dublează.',
  files: 'Alege fișiere',
  folder: 'Alege un dosar',
  cancel: 'Oprește',
  progress: 'Fișiere citite din arhiva veche',
  found: (count: number) => `Se citesc ${countedNoun(count, 'fișier', 'fișiere')}.`,
  told: (done: number) => `${countedNoun(done, 'fișier citit', 'fișiere citite')}.`,
  sums: ({ added, known, refused }: { readonly added: number; readonly known: number; readonly refused: number }) =>
    `${countText(added)} aduse · ${countText(known)} erau deja · ${countText(refused)} neprimite`,
  done: 'Gata. Documentele apar în liste.',
  cancelled: 'Oprit. Ce s-a adus este în arhivă; alegeți din nou aceleași fișiere ca să continuați.',
  stopped:
    'Serverul nu răspunde. Ce s-a adus este în arhivă; alegeți din nou aceleași fișiere și se continuă de unde a rămas.',
  brokenOff: (done: number) =>
    `Aducerea s-a întrerupt după ${countedNoun(done, 'fișier', 'fișiere')}. Alegeți din nou aceleași fișiere: ce a ajuns nu se mai trimite.`,
  nothing: 'Nu ați ales niciun fișier ZIP sau XML.',
  report: 'Descarcă raportul',
  reportName: 'arhiva-veche.csv',
  refusedHead: 'Neprimite',
  more: (count: number) => `Încă ${countText(count)}, în raport.`,
  heads: ['Fișier', 'Ce s-a întâmplat', 'Număr', 'Detalii'],
} as const;

const RESULTS: Readonly<Record<string, string>> = {
  added: 'adus',
  completed: 'completat cu originalul semnat',
  known: 'era deja în arhivă',
  damaged: 'arhivă ZIP stricată sau fără document',
  'two-documents': 'arhiva ZIP are mai multe documente',
  'no-signature': 'arhiva ZIP nu are semnătura ministerului',
  unreadable: 'nu este un document XML care se poate citi',
  'unknown-document': 'XML de alt fel, nu o factură',
  'not-an-invoice': 'mesaj sau erori de la ANAF, nu o factură',
  'other-company': 'factura altor firme',
  'own-unsigned':
    'emisă de firmă, fără semnătura ministerului: nu arată că a ajuns la ANAF; alegeți arhiva ZIP din SPV',
  'too-large': 'prea mare sau nu se poate deschide',
};

/** A word of a newer server stands as it came. */
export function resultWords(result: string): string {
  return RESULTS[result] ?? result;
}
