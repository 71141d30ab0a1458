import type { HelpPage } from '@/app/texts/help-page';

export const paymentHelp: HelpPage = {
  title: 'Metode de plată',
  about: 'Felurile în care firma este plătită. Se propun la fiecare factură, cu contul lor cu tot.',
  sections: [
    {
      head: 'Adăugați o metodă',
      steps: [
        'Apăsați „Metodă nouă” și dați-i un nume ușor de recunoscut, ca „Cont BT” sau „Numerar”.',
        'Alegeți felul plății: ordin de plată, numerar, card, compensare și celelalte.',
        'La plata în cont, scrieți IBAN-ul și banca. IBAN-ul se verifică și apare pe factură.',
      ],
    },
    {
      head: 'Schimbare și ștergere',
      text: [
        'Metoda se schimbă în panoul ei sau direct în listă. Facturile emise rămân cu ce aveau; ștergerea se poate anula din anunțul care apare.',
      ],
    },
  ],
};
