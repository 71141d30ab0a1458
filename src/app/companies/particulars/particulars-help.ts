import type { HelpPage } from '@/app/texts/help-page';

export const particularsHelp: HelpPage = {
  title: 'Date firmă',
  about: 'Ce apare despre firma dumneavoastră pe facturile noi: denumire, sediu, contact, cont bancar și TVA.',
  sections: [
    {
      head: 'Cum le schimbați',
      steps: [
        'Scrieți în câmpuri ce s-a schimbat. „Preia de la ANAF” aduce denumirea, sediul, numărul de la registrul comerțului și calitatea de plătitor de TVA din registrul ANAF; are nevoie de rețea.',
        'Apăsați „Salvează”. Din anunțul care apare puteți anula.',
      ],
    },
    {
      head: 'Ce se întâmplă apoi',
      text: [
        'Facturile noi încep cu datele de aici. Facturile emise și ciornele scrise nu se schimbă; o ciornă se corectează în editor.',
        'Schimbările se salvează și fără rețea și pleacă la server când revine. Dacă un coleg a schimbat alt câmp, rămân amândouă; dacă a schimbat același câmp, alegeți dumneavoastră, din panoul de sincronizare.',
        'Codul fiscal nu se schimbă: alt cod înseamnă altă firmă, care se adaugă din pagina „Firme”.',
      ],
    },
    {
      head: 'TVA la încasare',
      text: [
        'Bifați-o dacă firma aplică sistemul. Facturile noi poartă atunci mențiunea; pe o factură anume o schimbați din „Mai multe detalii”.',
      ],
    },
  ],
};
