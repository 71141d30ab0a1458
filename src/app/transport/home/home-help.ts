import type { HelpPage } from '@/app/texts/help-page';

export const transportHomeHelp: HelpPage = {
  title: 'e-Transport',
  about: 'Declarațiile de transport ale firmei, grupate după ce cer: de rezolvat, pe drum, de pornit, ciorne.',
  sections: [
    {
      head: 'Lista',
      steps: [
        'Căutați după UIT, număr de înmatriculare, partener, marfă sau localitate.',
        'Restrângeți după stare sau după cât mai este valabil codul.',
        'Deschideți un rând ca să vedeți codul UIT cu zilele lui și ce se poate face acum.',
      ],
    },
    {
      head: 'Mai multe deodată',
      text: [
        'Bifați rândurile ca să corectați, să confirmați sau să ștergeți mai multe declarații. Fiecare se face numai dacă legea o permite acum; pentru celelalte scrie de ce nu.',
        'La corectare scrieți o dată ziua pornirii, vehiculul sau remorca și se schimbă în toate; ce nu respectă regulile rămâne în ciorne.',
        'Declarațiile făcute în altă parte și transporturile pe care le faceți pentru alții apar la „Ale altora”, când răspunde ANAF.',
      ],
    },
  ],
};
