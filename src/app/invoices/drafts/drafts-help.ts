import type { HelpPage } from '@/app/texts/help-page';

export const draftsHelp: HelpPage = {
  title: 'Ciorne',
  about:
    'Facturile începute și neemise ale firmei. O ciornă se salvează singură și nu are număr: el se ia numai la emitere.',
  sections: [
    {
      head: 'Lucrul cu ciornele',
      steps: [
        'Căutați după cumpărător, CUI, denumirea unei linii sau sumă; unde sunt și ciorne externe, alegeți felul lor.',
        'Deschideți rândul ca să scrieți mai departe, de unde ați rămas.',
        'Din acțiunile rândului o puteți duplica sau șterge. Ștergerea se poate anula din anunțul care apare.',
      ],
    },
    {
      head: 'Unde este ciorna',
      text: [
        '„Doar aici” înseamnă că nu a ajuns încă pe server: este pe acest dispozitiv și pleacă singură când există rețea. „Pe server” înseamnă că o vedeți și de pe celelalte dispozitive.',
        '„Conflict” înseamnă că aceeași ciornă a fost schimbată în două locuri. Ce s-a schimbat pe linii diferite se unește singur; pentru rest, ambele variante sunt păstrate până alegeți, în panoul de sincronizare.',
      ],
    },
  ],
};
