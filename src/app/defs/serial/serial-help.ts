import type { HelpPage } from '@/app/texts/help-page';

export const serialHelp: HelpPage = {
  title: 'Serii și numere',
  about:
    'Seriile firmei, intervalele de numere rezervate fiecărui dispozitiv și evidența numerelor: ce factură are fiecare și ce s-a întâmplat cu celelalte.',
  sections: [
    {
      head: 'Adăugați o serie',
      steps: [
        'Apăsați „Serie nouă” și alegeți pentru ce este: facturi sau note de creditare.',
        'Scrieți prefixul, câte cifre are numărul și primul număr. Exemplul de alături arată cum vor ieși.',
        'Completați locul emiterii și persoana responsabilă, pentru decizia internă de numerotare.',
      ],
      text: ['O serie nu se șterge: numerele ei sunt în evidențe.'],
    },
    {
      head: 'Intervale',
      text: [
        'Fiecare dispozitiv are numerele lui rezervate, ca să poată emite și fără rețea, fără dubluri. Primul interval are zece numere și crește după cât se folosește; următorul se rezervă singur la legătura cu serverul, sau din „Rezervă numere pe acest dispozitiv”.',
        'Un interval poate începe peste numere rezervate altui dispozitiv: „De ce de aici” spune ale cui sunt.',
      ],
    },
    {
      head: 'Predarea numerelor',
      text: [
        'Când ieșiți și ștergeți datele de pe un dispozitiv, numerele lui nefolosite se întorc în serie, dacă există rețea. Fără rețea ele rămân rezervate lui până când cineva închide intervalul.',
        '„Redă numerele nefolosite” face același lucru pentru un singur interval al acestui dispozitiv, cu un motiv, și când dispozitivul rămâne în uz. Merge și fără rețea: redarea pleacă atunci mai târziu.',
      ],
    },
    {
      head: 'Închideți intervalul unui dispozitiv pierdut',
      steps: [
        'Deschideți seria și găsiți dispozitivul la „Numere rezervate”.',
        'Apăsați „Închide intervalul” și scrieți motivul.',
      ],
      text: [
        'Numerele nefolosite ale acelui interval nu se mai dau nimănui și nu se poate reveni. Dacă dispozitivul revine cu facturi emise din interval, ele sunt primite sub numerele lor.',
      ],
    },
    {
      head: 'Anulați un număr',
      text: [
        'Un număr redat seriei se poate folosi din nou pe dispozitivul lui. „Anulează numărul” îl scoate din folosință, cu un motiv care rămâne în evidență. Nu se poate reveni.',
      ],
    },
    {
      head: 'Evidența numerelor',
      text: [
        '„Arată evidența” spune pentru fiecare număr: factura și data ei, rezervat, redat, anulat cu motivul sau nefolosit. Se exportă în CSV și se tipărește.',
      ],
    },
  ],
};
